import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { adList, slot, zone } from './focus'
import type { focusKxzqAdInput } from './payload/focus'
import { money } from './wire'

// The calls of the zones' own pages: in a file of their own, so that the home page does not load them.

/** A zone whose goods ship by a rule of their own (RO-05). */
const shippingZone = z.object({
  ...zone.shape,
  /** Shipping of an order's goods of this zone. */
  shipping: z.object({
    fee: money,
    /** Goods amount from which there is no fee; null is never. */
    free_from: z.nullable(money),
  }),
})

export const focusKxzqAd = endpoint({
  name: 'focus.kxzqAd',
  method: 'GET',
  path: '/api/focus/kxzq_ad',
  access: 'anyone',
  silent: true,
  input: payload<typeof focusKxzqAdInput>,
  data: adList,
})

export const focusNewKxzq = slot('focus.newKxzq', '/api/focus/new_kxzq', zone)
export const focusKxzq = slot('focus.kxzq', '/api/focus/kxzq', zone)
export const focusZyzq = slot('focus.zyzq', '/api/focus/zyzq', shippingZone)
export const focusYx = slot('focus.yx', '/api/focus/yx', shippingZone)
