import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { matchAt } from './useRouteRow'

/** The parameters in the address of the page that is shown. */
export const useParams = (): Readonly<Record<string, string | undefined>> =>
  matchAt(useLocation().pathname)?.params ?? {}

/** The query of the address, and a function that replaces it. */
export function useUrlQuery() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const change = (fields: Record<string, string>) =>
    navigate({ pathname, search: `?${new URLSearchParams(fields)}` }, { replace: true })
  return [query, change] as const
}

/** Largest id of the service. */
const MAX_ID = 2_147_483_647

/** The id in a part of an address; null when it is none. */
export function readId(text: string | null | undefined): number | null {
  const id = Number(text ?? '')
  return Number.isSafeInteger(id) && id > 0 && id <= MAX_ID ? id : null
}
