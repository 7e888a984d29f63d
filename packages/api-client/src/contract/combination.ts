import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { buyState, goods } from './entity/goods'
import type { combinationListInput } from './payload/combination'
import { date, flag, id, int, money, pageOf } from './wire'

/** A product of a combination. */
const combinationPart = z.object({
  /** The product at its ordinary price. */
  goods,
  /** Packs of it in one combination. */
  number: int,
  /** Price of a pack in the combination; absent where prices are hidden. */
  price: z.optional(money),
  /** Price of a pack when that number of packs is bought alone; absent where prices are hidden. */
  raw_price: z.optional(money),
})

/** Products of one warehouse that are sold together. Prices are absent where the buyer may not see them. */
export const combination = z.object({
  id,
  name: z.string(),
  describe: z.string(),
  /** Unit of the combination. */
  bzdw: z.string(),
  buy_state: buyState,
  is_buy: flag,
  /** Combinations that the stock of the scarcest product is enough for. */
  number: int,
  /** The most in one order; null without a limit. */
  max_qty: z.nullable(int),
  price: z.optional(money),
  /** The products bought alone: the sum of the parts' `raw_price`. */
  raw_price: z.optional(money),
  /** What the combination costs less than its products. */
  saves: z.optional(money),
  end_date: date,
  parts: z.array(combinationPart),
})
export type Combination = z.output<typeof combination>

export const combinationList = endpoint({
  name: 'combination.list',
  method: 'GET',
  path: '/api/combination',
  access: 'anyone',
  input: payload<typeof combinationListInput>,
  data: pageOf(combination),
})
