'use client'

import { useEffect, useRef } from 'react'

/** The browser asks before the tab is closed or reloaded, while something would be lost. */
export function useUnloadWarning(isLost: () => boolean): void {
  const latest = useRef(isLost)
  useEffect(() => {
    latest.current = isLost
  })

  useEffect(() => {
    function askBeforeUnload(event: BeforeUnloadEvent) {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', askBeforeUnload)
    return () => window.removeEventListener('beforeunload', askBeforeUnload)
  }, [])
}
