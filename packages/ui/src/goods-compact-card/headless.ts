export {
  GoodsCompactCardAdd,
  GoodsCompactCardName,
  GoodsCompactCardPicture,
  GoodsCompactCardPrice,
  GoodsCompactCardRoot,
  GoodsCompactCardSpec,
} from './GoodsCompactCard.headless'
