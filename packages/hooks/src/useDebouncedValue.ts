'use client'

import { useEffect, useState } from 'react'

/** A value that follows another one once that has not changed for some time, in milliseconds. */
export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setDebounced, delayMs, value)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
