export {
  GoodsRecommend,
  GoodsRecommendList,
  type GoodsRecommendProps,
  GoodsRecommendRoot,
  GoodsRecommendTitle,
} from './GoodsRecommend'
