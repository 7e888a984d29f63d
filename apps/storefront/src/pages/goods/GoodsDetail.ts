import type { DataOf } from '@yaoji/api-client'
import type { goodsDetail } from '@yaoji/api-client/contract/goods'

/** A product with everything that its page shows. */
export type GoodsDetail = DataOf<typeof goodsDetail>
