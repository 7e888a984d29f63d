import { choiceField, dayField, pageField, readDays } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'

/** `use_type` of both ledgers. */
export const LEDGER_KINDS = [1, 2, 3, 4, 5, 6, 7] as const

const FIELDS = {
  /** `use_type` of the rows. */
  kind: choiceField(LEDGER_KINDS),
  from: dayField,
  to: dayField,
  page: pageField,
}

/** The filters and the page of a ledger in the address, and how to change a part of them. */
export function useLedgerSearch() {
  const [{ from, to, ...search }, change] = useSearchState(FIELDS)
  return [{ ...search, ...readDays({ from, to }) }, change] as const
}

export type LedgerSearch = ReturnType<typeof useLedgerSearch>

/** The input of a call that lists a ledger. */
export function ledgerInput({ kind, from, to, page }: LedgerSearch[0]) {
  return { use_type: kind, start_time: from, end_time: to, page }
}
