export * from './GoodsRecommend'
