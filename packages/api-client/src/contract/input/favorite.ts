import { favoriteAdd, favoriteCancel, favoriteList } from '../favorite'
import { favoriteAddInput, favoriteCancelInput, favoriteListInput } from '../payload/favorite'
import { type Call, call } from './call'

export * from '../payload/favorite'

export const calls: readonly Call[] = [
  call(favoriteList, {
    payload: favoriteListInput,
    row: 'AP-37',
    summary: 'Lists the favourites, newest first.',
  }),
  call(favoriteAdd, {
    payload: favoriteAddInput,
    bulk: 'goods_ids',
    row: 'AP-38',
    summary:
      'Adds products to the favourites. A product that was removed within the last hour comes back as it was.',
  }),
  call(favoriteCancel, {
    payload: favoriteCancelInput,
    bulk: 'goods_ids',
    row: 'AP-39',
    summary: 'Removes products from the favourites.',
  }),
]
