'use client'

import { useEffect, useRef, useState } from 'react'

export interface UseDeferredActionOptions {
  /** The action is allowed. */
  readonly ready: boolean
  /** Something that the action depends on is still loading. */
  readonly pending: boolean
  readonly onPress?: (() => void) | undefined
}

export interface DeferredAction {
  /** A press waits for the end of loading. */
  readonly waiting: boolean
  readonly press: () => void
}

/**
 * An action whose press is not lost while something it depends on is loading: it runs at the end of loading, or not at
 * all if it is not allowed then. Two presses run it once.
 */
export function useDeferredAction({ ready, pending, onPress }: UseDeferredActionOptions): DeferredAction {
  const [waiting, setWaiting] = useState(false)
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    if (!waiting || pending) return
    setWaiting(false)
    if (ready) latest.current?.()
  }, [waiting, pending, ready])
  return {
    waiting: waiting && pending,
    press() {
      if (!ready || waiting) return
      if (pending) setWaiting(true)
      else onPress?.()
    },
  }
}
