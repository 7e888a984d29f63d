import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { goods } from './entity/goods'
import type { favoriteAddInput, favoriteCancelInput, favoriteListInput } from './payload/favorite'
import { bulkResult, flag, money, pageOf, time } from './wire'

const favorite = z.object({
  goods,
  created_at: time,
  /** Price when it became a favourite; null when the buyer saw no price then, absent when the buyer sees none now. */
  price_then: z.optional(z.nullable(money)),
  /** How much lower the price is now; absent when it is not lower. */
  price_drop: z.optional(money),
  /** 1: its stock came back in the last days, and it can be bought. */
  back_in_stock: flag,
  /** 1: it can be bought, and the next lot expires within a few months. */
  short_expiry: flag,
})
export type Favorite = z.output<typeof favorite>

export const favoriteList = endpoint({
  name: 'favorite.list',
  method: 'GET',
  path: '/api/favorite',
  access: 'buyer',
  input: payload<typeof favoriteListInput>,
  data: pageOf(favorite),
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
