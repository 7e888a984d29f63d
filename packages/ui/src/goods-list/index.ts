export * from './GoodsCards'
export * from './GoodsList'
