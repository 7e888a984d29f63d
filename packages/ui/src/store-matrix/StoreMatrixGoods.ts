import type { StoreMatrixGoods as GoodsOfHook } from '@yaoji/hooks'

/** A product of the rows, by the wire's names. */
export interface StoreMatrixGoods extends GoodsOfHook {
  readonly ypgg: string
  readonly sccj: string
  /** Decimal string in yuan; absent where the buyer may not see prices. */
  readonly price?: string | undefined
}

/** A store of the columns, by the wire's names. */
export interface StoreMatrixStore {
  readonly user_id: number
  readonly company: string
}
