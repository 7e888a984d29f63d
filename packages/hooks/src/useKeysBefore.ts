'use client'

import { useEffect, useRef, useState } from 'react'

export interface KeysBefore {
  /** Somebody uses the page: load the listeners. */
  readonly wanted: boolean
  /** The listeners are there: sends the characters that came before, in their order. */
  readonly replay: () => void
  /** The listeners did not load: the next key asks for them again. */
  readonly forget: () => void
}

/**
 * Lets what listens to keys be loaded when somebody uses the page, and not with it: `wanted` from the first key or
 * movement of the mouse on. `replay` sends the characters that came before the listeners were there, but none that a field took.
 */
export function useKeysBefore(): KeysBefore {
  const [wanted, setWanted] = useState(false)
  const keys = useRef<KeyboardEvent[] | null>([])
  useEffect(() => {
    const want = () => setWanted(true)
    function keep(event: KeyboardEvent) {
      if (isShortcut(event)) keys.current?.push(event)
      want()
    }
    document.addEventListener('keydown', keep)
    document.addEventListener('pointermove', want, { once: true })
    return () => {
      document.removeEventListener('keydown', keep)
      document.removeEventListener('pointermove', want)
    }
  }, [])
  function replay() {
    const typed = keys.current ?? []
    keys.current = null
    for (const { target, key, code, shiftKey, ctrlKey, altKey, metaKey } of typed) {
      const init = { key, code, shiftKey, ctrlKey, altKey, metaKey, bubbles: true, cancelable: true }
      target?.dispatchEvent(new KeyboardEvent('keydown', init))
      target?.dispatchEvent(new KeyboardEvent('keyup', init))
    }
  }
  function forget() {
    keys.current = []
    setWanted(false)
  }
  return { wanted, replay, forget }
}

/** A character that no field takes. Other keys, such as Enter, have done what they do. */
function isShortcut({ key, target }: KeyboardEvent): boolean {
  return key.length === 1 && !(target instanceof Element && target.closest(TYPED_INTO))
}

const TYPED_INTO = 'input, textarea, select, [contenteditable]'
