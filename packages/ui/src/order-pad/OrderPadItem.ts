import type { OrderPadItem as PadItem } from '@yaoji/hooks'
import type { GoodsCardGoods } from '../goods-card'
import type { RestockDays } from '../restock-table'

/** What a row needs of the product itself, by the wire's names. */
export interface OrderPadGoods extends GoodsCardGoods {
  goods_price_id?: number
  base_price?: string | undefined
  ladder_price?: readonly { readonly number: number; readonly price: string }[] | undefined
  ladder_price_type: number
}

/** A product with the number that its row begins with, and what the buyer bought of it. */
export interface OrderPadItem<Goods extends OrderPadGoods = OrderPadGoods> extends PadItem<Goods> {
  /** Null where the buyer did not buy it before. */
  readonly bought: OrderPadBought | null
  /** Of a regular product: whether it is time to buy it again. */
  readonly days?: RestockDays | undefined
}

/** The last purchase, by the wire's names. */
export interface OrderPadBought {
  readonly last_number: number
  /** Absent where the buyer may not see the price. */
  readonly last_price?: string | undefined
  /** 1: the last purchase was near-expiry stock. */
  readonly last_near_expiry: 0 | 1
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly last_at: string
}
