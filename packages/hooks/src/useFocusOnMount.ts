'use client'

import { useEffect, useRef } from 'react'

/**
 * Moves the focus to an element when it appears in place of what had the focus, and with it the scroll position. The
 * element has `tabIndex={-1}`.
 */
export function useFocusOnMount<Target extends HTMLElement>({ enabled = true } = {}) {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (enabled) target.current?.focus()
  }, [enabled])
  return target
}
