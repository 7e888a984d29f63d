export * from './GoodsCard'
export * from './GoodsFacts'
export * from './goodsFactsOf'
export * from './useGoodsFactsLabels'
