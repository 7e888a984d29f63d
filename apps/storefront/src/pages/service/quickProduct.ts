import type { DataOf } from '@yaoji/api-client'
import type { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'

/** A product with what the buyer bought of it. */
export type QuickProduct = DataOf<typeof quickBuyMatch>['products'][number]

export type QuickGoods = QuickProduct['goods']
