'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

export interface UseSingleFlightOptions {
  /** Stay busy after success, because the page is about to be left. Default: false. */
  readonly keep?: boolean
}

export interface SingleFlight<Args extends unknown[], Answer> {
  /** Runs the action; does nothing and resolves to undefined while it runs. Rejects as the action does. */
  readonly run: (...args: Args) => Promise<Answer | undefined>
  /** The action is running. */
  readonly busy: boolean
}

/**
 * An action that runs once at a time: a double press does it once. The flag is a ref, because state would let a second
 * press through before the next rendering. After a failure the action can run again.
 */
export function useSingleFlight<Args extends unknown[], Answer>(
  action: (...args: Args) => Promise<Answer> | Answer,
  { keep = false }: UseSingleFlightOptions = {},
): SingleFlight<Args, Answer> {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const latest = useRef({ action, keep })
  useEffect(() => {
    latest.current = { action, keep }
  })

  const run = useCallback(async (...args: Args): Promise<Answer | undefined> => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    let done = false
    try {
      const answer = await latest.current.action(...args)
      done = true
      return answer
    } finally {
      if (!done || !latest.current.keep) {
        running.current = false
        setBusy(false)
      }
    }
  }, [])

  return { run, busy }
}
