import { useEffect, useState } from 'react'

/** A value that follows another one once that has not changed for some time, in milliseconds. */
export function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, value)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
