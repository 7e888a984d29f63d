import { useEffect, useState } from 'react'
import { isPageThere, prefetchPage } from './prefetchPage'

/**
 * Whether the code of the first page of a visit is there, or failed to load. Left to React, the page would wait until its
 * fallback has been shown for 300 ms.
 */
export function useFirstPage(pathname: string): boolean {
  const [fetched, setFetched] = useState(() => isPageThere(pathname))
  // biome-ignore lint/correctness/useExhaustiveDependencies: later pages are left to React, which keeps the one before
  useEffect(() => {
    prefetchPage(pathname).then(() => setFetched(true))
  }, [])
  return fetched
}
