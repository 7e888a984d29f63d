export {
  GoodsCard,
  GoodsCardAdd,
  GoodsCardLadder,
  GoodsCardMaker,
  GoodsCardName,
  GoodsCardOffer,
  GoodsCardPack,
  GoodsCardPicture,
  GoodsCardPrice,
  type GoodsCardProps,
  GoodsCardRoot,
  GoodsCardSpec,
  GoodsCardStepper,
  GoodsCardTags,
} from './GoodsCard'
export type { GoodsCardGoods } from './GoodsCard.headless'
