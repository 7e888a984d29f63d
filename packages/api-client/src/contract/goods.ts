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

/** A name of products or makers. */
const suggestion = z.object({
  name: z.string(),
  /** Number of products that it finds. */
  count: int,
})

/** How keywords that find nothing were changed, so that a list can say what it shows. */
const correction = z.object({
  /**
   * `spelling`: a character was wrong; `pinyin`: a letter was wrong; `alias`: another name or unit of the same;
   * `dropped`: words were only left out; `maker`: the words are those of a maker.
   */
  kind: z.literal(['spelling', 'pinyin', 'alias', 'dropped', 'maker']),
  /** Words that were left out, as they were typed but for spaces and capitals. */
  dropped: z.array(z.string()),
  /** The keywords of the products that are listed. */
  keywords: z.string(),
  /** Other keywords that are likely too, the likeliest first. */
  others: z.array(z.string()),
  /** What these keywords were searched in: 0 drugs, 1 makers. */
  type: flag,
  /** 0: other keywords are likely too. */
  is_certain: flag,
  /** With `type` 1: at most three makers that the keywords find, those with most products first. */
  makers: z.array(suggestion),
})
export type GoodsCorrection = z.output<typeof correction>

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
    /** Where the keywords find no product of the shop, and other ones do: the list is of those. */
    correction: z.optional(correction),
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
