'use client'

import { useEffect, useRef, useState } from 'react'

export interface UseSettledOptions {
  /** More is to come: an answer is on its way, and nothing is said before it. */
  readonly pending?: boolean
  /** How long a text must stand still before it is said, in milliseconds. */
  readonly restMs?: number
}

/** Longer than the pause between two presses. */
const REST_MS = 800

/**
 * A text for a live region, once it has stopped changing: totals are read out when they settle, not at every press.
 * Empty until the text changes for the first time, so that nothing is said on arrival.
 */
export function useSettled(
  text: string,
  { pending = false, restMs = REST_MS }: UseSettledOptions = {},
): string {
  const [said, setSaid] = useState('')
  const last = useRef(text)
  useEffect(() => {
    if (pending || text === last.current) return
    const timer = setTimeout(() => {
      last.current = text
      setSaid(text)
    }, restMs)
    return () => clearTimeout(timer)
  }, [text, pending, restMs])
  return said
}
