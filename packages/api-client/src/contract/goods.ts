import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { date, flag, flagInput, id, idInput, integer, money, noInput, text } from './wire'

/** Why goods can or cannot be bought by whoever asks; `is_buy` is 1 exactly when it is `ok`. */
export const buyState = z.enum([
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

export const ladderTier = z.object({ ladder_price_id: id, number: z.int(), price: money })

const rxType = z.enum(['rx', 'otc_a', 'otc_b', 'device', 'herbal', 'food', 'other'])

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
  special_flag: z.enum(['none', 'ephedrine', 'controlled']),
  storage: z.enum(['normal', 'cool', 'cold', 'frozen']),
  goods_image: z.array(goodsImage),
  tags: z.array(goodsTag),
  type: flag,
  is_youx: flag,
  ck_id: id,
  number: z.int(),
  min_qty: z.int(),
  step_qty: z.int(),
  max_qty: z.nullable(z.int()),
  limit_period: z.nullable(z.enum(['order', 'day', 'week', 'month'])),
  mid_pack: z.int(),
  case_pack: z.int(),
  near_expiry: flag,
  expiry_date: z.nullable(date),
  is_free_shipping: flag,
  free_shipping_number: z.int(),
  is_dpby: flag,
  qg_number: z.int(),
  goods_manjian_id: z.nullable(id),
  sales: z.int(),
  buy_state: buyState,
  is_buy: flag,
  price: z.optional(money),
  base_price: z.optional(money),
  market_price: z.optional(money),
  ladder_price_type: z.int(),
  ladder_price: z.optional(z.array(ladderTier)),
})
export type Goods = z.output<typeof goods>

const facet = z.object({ value: z.string(), name: z.string(), count: z.int() })

/** How a list may be sorted. `default` is relevance when there are keywords, sales otherwise. */
export const goodsSort = z.enum(['default', 'sales', 'price_asc', 'price_desc', 'newest', 'expiry'])

export const goodsList = endpoint({
  name: 'goods.list',
  method: 'GET',
  path: '/api/goods/list',
  summary: 'Goods by keywords and filters, a page at a time by key, with facets and their counts.',
  row: 'AP-13',
  access: 'anyone',
  input: z.object({
    keywords: z.optional(text(60)),
    /** 0 finds drugs, 1 finds by manufacturer (CN-05). */
    type: z.optional(flagInput()),
    category: z.optional(idInput()),
    /** One manufacturer, by its name as it stands in `sccj`. */
    sccj: z.optional(text(120)),
    dosage_form: z.optional(text(40)),
    zone: z.optional(z.enum(['yx', 'zy', 'qx', 'near_expiry', 'controlled', 'combination'])),
    brand_id: z.optional(idInput()),
    goods_manjian_id: z.optional(idInput()),
    in_stock: z.optional(flagInput()),
    price_visible: z.optional(flagInput()),
    sort: z.optional(goodsSort),
    per_page: z.optional(integer(1, 100)),
    /** `next_key` of the page before; absent for the first page. */
    key: z.optional(text(200)),
    /** 1 asks for facets and the total, which a next page need not repeat. */
    facets: z.optional(flagInput()),
  }),
  data: z.object({
    list: z.array(goods),
    per_page: z.int(),
    next_key: z.nullable(z.string()),
    total: z.optional(z.int()),
    facets: z.optional(
      z.object({
        sccj: z.array(facet),
        dosage_form: z.array(facet),
        category: z.array(facet),
        in_stock: z.int(),
      }),
    ),
    category: z.optional(
      z.object({ id, name: z.string(), parents: z.array(z.object({ id, name: z.string() })) }),
    ),
  }),
})
export type GoodsListInput = z.output<typeof goodsList.input>

const fact = z.object({ name: z.string(), value: z.string() })

/** Stock of one goods by batch, first expired first. */
const batch = z.object({ batch_no: z.string(), produce_date: date, expiry_date: date, number: z.int() })

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
  summary: 'One goods with its batches, promotions, facts and what is bought with it.',
  row: 'AP-14',
  access: 'anyone',
  input: z.object({
    id: idInput(),
    goods_price_id: z.optional(idInput()),
    ladder_price_id: z.optional(idInput()),
    goods_manjian_id: z.optional(idInput()),
    is_yj: z.optional(flagInput()),
    is_jxq: z.optional(flagInput()),
  }),
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
  count: z.int(),
})

export const goodsSearch = endpoint({
  name: 'goods.search',
  method: 'GET',
  path: '/api/goods/search',
  summary: 'Suggestions while typing: names of goods (type 0) or of manufacturers (type 1).',
  row: 'AP-11',
  access: 'anyone',
  silent: true,
  input: z.object({ keywords: text(60), type: z.optional(flagInput()) }),
  data: z.object({ list: z.array(suggestion) }),
})

export const goodsHot = endpoint({
  name: 'goods.hot',
  method: 'GET',
  path: '/api/goods/hot',
  summary: 'What sells most, of goods in stock.',
  row: 'AP-12',
  access: 'anyone',
  silent: true,
  input: noInput,
  data: z.object({ list: z.array(goods) }),
})

export const goodsActivities = endpoint({
  name: 'goods.activities',
  method: 'GET',
  path: '/api/goods/activities',
  summary: 'Running promotions with a few goods of each.',
  row: 'AP-15',
  access: 'anyone',
  silent: true,
  input: noInput,
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

export const goodsClassify = endpoint({
  name: 'goods.fl',
  method: 'GET',
  path: '/api/goods/fl',
  summary: 'Categories in which the keywords find goods, with counts.',
  row: 'AP-16',
  access: 'anyone',
  silent: true,
  input: z.object({ keywords: text(60) }),
  data: z.object({ list: z.array(z.object({ id, name: z.string(), count: z.int() })) }),
})
