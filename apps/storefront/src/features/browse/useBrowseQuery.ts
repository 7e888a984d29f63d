import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import { useSearchParams } from 'react-router-dom'

type Sort = NonNullable<GoodsListInput['sort']>

/** What a buyer chose on a list: everything that narrows or orders it. It stands in the address. */
export interface BrowseChoice {
  readonly sccj?: string
  readonly dosage_form?: string
  readonly category?: number
  readonly in_stock?: 1
  readonly price_visible?: 1
  readonly sort?: Sort
}

const SORTS: readonly Sort[] = ['default', 'sales', 'price_asc', 'price_desc', 'newest', 'expiry']

/** The choice in the address, and how to change a part of it. A part set to undefined is taken back. */
export function useBrowseQuery() {
  const [query, setQuery] = useSearchParams()

  function change(part: Partial<Record<keyof BrowseChoice, string | number | undefined>>) {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(part)) {
      if (value === undefined) next.delete(name)
      else next.set(name, String(value))
    }
    setQuery(next, { preventScrollReset: true })
  }

  return { choice: readChoice(query), change, query }
}

function readChoice(query: URLSearchParams): BrowseChoice {
  const category = Number(query.get('category'))
  const sort = SORTS.find(each => each === query.get('sort'))
  return {
    ...(query.get('sccj') ? { sccj: query.get('sccj') ?? '' } : {}),
    ...(query.get('dosage_form') ? { dosage_form: query.get('dosage_form') ?? '' } : {}),
    ...(Number.isSafeInteger(category) && category > 0 ? { category } : {}),
    ...(query.get('in_stock') === '1' ? { in_stock: 1 } : {}),
    ...(query.get('price_visible') === '1' ? { price_visible: 1 } : {}),
    ...(sort ? { sort } : {}),
  }
}
