export {
  GoodsCompactCard,
  GoodsCompactCardAdd,
  GoodsCompactCardName,
  GoodsCompactCardPicture,
  GoodsCompactCardPrice,
  type GoodsCompactCardProps,
  GoodsCompactCardRoot,
  GoodsCompactCardSpec,
} from './GoodsCompactCard'
