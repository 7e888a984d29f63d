import * as z from 'zod/mini'
import { endpoint, type InputOf } from './endpoint'
import type { goodsClassifyInput, goodsDetailInput, goodsListInput, goodsSearchInput } from './input/goods'
import type { noInput } from './input/wire'
import { date, flag, id, int, money } from './wire'

/** Why goods can or cannot be bought by whoever asks; `is_buy` is 1 exactly when it is `ok`. */
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

const rxType = z.literal(['rx', 'otc_a', 'otc_b', 'device', 'herbal', 'food', 'other'])

/**
 * Goods as every list shows them. The price fields are absent, not empty, where the buyer may not see prices;
 * `buy_state` then says why.
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
  ladder_price_type: int,
  ladder_price: z.optional(z.array(ladderTier)),
})
export type Goods = z.output<typeof goods>

const facet = z.object({ value: z.string(), name: z.string(), count: int })

export const goodsList = endpoint<typeof goodsListInput>()({
  name: 'goods.list',
  method: 'GET',
  path: '/api/goods/list',
  access: 'anyone',
  data: z.object({
    list: z.array(goods),
    per_page: int,
    next_key: z.nullable(z.string()),
    total: z.optional(int),
    facets: z.optional(
      z.object({
        sccj: z.array(facet),
        dosage_form: z.array(facet),
        category: z.array(facet),
        in_stock: int,
      }),
    ),
    category: z.optional(
      z.object({ id, name: z.string(), parents: z.array(z.object({ id, name: z.string() })) }),
    ),
  }),
})
export type GoodsListInput = InputOf<typeof goodsList>

const fact = z.object({ name: z.string(), value: z.string() })

/** Stock of one goods by batch, first expired first. */
const batch = z.object({ batch_no: z.string(), produce_date: date, expiry_date: date, number: int })

const promotion = z.object({
  tag: z.string(),
  title: z.string(),
  describe: z.string(),
  goods_manjian_id: z.nullable(id),
})

export const goodsDetail = endpoint<typeof goodsDetailInput>()({
  name: 'goods.detail',
  method: 'GET',
  path: '/api/goods/detail/{id}',
  access: 'anyone',
  data: z.object({
    goods,
    category: z.array(z.object({ id, name: z.string() })),
    warehouse: z.object({ ck_id: id, name: z.string() }),
    facts: z.array(fact),
    batches: z.array(batch),
    promotions: z.array(promotion),
    documents: z.array(z.object({ name: z.string(), state: z.string() })),
    /** Other sellable lines of the same goods, such as its near-expiry stock. */
    other_prices: z.array(goods),
    together: z.array(goods),
    is_favorite: flag,
  }),
})

const suggestion = z.object({
  name: z.string(),
  /** How many goods the suggestion leads to. */
  count: int,
})

export const goodsSearch = endpoint<typeof goodsSearchInput>()({
  name: 'goods.search',
  method: 'GET',
  path: '/api/goods/search',
  access: 'anyone',
  silent: true,
  data: z.object({ list: z.array(suggestion) }),
})

export const goodsHot = endpoint<typeof noInput>()({
  name: 'goods.hot',
  method: 'GET',
  path: '/api/goods/hot',
  access: 'anyone',
  silent: true,
  data: z.object({ list: z.array(goods) }),
})

export const goodsActivities = endpoint<typeof noInput>()({
  name: 'goods.activities',
  method: 'GET',
  path: '/api/goods/activities',
  access: 'anyone',
  silent: true,
  data: z.object({
    list: z.array(
      z.object({
        goods_manjian_id: id,
        name: z.string(),
        describe: z.string(),
        end_date: date,
        goods: z.array(goods),
      }),
    ),
  }),
})

export const goodsClassify = endpoint<typeof goodsClassifyInput>()({
  name: 'goods.fl',
  method: 'GET',
  path: '/api/goods/fl',
  access: 'anyone',
  silent: true,
  data: z.object({ list: z.array(z.object({ id, name: z.string(), count: int })) }),
})
