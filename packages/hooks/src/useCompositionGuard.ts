'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from './isComposing'

export interface CompositionGuard {
  /** True while text is being composed: what depends on the text waits. */
  readonly composing: boolean
  /** Whether a key belongs to the input method: while composing, and for the very key that ends it. */
  readonly owns: (event: KeyboardEvent) => boolean
  /** Spread onto the field. */
  readonly fieldProps: {
    readonly onCompositionStart: () => void
    readonly onCompositionEnd: () => void
    readonly onBlur: () => void
  }
}

/**
 * Keeps an input method's keys away from a field's own keys. Chromium and Firefox send the ending key before
 * `compositionend`, marked as composing. WebKit sends it after, in the same task: until that task is over, keys still
 * belong to the input method. ST-06.
 */
export function useCompositionGuard(): CompositionGuard {
  const [composing, setComposing] = useState(false)
  const held = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function begin() {
    clearTimeout(timer.current)
    held.current = true
    setComposing(true)
  }

  function end() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      held.current = false
    })
    setComposing(false)
  }

  return {
    composing,
    owns: event => held.current || isComposing(event),
    // A field that loses focus in the middle does not always get its compositionend.
    fieldProps: { onCompositionStart: begin, onCompositionEnd: end, onBlur: end },
  }
}
