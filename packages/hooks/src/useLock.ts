'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

export interface UseLockOptions {
  /** Stay locked after success: the page is about to be left, and nothing may be pressed until then. */
  readonly keep?: boolean
}

export interface Lock<Args extends unknown[], Answer> {
  /** Runs the action, or does nothing and answers undefined while it runs already. Rejects as the action does. */
  readonly run: (...args: Args) => Promise<Answer | undefined>
  /** The action is under way. */
  readonly busy: boolean
}

/**
 * A press that cannot be doubled. The lock is a ref, which holds from the first press on; a lock kept in state would
 * let a second press through that comes before the next rendering. A failure opens it again.
 */
export function useLock<Args extends unknown[], Answer>(
  action: (...args: Args) => Promise<Answer> | Answer,
  { keep = false }: UseLockOptions = {},
): Lock<Args, Answer> {
  const [busy, setBusy] = useState(false)
  const locked = useRef(false)
  const latest = useRef({ action, keep })
  useEffect(() => {
    latest.current = { action, keep }
  })

  const run = useCallback(async (...args: Args): Promise<Answer | undefined> => {
    if (locked.current) return undefined
    locked.current = true
    setBusy(true)
    let done = false
    try {
      const answer = await latest.current.action(...args)
      done = true
      return answer
    } finally {
      if (!done || !latest.current.keep) {
        locked.current = false
        setBusy(false)
      }
    }
  }, [])

  return { run, busy }
}
