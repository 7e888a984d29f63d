'use client'

import { useRef } from 'react'

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]'

/** Number of remembered elements on each side of the opener: more than a deleted group of rows has. */
const NEIGHBOURS = 200

/** Milliseconds during which the focus moves on if the focused element is removed. */
const GUARD_MS = 10_000

export interface ReturnFocus {
  /** Remembers the focused element and its neighbours. Call it before the focus moves. */
  readonly remember: () => void
  /**
   * Returns the focus to `preferred`, else to the remembered element, else to its nearest neighbour. If that element is
   * removed within the next seconds (a row whose deletion was confirmed), the focus moves on to its neighbour.
   */
  readonly giveBack: (preferred?: HTMLElement | null) => void
}

/** Returns the focus when a popup closes: to its opener, or to the nearest element that still exists. */
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

/**
 * The element, then the focusable elements after it, then those before it, nearest first. Those of the same `main` come
 * before all others: the focus does not go to the footer while the page itself has a place for it.
 */
function placesAround(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return []
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(place => place.tabIndex >= 0)
  const at = all.indexOf(element)
  if (at < 0) return [element]
  const before = all.slice(Math.max(0, at - NEIGHBOURS), at).reverse()
  const near = [...all.slice(at + 1, at + 1 + NEIGHBOURS), ...before]
  const main = element.closest('main')
  const isInside = (place: HTMLElement) => main?.contains(place) ?? true
  return [element, ...near.filter(isInside), ...near.filter(place => !isInside(place))]
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
