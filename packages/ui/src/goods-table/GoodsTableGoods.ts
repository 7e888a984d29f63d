import type { GoodsCardGoods } from '../goods-card'

/** What a row needs of a product, by the wire's names. */
export interface GoodsTableGoods extends GoodsCardGoods {
  goods_price_id?: number
  /** Approval number. */
  approval_no: string
}
