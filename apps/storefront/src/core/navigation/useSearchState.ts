import { changeSearch, readSearch, type SearchFields, type SearchState } from '@yaoji/hooks'
import { useLocation, useNavigate } from 'react-router-dom'
import { useUrlQuery } from './address'
import { KEEP_SCROLL } from './keepScroll'

export interface SearchStateOptions {
  /** A change replaces the entry of the history. Default: it adds one, so that Back undoes it. */
  replace?: boolean
  /** Where a change leads, on a page whose path has a page number. Default: the path that is shown. */
  pathname?: string
  /** A change leaves the page where it is scrolled to. Default: true; false where it shows another page. */
  keepScroll?: boolean
}

/**
 * State in the query of the address: tabs, filters, a page number. Returns the state, and a function that changes a
 * part of it: `change({ tab: 'paid' })`; undefined takes a value back. What the address has besides stays.
 */
export function useSearchState<const Fields extends SearchFields>(
  fields: Fields,
  { replace, pathname, keepScroll = true }: SearchStateOptions = {},
) {
  const [query] = useUrlQuery()
  const navigate = useNavigate()
  const shown = useLocation().pathname
  function change(part: Partial<SearchState<Fields>>) {
    const search = `?${changeSearch(query, fields, part)}`
    const state = keepScroll ? KEEP_SCROLL : null
    navigate({ pathname: pathname ?? shown, search }, { replace, state })
  }
  return [readSearch(query, fields), change] as const
}
