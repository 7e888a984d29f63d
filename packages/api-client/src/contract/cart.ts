import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { goods } from './goods'
import {
  BULK_LIMIT,
  bulkResult,
  flag,
  flagInput,
  id,
  idInput,
  idsInput,
  integer,
  money,
  noInput,
  text,
} from './wire'

/** 0 an ordinary line, 1 second-kill, 3 combination (CN-05). */
export const lineType = z.union([z.literal(0), z.literal(1), z.literal(3)])

/** Something the buyer should know about one line: its offer ended, its price moved, its number no longer fits, stock is short, a tier is near. */
export const lineNotice = z.object({
  kind: z.enum(['ended', 'price_up', 'price_down', 'number', 'stock_short', 'limit', 'ladder']),
  text: z.string(),
})

/** A combination's own goods, with how many of each the package holds. */
const combinationPart = z.object({
  goods_id: id,
  name: z.string(),
  ypgg: z.string(),
  number: z.int(),
  price: z.optional(money),
})

export const cartLine = z.object({
  id,
  number: z.int(),
  is_selected: flag,
  type: lineType,
  goods_type: lineType,
  goods,
  combination: z.nullable(z.object({ id, name: z.string(), list: z.array(combinationPart) })),
  with_coupon: flag,
  goods_manjian_amount: z.optional(money),
  gift_data: z.nullable(z.object({ total: z.int(), type: z.int(), name: z.string() })),
  /** Unit price of the whole line at its number, and what it would be without any tier or offer. */
  price: z.optional(money),
  raw_price: z.optional(money),
  subtotal: z.optional(money),
  key: z.string(),
  goods_price_id: id,
  ladder_price_id: z.nullable(id),
  goods_manjian_id: z.nullable(id),
  is_yj: flag,
  notices: z.array(lineNotice),
})
export type CartLine = z.output<typeof cartLine>

export const manjianTier = z.object({ amount: money, reduce: money, status: flag })

/** Shipping of one zone: goods of the free-shipping zone and of the zy zone count for thresholds of their own (RO-05). */
const zoneShipping = z.object({
  zone: z.enum(['normal', 'youx', 'zy']),
  goods_amount: money,
  shipping_amount: money,
  /** Missing to free shipping; `0.00` once it is reached or when nothing is to pay. */
  no_trans_order_amount: money,
})

export const manjianState = z.object({
  goods_manjian_id: id,
  name: z.string(),
  eligible_amount: money,
  reduce_amount: money,
  /** Still missing to the next tier; `0.00` when the highest is reached. */
  missing_amount: money,
  manjians: z.array(manjianTier),
})

/** Totals over the selected lines. Money is absent when the buyer may not see prices. */
export const cartTotal = z.object({
  count: z.int(),
  selected_count: z.int(),
  selected_number: z.int(),
  goods_amount: z.optional(money),
  saved_amount: z.optional(money),
  payable_amount: z.optional(money),
  shipping_data: z.object({
    shipping_amount: money,
    /** Missing to free shipping, of the first zone that pays; the hint is hidden when it is not positive (ST-04). */
    no_trans_order_amount: money,
    /** Of the selected lines, what coupons and full reductions count (ST-03). */
    coupon_amount: money,
    zones: z.array(zoneShipping),
  }),
  activity_data: z.object({
    manjians: z.object({
      /** Tiers of every activity in the cart, reached ones first (ST-03). */
      manjians: z.array(manjianTier),
      /** The same by activity, reached ones first. */
      list: z.array(manjianState),
    }),
  }),
  /** What the main button does: check out, or why it cannot. */
  action: z.object({ state: z.enum(['checkout', 'empty', 'login', 'licence']), message: z.string() }),
  filter_data: z.array(z.object({ filter: z.int(), name: z.string(), count: z.int() })),
})
export type CartTotal = z.output<typeof cartTotal>

export const cartList = endpoint({
  name: 'cart.list',
  method: 'GET',
  path: '/api/cart/list',
  summary: 'Every line of the cart. `filter` 99999 is all of them, another value is one of `filter_data`.',
  row: 'AP-01',
  access: 'anyone',
  concurrent: true,
  input: z.object({ filter: z.optional(integer()), new: z.optional(flagInput()) }),
  data: z.object({
    list: z.array(cartLine),
    warehouses: z.array(z.object({ ck_id: id, name: z.string() })),
    total: cartTotal,
  }),
})

const addLine = z.object({
  /** With type 3 the id of the combination. */
  goods_id: idInput(),
  number: integer(1, 9_999_999),
  /** What the page showed. Never believed; a difference is told in `adjusted`. */
  price: z.optional(text(20)),
  ck_id: z.optional(idInput()),
  /** One of the goods' sellable lines; absent for the normal one, or with type 1 for the second-kill that is on. */
  goods_price_id: z.optional(idInput()),
  ladder_price_id: z.optional(idInput()),
  goods_manjian_id: z.optional(idInput()),
  is_yj: z.optional(flagInput()),
  type: z.optional(integer(0, 3)),
})
export type CartAddLine = z.output<typeof addLine>

/** The lines' ids by entry, and how many lines the cart holds now. */
export const cartAddResult = z.extend(bulkResult, { cart: z.int() })

export const cartAdd = endpoint({
  name: 'cart.add',
  method: 'POST',
  path: '/api/cart',
  summary: 'Puts goods into the cart, up to 2,000 lines at once.',
  row: 'AP-02',
  access: 'anyone',
  concurrent: true,
  delayMs: 200,
  creates: true,
  input: z.object({
    params: z
      .array(addLine)
      .check(z.minLength(1, '请选择商品'), z.maxLength(BULK_LIMIT, `一次最多 ${BULK_LIMIT} 条`)),
  }),
  data: cartAddResult,
})

export const cartQuickAdd = endpoint({
  name: 'cart.quickAdd',
  method: 'POST',
  path: '/api/cart/quick_add/{id}',
  summary: 'Puts the smallest legal number of one goods into the cart.',
  row: 'AP-03',
  access: 'anyone',
  concurrent: true,
  creates: true,
  input: z.object({ id: idInput() }),
  data: cartAddResult,
})

export const cartEdit = endpoint({
  name: 'cart.edit',
  method: 'POST',
  path: '/api/cart/{id}/edit',
  summary: 'Sets the number of one line. A number that is not legal is refused with its legal neighbours.',
  row: 'AP-04',
  access: 'anyone',
  concurrent: true,
  input: z.object({
    id: idInput(),
    params: z.object({ number: integer(1, 9_999_999) }),
    new: z.optional(flagInput()),
  }),
  data: z.object({ line: cartLine, total: cartTotal }),
})

export const cartBatchDelete = endpoint({
  name: 'cart.batchDelete',
  method: 'POST',
  path: '/api/cart/batch_delete',
  summary: 'Takes lines out of the cart.',
  row: 'AP-05',
  access: 'anyone',
  concurrent: true,
  input: z.object({ ids: idsInput() }),
  data: z.extend(bulkResult, { total: cartTotal }),
})

export const cartBatchSelect = endpoint({
  name: 'cart.batchSelect',
  method: 'POST',
  path: '/api/cart/batch_select',
  summary: 'Selects lines for checkout, or takes them off it.',
  row: 'AP-06',
  access: 'anyone',
  concurrent: true,
  input: z.object({ ids: idsInput(), is_selected: flagInput() }),
  data: z.extend(bulkResult, { total: cartTotal }),
})

export const cartCopy = endpoint({
  name: 'cart.copy',
  method: 'POST',
  path: '/api/cart/copy',
  summary: 'Copies lines into the carts of other stores of the same head office, answering store by store.',
  row: 'AP-07',
  access: 'buyer',
  concurrent: true,
  creates: true,
  input: z.object({
    ids: idsInput(),
    other_user_ids: z
      .array(idInput())
      .check(z.minLength(1, '请选择门店'), z.maxLength(20, '一次最多复制到 20 家门店')),
  }),
  data: z.extend(bulkResult, {
    /** The same account by store: one entry a store and line, in the order of `other_user_ids`, then `ids`. */
    stores: z.array(
      z.object({ user_id: id, name: z.string(), added: z.int(), adjusted: z.int(), refused: z.int() }),
    ),
  }),
})

export const cartNextHint = endpoint({
  name: 'cart.nextHint',
  method: 'POST',
  path: '/api/cart/next_hint',
  summary: 'What one goods would gain at a higher number: the next tier, free shipping, the next reduction.',
  row: 'AP-09',
  access: 'anyone',
  concurrent: true,
  silent: true,
  input: z.object({
    goods_id: idInput(),
    number: integer(0, 9_999_999),
    goods_price_id: z.optional(idInput()),
  }),
  data: z.object({
    /** `short_by` counts packs. */
    hints: z.array(
      z.object({
        kind: z.enum(['tier', 'free_shipping', 'reduction']),
        short_by: z.int(),
        text: z.string(),
      }),
    ),
  }),
})

export const cartTotalCall = endpoint({
  name: 'cart.total',
  method: 'GET',
  path: '/api/cart/total',
  summary: 'Number of lines and totals of the cart.',
  row: 'AP-10',
  access: 'anyone',
  concurrent: true,
  silent: true,
  input: noInput,
  data: z.object({ total: cartTotal }),
})
