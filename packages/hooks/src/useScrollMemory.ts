'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

export interface UseScrollMemoryOptions {
  /** Names the visit: the same key comes back to the same place. */
  readonly routeKey: string
  /** The place remembered for a key, in CSS pixels; null when the page was not visited. */
  readonly read: (routeKey: string) => number | null
  readonly write: (routeKey: string, top: number) => void
  /** How long a page may take to grow as tall as it was, in milliseconds. */
  readonly patienceMs?: number
}

/** What the buyer does herself ends restoring: nothing moves that she did not move. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Keeps the scroll position of each visit and goes back to it: a new page starts at its top, a page returned to
 * stands where it was left, also when its content arrives late. CH-01.
 */
export function useScrollMemory(options: UseScrollMemoryOptions): void {
  const { routeKey, patienceMs = 5000 } = options
  const storage = useRef(options)

  useBrowserLayoutEffect(() => {
    storage.current = options
  })

  useBrowserLayoutEffect(() => {
    let top = storage.current.read(routeKey) ?? 0
    const restoring = restore(top, patienceMs)
    const keep = () => storage.current.write(routeKey, top)
    function follow() {
      // A page still too short stands where it can, not where it was left.
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

/** Scrolls to a place, again and again while the page grows towards it. */
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
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true })

  function stop() {
    if (state.done) return
    state.done = true
    clearTimeout(timer)
    observer.disconnect()
    for (const move of OWN_MOVES) window.removeEventListener(move, stop)
  }
  return state
}
