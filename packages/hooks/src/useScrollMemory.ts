'use client'

import { useRef } from 'react'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect'

export interface UseScrollMemoryOptions {
  /** Key of the visit: the same key restores the same position. */
  readonly routeKey: string
  /** The stored position of a key, in CSS pixels; null if there is none. */
  readonly read: (routeKey: string) => number | null
  readonly write: (routeKey: string, top: number) => void
  /** A visit without a stored position begins where the page is now. Default: false, it begins at the top. */
  readonly keep?: boolean
  /** Milliseconds that restoring waits for the page to become as tall as it was. Default: 5000. */
  readonly patienceMs?: number
}

/** Any of these ends restoring: the buyer moves the page now. */
const USER_INPUT = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Stores the scroll position of each visit and restores it, also when the content arrives late. A new page starts at
 * its top, unless it keeps the present position. CH-01.
 */
export function useScrollMemory(options: UseScrollMemoryOptions): void {
  const { routeKey, patienceMs = 5000 } = options
  const storage = useRef(options)

  useBrowserLayoutEffect(() => {
    storage.current = options
  })

  useBrowserLayoutEffect(() => {
    let top = storage.current.read(routeKey) ?? (storage.current.keep ? window.scrollY : 0)
    const visit = new AbortController()
    const restoring = restore(top, patienceMs)
    const keep = () => storage.current.write(routeKey, top)
    function follow() {
      // While restoring, the page may be too short for its stored position: that one is kept.
      if (restoring.signal.aborted) top = window.scrollY
    }
    window.addEventListener('scroll', follow, { passive: true, signal: visit.signal })
    window.addEventListener('pagehide', keep, visit)
    return () => {
      restoring.abort()
      visit.abort()
      keep()
    }
  }, [routeKey, patienceMs])
}

/** Scrolls to a position, again each time the page grows, until it is reached. Aborted when it is over. */
function restore(top: number, patienceMs: number): AbortController {
  const restoring = new AbortController()
  const { signal } = restoring
  const stop = () => restoring.abort()
  function scroll() {
    window.scrollTo(0, top)
    if (window.scrollY >= top) stop()
  }
  scroll()
  if (typeof ResizeObserver === 'undefined') stop()
  if (signal.aborted) return restoring
  const observer = new ResizeObserver(scroll)
  observer.observe(document.body)
  signal.addEventListener('abort', () => observer.disconnect())
  setTimeout(stop, patienceMs)
  for (const move of USER_INPUT) window.addEventListener(move, stop, { passive: true, signal })
  return restoring
}
