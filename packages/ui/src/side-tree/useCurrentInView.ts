'use client'
import { useEffect, useRef } from 'react'

/** Scrolls a box so that its current link is in view, whenever another one becomes current. The page does not move. */
export function useCurrentInView(current: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current
    const link = current === undefined ? null : box?.querySelector('[aria-current]')
    if (!box || !link) return
    const outer = box.getBoundingClientRect()
    const inner = link.getBoundingClientRect()
    if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top
    if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom
  }, [current])
  return ref
}
