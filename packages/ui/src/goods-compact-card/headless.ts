export {
  GoodsCompactCardAdd,
  GoodsCompactCardLeft,
  type GoodsCompactCardLeftProps,
  GoodsCompactCardName,
  GoodsCompactCardPicture,
  GoodsCompactCardPrice,
  GoodsCompactCardRoot,
  GoodsCompactCardSpec,
} from './GoodsCompactCard.headless'
