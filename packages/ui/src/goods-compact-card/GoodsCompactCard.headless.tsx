import {
  GoodsCardAdd,
  GoodsCardName,
  GoodsCardPicture,
  GoodsCardPrice,
  GoodsCardRoot,
  GoodsCardSpec,
} from '../goods-card/headless'

/** One goods in a strip; adds its smallest legal number. The same as the goods card's root. */
export const GoodsCompactCardRoot = GoodsCardRoot
export const GoodsCompactCardPicture = GoodsCardPicture
export const GoodsCompactCardName = GoodsCardName
export const GoodsCompactCardSpec = GoodsCardSpec
export const GoodsCompactCardPrice = GoodsCardPrice
export const GoodsCompactCardAdd = GoodsCardAdd
