import * as z from 'zod/mini'
import { byTextFacet, GOODS_FACETS, type GoodsFacet } from '../entity/goods-facets'
import { flagInput, idInput, integer, optionalId, text } from '../input/wire'

/** Sort orders of a list. `default` is relevance with keywords, else sales. */
const goodsSort = z.enum(['default', 'sales', 'price_asc', 'price_desc', 'newest', 'expiry'])

const facetFilters = {
  ...byTextFacet(name => z.optional(text(GOODS_FACETS[name].most))),
  category: optionalId(),
  /** Only lines that expire within this number of months. */
  expiry_months: z.optional(integer(1, GOODS_FACETS.expiry_months.most)),
} satisfies Record<GoodsFacet, z.ZodMiniType>

export const goodsListInput = z.object({
  keywords: z.optional(text(60)),
  /** 0 searches drugs, 1 searches manufacturers (CN-05). */
  type: z.optional(flagInput()),
  ...facetFilters,
  /** `yx`, `zy`, `qx` and `controlled` as `GOODS_ZONES` of the domain decides; ephedrine-type goods are not `controlled`. */
  zone: z.optional(z.enum(['yx', 'zy', 'qx', 'near_expiry', 'controlled', 'combination'])),
  brand_id: optionalId(),
  goods_manjian_id: optionalId(),
  /** 1: only products that the running welfare discount covers. */
  welfare: z.optional(flagInput()),
  /** Key of a department of clinics: only what it orders; `all` for what any of them orders. */
  department: z.optional(text(30)),
  in_stock: z.optional(flagInput()),
  price_visible: z.optional(flagInput()),
  sort: z.optional(goodsSort),
  per_page: z.optional(integer(1, 100)),
  /** `next_key` of the previous page; absent for the first page. */
  key: z.optional(text(200)),
  /** Page number, for callers without a key. Products that are added or removed between two calls shift the pages. */
  page: z.optional(integer(1, 10_000)),
  /** 1 requests facets and the total, which only the first page needs. */
  facets: z.optional(flagInput()),
})

export const goodsDetailInput = z.object({
  id: idInput(),
  goods_price_id: optionalId(),
  ladder_price_id: optionalId(),
  goods_manjian_id: optionalId(),
  is_yj: z.optional(flagInput()),
  is_jxq: z.optional(flagInput()),
})

export const goodsSearchInput = z.object({ keywords: text(60), type: z.optional(flagInput()) })

export const goodsClassifyInput = z.object({ keywords: text(60) })
