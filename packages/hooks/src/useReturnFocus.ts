'use client'

import { useRef } from 'react'

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]'

/** How many neighbours of the opener are kept on each side: enough to outlive the removal of a whole group of rows. */
const NEIGHBOURS = 200

/** How long a returned focus is guarded against the removal of what holds it, in milliseconds. */
const GUARD_MS = 10_000

export interface ReturnFocus {
  /** Notes what has the focus now, and what stands after and before it. Call before the focus moves. */
  readonly remember: () => void
  /**
   * Gives the focus back: to `preferred`, else to what had it, else to what stood next to it. Where that is
   * removed within the next seconds (the row whose deletion was just confirmed), the focus goes on to its neighbour.
   */
  readonly giveBack: (preferred?: HTMLElement | null) => void
}

/** Where the focus goes when a popup closes: back to its opener, or to the next thing that is still there. */
export function useReturnFocus(): ReturnFocus {
  const places = useRef<readonly HTMLElement[]>([])
  return {
    remember() {
      places.current = placesAround(document.activeElement)
    },
    giveBack(preferred) {
      const candidates = preferred ? [preferred, ...places.current] : places.current
      places.current = []
      const holder = focusFirst(candidates)
      if (holder) guard(holder, candidates)
    },
  }
}

/** The element itself, then what can be focused after it, then what stands before it, nearest first. */
function placesAround(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return []
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(place => place.tabIndex >= 0)
  const at = all.indexOf(element)
  if (at < 0) return [element]
  const before = all.slice(Math.max(0, at - NEIGHBOURS), at).reverse()
  return [element, ...all.slice(at + 1, at + 1 + NEIGHBOURS), ...before]
}

function focusFirst(candidates: readonly HTMLElement[]): HTMLElement | undefined {
  return candidates.find(candidate => {
    if (!candidate.isConnected) return false
    candidate.focus()
    return document.activeElement === candidate
  })
}

function guard(holder: HTMLElement, candidates: readonly HTMLElement[]): void {
  const watch = new MutationObserver(() => {
    if (holder.isConnected) return
    stop()
    if (document.activeElement === document.body) focusFirst(candidates)
  })
  const timer = setTimeout(stop, GUARD_MS)
  function stop() {
    clearTimeout(timer)
    watch.disconnect()
    document.removeEventListener('focusin', stop)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}
