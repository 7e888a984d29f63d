import * as z from 'zod/mini'
import { goodsActivities, goodsClassify, goodsDetail, goodsHot, goodsList, goodsSearch } from '../goods'
import { type Call, call } from './call'
import { flagInput, idInput, integer, noInput, text } from './wire'

/** How a list may be sorted. `default` is relevance when there are keywords, sales otherwise. */
const goodsSort = z.enum(['default', 'sales', 'price_asc', 'price_desc', 'newest', 'expiry'])

export const goodsListInput = z.object({
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
  /** A page by its number, for callers without a key. Goods that come or go between two pages shift it. */
  page: z.optional(integer(1, 10_000)),
  /** 1 asks for facets and the total, which a next page need not repeat. */
  facets: z.optional(flagInput()),
})

export const goodsDetailInput = z.object({
  id: idInput(),
  goods_price_id: z.optional(idInput()),
  ladder_price_id: z.optional(idInput()),
  goods_manjian_id: z.optional(idInput()),
  is_yj: z.optional(flagInput()),
  is_jxq: z.optional(flagInput()),
})

export const goodsSearchInput = z.object({ keywords: text(60), type: z.optional(flagInput()) })

export const goodsClassifyInput = z.object({ keywords: text(60) })

export const calls: readonly Call[] = [
  call(goodsList, {
    payload: goodsListInput,
    row: 'AP-13',
    summary: 'Goods by keywords and filters, a page at a time by key, with facets and their counts.',
  }),
  call(goodsDetail, {
    payload: goodsDetailInput,
    row: 'AP-14',
    summary: 'One goods with its batches, promotions, facts and what is bought with it.',
  }),
  call(goodsSearch, {
    payload: goodsSearchInput,
    row: 'AP-11',
    summary: 'Suggestions while typing: names of goods (type 0) or of manufacturers (type 1).',
  }),
  call(goodsHot, { payload: noInput, row: 'AP-12', summary: 'What sells most, of goods in stock.' }),
  call(goodsActivities, {
    payload: noInput,
    row: 'AP-15',
    summary: 'Running promotions with a few goods of each.',
  }),
  call(goodsClassify, {
    payload: goodsClassifyInput,
    row: 'AP-16',
    summary: 'Categories in which the keywords find goods, with counts.',
  }),
]
