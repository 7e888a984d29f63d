import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface WhenNearProps {
  /** Height kept free until then, in CSS pixels, so that nothing jumps. */
  height: number
  children: ReactNode
}

/** How far below the window something counts as near, so that it stands before it is seen. */
const MARGIN = '300px'

/** Puts its content in place once the buyer comes near it; until then it is only as tall as it will be. */
export function WhenNear({ height, children }: WhenNearProps) {
  const [near, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!element || near) return
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return
    }
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      {
        rootMargin: MARGIN,
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])

  return near ? children : <div ref={place} style={{ minHeight: height }} />
}
