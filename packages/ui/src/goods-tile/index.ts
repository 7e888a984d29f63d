export {
  GoodsTile,
  GoodsTileFacts,
  GoodsTileName,
  GoodsTilePicture,
  GoodsTilePrice,
  type GoodsTileProps,
  GoodsTileRoot,
} from './GoodsTile'
export type { GoodsTileGoods } from './GoodsTile.headless'
