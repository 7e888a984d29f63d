import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { goods } from './entity/goods'
import type { favoriteAddInput, favoriteCancelInput, favoriteListInput } from './input/favorite'
import { bulkResult, pageOf, time } from './wire'

export const favoriteList = endpoint<typeof favoriteListInput>()({
  name: 'favorite.list',
  method: 'GET',
  path: '/api/favorite',
  access: 'buyer',
  data: pageOf(z.object({ goods, created_at: time })),
})

export const favoriteAdd = endpoint<typeof favoriteAddInput>()({
  name: 'favorite.add',
  method: 'POST',
  path: '/api/favorite',
  access: 'buyer',
  concurrent: true,
  creates: true,
  data: bulkResult,
})

export const favoriteCancel = endpoint<typeof favoriteCancelInput>()({
  name: 'favorite.cancel',
  method: 'POST',
  path: '/api/favorite/cancel',
  access: 'buyer',
  concurrent: true,
  data: bulkResult,
})
