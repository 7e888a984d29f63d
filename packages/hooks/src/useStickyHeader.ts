'use client'

import { useEffect, useState } from 'react'

const STICKY_FROM_PX = 205
const STICKY_DELAY_MS = 100

export interface UseStickyHeaderOptions {
  /** Scroll position from which the header sticks, in CSS pixels; `Infinity`: it never does. */
  readonly from?: number | undefined
  /** Milliseconds between a scroll and its effect: a short scroll past the position shows nothing. */
  readonly delayMs?: number
}

/**
 * Whether the compact header is shown: from 205 px of scroll, 100 ms after it, in both directions. A restored scroll
 * position counts. CH-10, CN-04.
 */
export function useStickyHeader({
  from = STICKY_FROM_PX,
  delayMs = STICKY_DELAY_MS,
}: UseStickyHeaderOptions = {}): boolean {
  const [stuck, setStuck] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function look() {
      timer ??= setTimeout(() => {
        timer = undefined
        setStuck(window.scrollY >= from)
      }, delayMs)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', look)
    }
  }, [from, delayMs])

  return stuck
}
