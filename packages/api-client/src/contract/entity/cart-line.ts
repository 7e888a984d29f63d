import * as z from 'zod/mini'
import { flag, id, int, money } from '../wire'
import { goods } from './goods'

/** 0 an ordinary line, 1 second-kill, 3 combination (CN-05). */
export const lineType = z.literal([0, 1, 3])

/** A notice for the buyer about one line: its promotion ended, its price changed, its number is no longer valid, stock is low, fewer gifts than earned are left, a tier is near. */
export const lineNotice = z.object({
  kind: z.literal(['ended', 'price_up', 'price_down', 'number', 'stock_short', 'limit', 'gift', 'ladder']),
  text: z.string(),
})

/** The goods of a combination, with the number of each in the package. */
const combinationPart = z.object({
  goods_id: id,
  name: z.string(),
  ypgg: z.string(),
  number: int,
  price: z.optional(money),
})

export const cartLine = z.object({
  id,
  number: int,
  is_selected: flag,
  type: lineType,
  goods_type: lineType,
  goods,
  /** Pinyin of the name by syllable, `a mo xi lin`; several readings of a character have a slash: `chong/zhong`. */
  name_pinyin: z.optional(z.string()),
  combination: z.nullable(z.object({ id, name: z.string(), list: z.array(combinationPart) })),
  with_coupon: flag,
  goods_manjian_amount: z.optional(money),
  gift_data: z.nullable(z.object({ total: int, type: int, name: z.string() })),
  /** Unit price of the line at its number, and the unit price without tiers and promotions. */
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
