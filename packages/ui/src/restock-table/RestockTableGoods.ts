import type { GoodsCardGoods } from '../goods-card'
import type { RestockDays } from './restockTableLabels'

/** A regular product of the buyer, by the wire's names. */
export interface RestockTableItem<Goods extends RestockTableGoods = RestockTableGoods> extends RestockDays {
  readonly goods: Goods
  /** Median packs of a purchase: what the number begins with. */
  readonly usual_number: number
  readonly last_number: number
  /** Unit price of the last purchase; absent where the buyer may not see the price. */
  readonly last_price?: string | undefined
  /** 1: the last purchase was near-expiry stock. */
  readonly last_near_expiry: 0 | 1
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly last_at: string
}

/** What a row needs of the product itself, by the wire's names. */
export interface RestockTableGoods extends GoodsCardGoods {
  goods_price_id?: number
}
