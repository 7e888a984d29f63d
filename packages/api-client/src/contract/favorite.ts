import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { goods } from './entity/goods'
import type { favoriteAddInput, favoriteCancelInput, favoriteListInput } from './input/favorite'
import { bulkResult, pageOf, time } from './wire'

export const favoriteList = endpoint({
  name: 'favorite.list',
  method: 'GET',
  path: '/api/favorite',
  access: 'buyer',
  input: payload<typeof favoriteListInput>,
  data: pageOf(z.object({ goods, created_at: time })),
})

export const favoriteAdd = endpoint({
  name: 'favorite.add',
  method: 'POST',
  path: '/api/favorite',
  access: 'buyer',
  concurrent: true,
  creates: true,
  input: payload<typeof favoriteAddInput>,
  data: bulkResult,
})

export const favoriteCancel = endpoint({
  name: 'favorite.cancel',
  method: 'POST',
  path: '/api/favorite/cancel',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof favoriteCancelInput>,
  data: bulkResult,
})
