import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface LazyOnVisibleProps {
  /** What stands in its place until then: as high, so that nothing jumps, and silent. */
  until: ReactNode
  children: ReactNode
}

/**
 * Puts its content in place once the buyer sees where it goes, or begins to scroll; until then something as high stands
 * there. Many a visit never goes further down than the window.
 */
export function LazyOnVisible({ until, children }: LazyOnVisibleProps) {
  const [near, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!element || near) return
    const come = () => setNear(true)
    if (typeof IntersectionObserver === 'undefined' || window.scrollY > 0) {
      come()
      return
    }
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && come(),
    )
    observer.observe(element)
    window.addEventListener('scroll', come, { passive: true, once: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', come)
    }
  }, [near])

  return near ? (
    children
  ) : (
    <div ref={place} aria-hidden>
      {until}
    </div>
  )
}
