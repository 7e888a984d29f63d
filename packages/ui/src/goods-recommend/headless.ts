export {
  GoodsRecommendList,
  type GoodsRecommendListProps,
  GoodsRecommendRoot,
  type GoodsRecommendRootProps,
  GoodsRecommendTitle,
  useGoodsRecommend,
} from './GoodsRecommend.headless'
