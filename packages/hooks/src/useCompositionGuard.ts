'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from './isComposing'

export interface CompositionGuard {
  /** Text is being composed: whatever depends on the text must wait. */
  readonly composing: boolean
  /** Whether a key belongs to the input method: during a composition, and the key that ends it. */
  readonly owns: (event: KeyboardEvent) => boolean
  /** Spread onto the field. */
  readonly fieldProps: {
    readonly onCompositionStart: () => void
    readonly onCompositionEnd: () => void
    readonly onBlur: () => void
  }
}

/**
 * Tells the keys of an input method from the keys of a field. Chromium and Firefox send the key that ends a
 * composition before `compositionend`, marked as composing. WebKit sends it after, in the same task: until the end of
 * that task, keys still belong to the input method. ST-06.
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
    // A field that loses the focus during a composition does not always get `compositionend`.
    fieldProps: { onCompositionStart: begin, onCompositionEnd: end, onBlur: end },
  }
}
