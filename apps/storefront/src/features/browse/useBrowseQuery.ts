import { byTextFacet, type GoodsFacet } from '@yaoji/api-client/contract/goods'
import type { SearchState } from '@yaoji/hooks'
import { choiceField, integerField, textField } from '../../core/navigation/searchFields'
import { type SearchStateOptions, useSearchState } from '../../core/navigation/useSearchState'

const SORTS = ['sales', 'price_asc', 'price_desc', 'newest', 'expiry'] as const

const FACET_FIELDS = {
  ...byTextFacet(() => textField),
  category: integerField(1),
  /** Near-expiry stock: months until its last day, at most. */
  expiry_months: integerField(1),
} satisfies Record<GoodsFacet, unknown>

/** What a buyer chose on a list of products: everything that narrows or orders it. */
const BROWSE_FIELDS = {
  ...FACET_FIELDS,
  in_stock: choiceField([1]),
  price_visible: choiceField([1]),
  /** Without one the service's default order applies. */
  sort: choiceField(SORTS),
}

export type BrowseChoice = Partial<SearchState<typeof BROWSE_FIELDS>>

/** The order of a name; undefined for `default`. */
export const sortOf = (name: string) => SORTS.find(sort => sort === name)

/** The choice in the address, and how to change a part of it. */
export function useBrowseQuery(options?: SearchStateOptions) {
  const [choice, change] = useSearchState(BROWSE_FIELDS, options)
  return { choice, change }
}
