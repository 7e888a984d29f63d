'use client'

import { type RefObject, useEffect } from 'react'

/** What the buyer may have moved to while the page was loading. */
const TAKEN = 'a, button, input, select, textarea'

/**
 * The focus is in the first cell, that of the selector, when the grid opens, unless the buyer has moved it to something else. On a touch screen
 * it would open a keyboard over the rows.
 */
export function useFocusOnOpen(
  body: RefObject<HTMLElement | null>,
  wanted = false,
  cell = '[data-cell="query"]',
): void {
  useEffect(() => {
    const taken = document.activeElement?.matches(TAKEN)
    if (!wanted || taken || window.matchMedia?.('(pointer: coarse)').matches) return
    body.current?.querySelector<HTMLInputElement>(cell)?.focus({ preventScroll: true })
  }, [wanted, body, cell])
}
