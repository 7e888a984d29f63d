import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { goods } from './entity/goods'
import type { goodsSimilarInput } from './payload/similar'
import { bought } from './quick-buy'
import { int, money } from './wire'

/** What a pack is divided into; read from the specification, and null where that is not certain. */
const packContent = z.nullable(
  z.object({
    /** 片, 粒, 袋, 支 …, or `ml` or `g`. */
    unit: z.string(),
    /** Strength of a piece, or the trade grade of a herb; null where neither is written. */
    strength: z.nullable(z.string()),
  }),
)

export const similarGoods = z.object({
  goods,
  pack_content: packContent,
  /** Price of one piece, millilitre or gram at the shown price; absent without a price, and where the match is `unread`. */
  piece_price: z.optional(money),
  /**
   * `same` strength as the product, and of a liquid the same volume; `unstated` where neither says its strength; `other`
   * strength, unit or volume; `unread` where the content of one of them is not certain. Prices of a piece compare within `same`.
   */
  match: z.literal(['same', 'unstated', 'other', 'unread']),
})
export type SimilarGoods = z.output<typeof similarGoods>

export const goodsSimilar = endpoint({
  name: 'goods.similar',
  method: 'GET',
  path: '/api/goods/{id}/similar',
  access: 'anyone',
  silent: true,
  input: payload<typeof goodsSimilarInput>,
  data: z.object({
    /** The same medicine of other makers, in stock, at most six: by `match`, then by price of a piece. */
    list: z.array(similarGoods),
    /** How many there are, of the sixty that are sold most. */
    total: int,
    /** What the buyer bought of the product itself before; null for a visitor, and before the first purchase. */
    bought: z.nullable(z.object(bought)),
  }),
})
