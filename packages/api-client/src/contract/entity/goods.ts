import * as z from 'zod/mini'
import { date, flag, id, int, money, time } from '../wire'

/** Whether the caller can buy the product, and if not, why; `is_buy` is 1 exactly when it is `ok`. */
export const buyState = z.literal([
  'ok',
  'login',
  'unverified',
  'verifying',
  'licence_expired',
  'out_of_scope',
  'controlled',
  'region',
  'limit_reached',
  'no_stock',
  'off_shelf',
  'price_pending',
])

export const goodsTag = z.object({ name: z.string(), describe: z.string(), is_show: flag, isLadder: flag })

export const goodsImage = z.object({ list: z.string(), large: z.string() })

export const ladderTier = z.object({ ladder_price_id: id, number: int, price: money })

/** The limited deal of a line, with its end; null for a line without one. */
const goodsOffer = z.object({ kind: z.literal(['spike', 'everyday']), end_at: z.nullable(time) })

const rxType = z.literal(['rx', 'otc_a', 'otc_b', 'device', 'herbal', 'food', 'other'])

/**
 * A product in a list. The price fields are absent, not empty, when the buyer may not see prices; `buy_state` has the
 * reason.
 */
export const goods = z.object({
  id,
  goods_price_id: id,
  code: z.string(),
  barcode: z.string(),
  name: z.string(),
  common_name: z.string(),
  trade_name: z.string(),
  approval_no: z.string(),
  dosage_form: z.string(),
  category_id: id,
  sccj: z.string(),
  ypgg: z.string(),
  bzdw: z.string(),
  origin: z.string(),
  rx_type: rxType,
  special_flag: z.literal(['none', 'ephedrine', 'controlled']),
  storage: z.literal(['normal', 'cool', 'cold', 'frozen']),
  goods_image: z.array(goodsImage),
  tags: z.array(goodsTag),
  type: flag,
  is_youx: flag,
  ck_id: id,
  number: int,
  min_qty: int,
  step_qty: int,
  max_qty: z.nullable(int),
  limit_period: z.nullable(z.literal(['order', 'day', 'week', 'month'])),
  mid_pack: int,
  case_pack: int,
  near_expiry: flag,
  expiry_date: z.nullable(date),
  is_free_shipping: flag,
  free_shipping_number: int,
  is_dpby: flag,
  qg_number: int,
  goods_manjian_id: z.nullable(id),
  sales: int,
  buy_state: buyState,
  is_buy: flag,
  price: z.optional(money),
  base_price: z.optional(money),
  market_price: z.optional(money),
  /** Absent for ordinary and near-expiry lines. */
  offer: z.optional(goodsOffer),
  ladder_price_type: int,
  ladder_price: z.optional(z.array(ladderTier)),
})
export type Goods = z.output<typeof goods>
