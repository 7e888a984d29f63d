'use client'

import { useEffect, useRef, useState } from 'react'

export interface UsePatientPressOptions {
  /** What is pressed can be done. */
  readonly ready: boolean
  /** Something it depends on is still on its way. */
  readonly pending: boolean
  readonly onPress?: (() => void) | undefined
}

export interface PatientPress {
  /** A press is kept until what it depends on has arrived. */
  readonly waiting: boolean
  readonly press: () => void
}

/**
 * A press that is not lost while something it depends on is on its way: it is done as soon as that has arrived, or
 * forgotten when it can then no longer be done. Pressing twice does it once.
 */
export function usePatientPress({ ready, pending, onPress }: UsePatientPressOptions): PatientPress {
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
