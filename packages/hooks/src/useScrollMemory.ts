'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

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

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

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
    const restoring = restore(top, patienceMs)
    const keep = () => storage.current.write(routeKey, top)
    function follow() {
      // While restoring, the page may be too short for its stored position: that one is kept.
      if (restoring.done) top = window.scrollY
    }
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      restoring.stop()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [routeKey, patienceMs])
}

/** Scrolls to a position, again each time the page grows, until it is reached. */
function restore(top: number, patienceMs: number): { readonly done: boolean; readonly stop: () => void } {
  const state = { done: false, stop }
  window.scrollTo(0, top)
  if (window.scrollY >= top || typeof ResizeObserver === 'undefined') {
    state.done = true
    return state
  }
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (window.scrollY >= top) stop()
  })
  const timer = setTimeout(stop, patienceMs)
  observer.observe(document.body)
  for (const move of USER_INPUT) window.addEventListener(move, stop, { passive: true })

  function stop() {
    if (state.done) return
    state.done = true
    clearTimeout(timer)
    observer.disconnect()
    for (const move of USER_INPUT) window.removeEventListener(move, stop)
  }
  return state
}
