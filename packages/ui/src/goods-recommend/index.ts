export { GoodsRecommend, type GoodsRecommendProps } from './GoodsRecommend'
