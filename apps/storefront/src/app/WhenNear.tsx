import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface WhenNearProps {
  /** Height kept free until then, in CSS pixels, so that nothing jumps. */
  height: number
  children: ReactNode
}

/** How far below the window something counts as near once the buyer scrolls, so that it stands before it is seen. */
const NEAR = '600px'

/**
 * Puts its content in place once the buyer comes near it; until then it is only as tall as it will be. Before the first
 * scroll only what is in the window counts: many a visit never goes further down.
 */
export function WhenNear({ height, children }: WhenNearProps) {
  const [near, setNear] = useState(false)
  const scrolled = useScrolled(!near)
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
      { rootMargin: scrolled ? NEAR : '0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, scrolled])

  return near ? children : <div ref={place} style={{ minHeight: height }} />
}

/** Whether the page has been scrolled, asked for while it matters. */
function useScrolled(wanted: boolean): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!wanted || scrolled) return
    const note = () => setScrolled(true)
    if (window.scrollY > 0) {
      note()
      return
    }
    window.addEventListener('scroll', note, { passive: true, once: true })
    return () => window.removeEventListener('scroll', note)
  }, [wanted, scrolled])
  return scrolled
}
