import * as z from 'zod/mini'
import { endpoint, type InputOf, payload } from './endpoint'
import { cartLine } from './entity/cart-line'
import type { idOnly, noInput } from './input/wire'
import type {
  cartAddInput,
  cartBatchDeleteInput,
  cartBatchSelectInput,
  cartCopyInput,
  cartDistributeInput,
  cartEditInput,
  cartListInput,
  cartNextHintInput,
  cartRestoreInput,
} from './payload/cart'
import { bulkResult, flag, id, int, money } from './wire'

export { type CartLine, cartLine, lineNotice, lineType } from './entity/cart-line'

export const manjianTier = z.object({ amount: money, reduce: money, status: flag })

/** Shipping of one zone: the free-shipping zone and the zy zone have separate thresholds (RO-05). */
const zoneShipping = z.object({
  zone: z.literal(['normal', 'youx', 'zy']),
  goods_amount: money,
  shipping_amount: money,
  /** Missing to free shipping; `0.00` when it is reached or shipping is free. */
  no_trans_order_amount: money,
})

export const manjianState = z.object({
  goods_manjian_id: id,
  name: z.string(),
  eligible_amount: money,
  reduce_amount: money,
  /** Missing to the next tier; `0.00` when the highest is reached. */
  missing_amount: money,
  manjians: z.array(manjianTier),
})

/** Totals over the selected lines. Money is absent when the buyer may not see prices. */
export const cartTotal = z.object({
  count: int,
  selected_count: int,
  selected_number: int,
  /** The lines at their prices: after promotions and the welfare discount, before full reductions. */
  goods_amount: z.optional(money),
  /** By promotions, the welfare discount and full reductions. */
  saved_amount: z.optional(money),
  /** The part of `saved_amount` that the welfare discount takes off. */
  welfare_amount: z.optional(money),
  payable_amount: z.optional(money),
  shipping_data: z.object({
    shipping_amount: money,
    /** Missing to free shipping, of the first zone with a fee; the hint is hidden when it is not positive (ST-04). */
    no_trans_order_amount: money,
    /** Amount of the selected lines that counts for coupons and full reductions (ST-03). */
    coupon_amount: money,
    zones: z.array(zoneShipping),
  }),
  activity_data: z.object({
    manjians: z.object({
      /** Tiers of every activity in the cart, reached tiers first (ST-03). */
      manjians: z.array(manjianTier),
      /** The same, grouped by activity, reached activities first. */
      list: z.array(manjianState),
    }),
  }),
  /** Action of the main button: checkout, or the reason why it is not possible. */
  action: z.object({ state: z.literal(['checkout', 'empty', 'login', 'licence']), message: z.string() }),
  filter_data: z.array(z.object({ count: int, filter: int, name: z.string() })),
})
export type CartTotal = z.output<typeof cartTotal>

/** Absent where the call asks for none (`without_total`): `cart.total` answers them apart. */
const totalIfAsked = { total: z.optional(cartTotal) }

export const cartList = endpoint({
  name: 'cart.list',
  method: 'GET',
  path: '/api/cart/list',
  access: 'anyone',
  concurrent: true,
  input: payload<typeof cartListInput>,
  data: z.object({
    list: z.array(cartLine),
    warehouses: z.array(z.object({ ck_id: id, name: z.string() })),
    total: cartTotal,
  }),
})

/** How many packs of each line of a product are in the cart, and the cart's line; combinations are left out. */
export const cartNumbers = endpoint({
  name: 'cart.numbers',
  method: 'GET',
  path: '/api/cart/numbers',
  access: 'anyone',
  concurrent: true,
  input: payload<typeof noInput>,
  data: z.object({ list: z.array(z.object({ line_id: id, goods_price_id: id, number: int })) }),
})

/** The lines' ids by entry, and the number of lines in the cart now. */
export const cartAddResult = z.object({ ...bulkResult.shape, cart: int })

export const cartAdd = endpoint({
  name: 'cart.add',
  method: 'POST',
  path: '/api/cart',
  access: 'anyone',
  concurrent: true,
  delayMs: 200,
  creates: true,
  input: payload<typeof cartAddInput>,
  data: cartAddResult,
})
export type CartAddLine = InputOf<typeof cartAdd>['params'][number]

export const cartQuickAdd = endpoint({
  name: 'cart.quickAdd',
  method: 'POST',
  path: '/api/cart/quick_add/{id}',
  access: 'anyone',
  concurrent: true,
  creates: true,
  input: payload<typeof idOnly>,
  data: cartAddResult,
})

export const cartEdit = endpoint({
  name: 'cart.edit',
  method: 'POST',
  path: '/api/cart/{id}/edit',
  access: 'anyone',
  concurrent: true,
  input: payload<typeof cartEditInput>,
  data: z.object({ line: cartLine, ...totalIfAsked }),
})

export const cartBatchDelete = endpoint({
  name: 'cart.batchDelete',
  method: 'POST',
  path: '/api/cart/batch_delete',
  access: 'anyone',
  concurrent: true,
  input: payload<typeof cartBatchDeleteInput>,
  data: z.object({ ...bulkResult.shape, ...totalIfAsked }),
})

/** Puts back lines that the last `cart.batchDelete` removed: number, selection and place are as they were. */
export const cartRestore = endpoint({
  name: 'cart.restore',
  method: 'POST',
  path: '/api/cart/restore',
  access: 'anyone',
  concurrent: true,
  input: payload<typeof cartRestoreInput>,
  data: z.object({ ...bulkResult.shape, total: cartTotal }),
})

export const cartBatchSelect = endpoint({
  name: 'cart.batchSelect',
  method: 'POST',
  path: '/api/cart/batch_select',
  access: 'anyone',
  concurrent: true,
  input: payload<typeof cartBatchSelectInput>,
  data: z.object({ ...bulkResult.shape, ...totalIfAsked }),
})

export const cartCopy = endpoint({
  name: 'cart.copy',
  method: 'POST',
  path: '/api/cart/copy',
  access: 'buyer',
  concurrent: true,
  creates: true,
  input: payload<typeof cartCopyInput>,
  data: z.object({
    ...bulkResult.shape,
    /** The same results for each store: one entry for each store and line, ordered by `other_user_ids`, then `ids`. */
    stores: z.array(
      z.object({
        user_id: id,
        name: z.string(),
        /** Why the store cannot place an order now, and when it can; empty when nothing prevents it. */
        message: z.string(),
        added: int,
        adjusted: int,
        refused: int,
      }),
    ),
  }),
})

export const cartDistribute = endpoint({
  name: 'cart.distribute',
  method: 'POST',
  path: '/api/cart/distribute',
  access: 'buyer',
  concurrent: true,
  creates: true,
  input: payload<typeof cartDistributeInput>,
  data: z.object({
    ...bulkResult.shape,
    /** The stores that belong to the buyer, in the order in which the entries name them. */
    carts: z.array(
      z.object({
        user_id: id,
        name: z.string(),
        /** Why the store cannot place an order now, and when it can; empty when nothing prevents it. */
        message: z.string(),
      }),
    ),
  }),
})

export const cartNextHint = endpoint({
  name: 'cart.nextHint',
  method: 'POST',
  path: '/api/cart/next_hint',
  access: 'anyone',
  concurrent: true,
  silent: true,
  input: payload<typeof cartNextHintInput>,
  data: z.object({
    /** `short_by` is a number of packs. */
    hints: z.array(
      z.object({
        kind: z.literal(['tier', 'free_shipping', 'reduction']),
        text: z.string(),
        short_by: int,
      }),
    ),
  }),
})

export const cartTotalCall = endpoint({
  name: 'cart.total',
  method: 'GET',
  path: '/api/cart/total',
  access: 'anyone',
  concurrent: true,
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({ total: cartTotal }),
})
