'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { favoriteAdd, favoriteCancel, favoriteList } from '@yaoji/api-client/contract/favorite'
import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { useClient } from './client'
import { refresh } from './query'

/** Adds products to the favourites. */
export function useFavoriteAdd() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (goods_ids: readonly number[]) => client.call(favoriteAdd, { goods_ids: [...goods_ids] }),
    onSuccess: () => refresh(queries, favoriteList, goodsDetail),
    meta: { endpoint: favoriteAdd },
  })
}

/** Removes products from the favourites. */
export function useFavoriteCancel() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (goods_ids: readonly number[]) => client.call(favoriteCancel, { goods_ids: [...goods_ids] }),
    onSuccess: () => refresh(queries, favoriteList, goodsDetail),
    meta: { endpoint: favoriteCancel },
  })
}
