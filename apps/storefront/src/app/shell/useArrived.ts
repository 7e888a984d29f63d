import { type Query, useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageLoading } from '../router/loadPage'

/** Milliseconds without a first answer on its way, after which the page has arrived: one can ask for the next. */
const QUIET_MS = 150

/**
 * Whether the page of this address has its code and its first answers. It stays so until the address has another path,
 * whatever is fetched later.
 */
export function useArrived(): boolean {
  const { pathname } = useLocation()
  const [arrived, setArrived] = useState<string | null>(null)
  const fetching = useIsFetching({ predicate: isFirst })
  const waits = usePageLoading() || fetching > 0
  useEffect(() => {
    if (waits) return
    const timer = setTimeout(() => setArrived(pathname), QUIET_MS)
    return () => clearTimeout(timer)
  }, [waits, pathname])
  return arrived === pathname
}

const isFirst = ({ state }: Query) => state.data === undefined
