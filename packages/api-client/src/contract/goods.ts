import * as z from 'zod/mini'
import { endpoint, type InputOf, payload, type Schema } from './endpoint'
import { goods } from './entity/goods'
import { byTextFacet, type GoodsFacet } from './entity/goods-facets'
import type { noInput } from './input/wire'
import type { goodsClassifyInput, goodsDetailInput, goodsListInput, goodsSearchInput } from './payload/goods'
import { date, flag, id, int, money } from './wire'

export { buyState, type Goods, goods, goodsImage, goodsTag, ladderTier } from './entity/goods'
export {
  byTextFacet,
  GOODS_FACET_NAMES,
  GOODS_FACETS,
  GOODS_TEXT_FACETS,
  type GoodsFacet,
  type GoodsTextFacet,
} from './entity/goods-facets'

const facet = z.array(z.object({ value: z.string(), name: z.string(), count: int }))

const facets = {
  ...byTextFacet(() => facet),
  category: facet,
  /** Near-expiry stock that expires within 1, 2, 3 and 6 months; absent in other zones. */
  expiry_months: z.optional(facet),
} satisfies Record<GoodsFacet, Schema>

/** A product of a list, with what its zone compares it by. */
const listedGoods = z.object({
  ...goods.shape,
  /** Trade grade of a herb, such as 选货 or 统货; absent for other goods. */
  grade: z.optional(z.string()),
  /**
   * Price of the product's ordinary line without any offer, for near-expiry stock and for the list of the welfare
   * discount; absent where either price is hidden.
   */
  normal_price: z.optional(money),
})
export type ListedGoods = z.output<typeof listedGoods>

export const goodsList = endpoint({
  name: 'goods.list',
  method: 'GET',
  path: '/api/goods/list',
  access: 'anyone',
  input: payload<typeof goodsListInput>,
  data: z.object({
    list: z.array(listedGoods),
    per_page: int,
    next_key: z.nullable(z.string()),
    /** With `facets`, and five minutes old at most, as they are. */
    total: z.optional(int),
    facets: z.optional(z.object({ ...facets, in_stock: int })),
    category: z.optional(
      z.object({ id, name: z.string(), parents: z.array(z.object({ id, name: z.string() })) }),
    ),
  }),
})
export type GoodsListInput = InputOf<typeof goodsList>

const specification = z.object({ name: z.string(), value: z.string() })

/** Stock of one product by batch, ordered by expiry date. */
const batch = z.object({
  batch_no: z.string(),
  produce_date: date,
  expiry_date: date,
  number: int,
  /** Its inspection report, in-site; empty without one, and for buyers who are not approved. */
  report_url: z.string(),
})

const promotion = z.object({
  tag: z.string(),
  title: z.string(),
  describe: z.string(),
  goods_manjian_id: z.nullable(id),
})

export const goodsDetail = endpoint({
  name: 'goods.detail',
  method: 'GET',
  path: '/api/goods/detail/{id}',
  access: 'anyone',
  input: payload<typeof goodsDetailInput>,
  data: z.object({
    goods,
    category: z.array(z.object({ id, name: z.string() })),
    warehouse: z.object({ ck_id: id, name: z.string() }),
    facts: z.array(specification),
    batches: z.array(batch),
    promotions: z.array(promotion),
    documents: z.array(z.object({ name: z.string(), state: z.string() })),
    /** Other sellable lines of the same product, such as its near-expiry stock. */
    other_prices: z.array(goods),
    together: z.array(goods),
    is_favorite: flag,
  }),
})

const suggestion = z.object({
  name: z.string(),
  /** Number of products that the suggestion finds. */
  count: int,
})

export const goodsSearch = endpoint({
  name: 'goods.search',
  method: 'GET',
  path: '/api/goods/search',
  access: 'anyone',
  silent: true,
  input: payload<typeof goodsSearchInput>,
  data: z.object({ list: z.array(suggestion) }),
})

export const goodsHot = endpoint({
  name: 'goods.hot',
  method: 'GET',
  path: '/api/goods/hot',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({ list: z.array(goods) }),
})

export const goodsClassify = endpoint({
  name: 'goods.fl',
  method: 'GET',
  path: '/api/goods/fl',
  access: 'anyone',
  silent: true,
  input: payload<typeof goodsClassifyInput>,
  data: z.object({ list: z.array(z.object({ id, name: z.string(), count: int })) }),
})
