'use client'

import { useEffect, useState } from 'react'

/** Seconds that are left of a wait, counted down to 0, and the function that starts one. */
export function useSecondsLeft(): readonly [seconds: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    // Timers of a hidden page run late: what is left is calculated each time.
    const count = () => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    count()
    if (end <= performance.now()) return
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [end])
  return [seconds, wait => setEnd(performance.now() + wait * 1000)]
}
