'use client'

import { useEffect, useRef, useState } from 'react'

export interface UseSettledAnnouncementOptions {
  /** An answer is awaited: nothing is announced before it. Default: false. */
  readonly pending?: boolean
  /** Milliseconds without a change before the text is announced. Default: 800. */
  readonly restMs?: number
}

/** Longer than the time between two presses. */
const REST_MS = 800

/**
 * A text for a live region, once it has stopped changing: totals are announced after the last press, not at each one.
 * Empty until the first change, so that nothing is announced when the page opens.
 */
export function useSettledAnnouncement(
  text: string,
  { pending = false, restMs = REST_MS }: UseSettledAnnouncementOptions = {},
): string {
  const [announced, setAnnounced] = useState('')
  const last = useRef(text)
  useEffect(() => {
    if (pending || text === last.current) return
    const timer = setTimeout(() => {
      last.current = text
      setAnnounced(text)
    }, restMs)
    return () => clearTimeout(timer)
  }, [text, pending, restMs])
  return announced
}
