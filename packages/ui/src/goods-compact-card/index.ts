export {
  GoodsCompactCard,
  GoodsCompactCardAdd,
  GoodsCompactCardLeft,
  GoodsCompactCardName,
  GoodsCompactCardPicture,
  GoodsCompactCardPrice,
  type GoodsCompactCardProps,
  GoodsCompactCardRoot,
  GoodsCompactCardSpec,
} from './GoodsCompactCard'
export type { GoodsCompactCardLeftProps } from './GoodsCompactCard.headless'
