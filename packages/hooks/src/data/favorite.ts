'use client'

import { favoriteAdd, favoriteCancel, favoriteList } from '@yaoji/api-client/contract/favorite'
import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** Adds products to the favourites. */
export function useFavoriteAdd() {
  return useWrite(favoriteAdd, {
    inputOf: (goods_ids: readonly number[]) => ({ goods_ids: [...goods_ids] }),
    onSuccess: queries => refresh(queries, favoriteList, goodsDetail),
  })
}

/** Removes products from the favourites. */
export function useFavoriteCancel() {
  return useWrite(favoriteCancel, {
    inputOf: (goods_ids: readonly number[]) => ({ goods_ids: [...goods_ids] }),
    onSuccess: queries => refresh(queries, favoriteList, goodsDetail),
  })
}
