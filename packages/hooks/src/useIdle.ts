'use client'

import { useEffect, useState } from 'react'

/** Longest wait for an idle browser, in milliseconds. */
const LATEST_MS = 2500

/** False until the browser is idle for the first time: content that is not urgent renders then. */
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
