'use client'

import { useEffect, useRef } from 'react'

/**
 * The element that gets the focus when `happened` becomes true and the focused element disappears with that: content that
 * replaces a pressed button, or what is beside it.
 */
export function useFocusWhenLost<Target extends HTMLElement>(happened: boolean) {
  const target = useRef<Target>(null)
  const before = useRef(happened)
  useEffect(() => {
    // The browser moves the focus of a removed element to the document.
    if (happened && !before.current && document.activeElement === document.body) target.current?.focus()
    before.current = happened
  }, [happened])
  return target
}
