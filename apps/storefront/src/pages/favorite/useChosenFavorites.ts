import type { Favorite } from '@yaoji/api-client/contract/favorite'
import { useState } from 'react'

/** The favourites of a page that the buyer has chosen. */
export interface FavoriteChoice {
  readonly chosen: readonly Favorite[]
  /** Whether each, some, or no favourite of the page is chosen. */
  readonly extent: 'all' | 'some' | 'none'
  readonly has: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Which favourites of a page are chosen; those that have left the page are not. */
export function useChosenFavorites(list: readonly Favorite[]): FavoriteChoice {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const chosen = list.filter(({ goods }) => ids.has(goods.id))
  const isAll = chosen.length === list.length
  const some = chosen.length > 0 ? 'some' : 'none'
  return {
    chosen,
    extent: isAll ? 'all' : some,
    has: id => ids.has(id),
    toggle(id) {
      setIds(before => new Set(before.has(id) ? [...before].filter(each => each !== id) : [...before, id]))
    },
    toggleAll: () => setIds(new Set(isAll ? [] : list.map(({ goods }) => goods.id))),
    clear: () => setIds(new Set()),
  }
}
