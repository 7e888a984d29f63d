export {
  GoodsTileFacts,
  type GoodsTileGoods,
  GoodsTileName,
  GoodsTilePicture,
  GoodsTilePrice,
  GoodsTileRoot,
  type GoodsTileRootProps,
  useGoodsTile,
} from './GoodsTile.headless'
