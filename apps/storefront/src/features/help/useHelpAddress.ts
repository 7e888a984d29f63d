import { useLocation } from 'react-router-dom'
import { integerField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import type { HelpAddress } from './helpTree'

const FIELDS = { id: integerField(1) }

/** The article that the address names. */
export function useHelpAddress(): HelpAddress {
  const { pathname } = useLocation()
  const [{ id }] = useSearchState(FIELDS)
  return { path: pathname.replace(/\/+$/, ''), id }
}
