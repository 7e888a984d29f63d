import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { goods } from './goods'
import { bulkResult, idsInput, pageInput, pageOf, time } from './wire'

export const favoriteList = endpoint({
  name: 'favorite.list',
  method: 'GET',
  path: '/api/favorite',
  summary: 'Favourite goods, newest first.',
  row: 'AP-37',
  access: 'buyer',
  input: z.object(pageInput),
  data: pageOf(z.object({ goods, created_at: time })),
})

export const favoriteAdd = endpoint({
  name: 'favorite.add',
  method: 'POST',
  path: '/api/favorite',
  summary: 'Adds goods to the favourites.',
  row: 'AP-38',
  access: 'buyer',
  concurrent: true,
  creates: true,
  input: z.object({ goods_ids: idsInput() }),
  data: bulkResult,
})

export const favoriteCancel = endpoint({
  name: 'favorite.cancel',
  method: 'POST',
  path: '/api/favorite/cancel',
  summary: 'Takes goods off the favourites.',
  row: 'AP-39',
  access: 'buyer',
  concurrent: true,
  input: z.object({ goods_ids: idsInput() }),
  data: bulkResult,
})
