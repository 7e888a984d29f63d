'use client'

import { useEffect, useRef, useState } from 'react'

/** A value that is shown for some milliseconds after it was set, then null again. Each value has its full time. */
export function useShownFor<Value>(ms: number) {
  const [shown, setShown] = useState<Value | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function show(value: Value) {
    clearTimeout(timer.current)
    // In a function of its own: React would call a value that is one.
    setShown(() => value)
    timer.current = setTimeout(setShown, ms, null)
  }
  return [shown, show] as const
}
