'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { plain } from '../theme/base.css'

export interface LazyOnVisibleProps {
  /** In its place until then: of the same height, so that nothing moves, and hidden from screen readers. */
  placeholder: ReactNode
  /** The section. */
  children: ReactNode
}

/**
 * Renders its content once its place is visible, or the user begins to scroll. Many visits never leave the first
 * screen, and load nothing below it. Renders a hidden `div` until then.
 */
export function LazyOnVisible({ placeholder, children }: LazyOnVisibleProps) {
  const [visible, setVisible] = useState(false)
  const holder = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = holder.current
    if (!element || visible) return
    const show = () => setVisible(true)
    if (typeof IntersectionObserver === 'undefined' || window.scrollY > 0) {
      show()
      return
    }
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && show(),
    )
    observer.observe(element)
    window.addEventListener('scroll', show, { passive: true, once: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', show)
    }
  }, [visible])

  return visible ? (
    children
  ) : (
    <div ref={holder} aria-hidden className={plain}>
      {placeholder}
    </div>
  )
}
