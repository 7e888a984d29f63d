import type { GoodsCardGoods } from '../goods-card'
import type { SimilarMatch } from './similarGoodsLabels'

/** What a row needs of the product itself, by the wire's names. */
export interface SimilarGoodsGoods extends GoodsCardGoods {
  goods_price_id?: number
}

/** The same medicine of another maker, by the wire's names. */
export interface SimilarGoodsItem<Goods extends SimilarGoodsGoods = SimilarGoodsGoods> {
  readonly goods: Goods
  /** What a pack is divided into; null where that is not certain. */
  readonly pack_content: {
    readonly unit: string
    readonly strength: string | null
  } | null
  /** Price of one piece, millilitre or gram; absent without a price or content. */
  readonly piece_price?: string | undefined
  readonly match: SimilarMatch
}
