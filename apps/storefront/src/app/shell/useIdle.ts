import { useEffect, useState } from 'react'

/** Longest wait for a quiet moment, in milliseconds. */
const LATEST_MS = 2500

/** False until the browser has a quiet moment after the first page: what may come later waits for it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS })
      return () => cancelIdleCallback(handle)
    }
    const timer = setTimeout(() => setIdle(true), LATEST_MS)
    return () => clearTimeout(timer)
  }, [])
  return idle
}
