import { ORDER_TABS } from '@yaoji/domain'
import {
  choiceField,
  dayField,
  integerField,
  keywordsField,
  pageField,
  readDays,
} from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'

const FIELDS = {
  tab: choiceField(
    ORDER_TABS.map(({ tab }) => tab),
    'all',
  ),
  keywords: keywordsField,
  from: dayField,
  to: dayField,
  store: integerField(1),
  page: pageField,
}

/** The tab, the filters, the store and the page of the order list in the address, and how to change a part of them. */
export function useOrderSearch() {
  const [{ from, to, ...search }, change] = useSearchState(FIELDS)
  return [{ ...search, ...readDays({ from, to }) }, change] as const
}

export type OrderSearch = ReturnType<typeof useOrderSearch>[0]
export type ChangeOrderSearch = ReturnType<typeof useOrderSearch>[1]
