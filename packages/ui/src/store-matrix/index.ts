export * from './StoreDistribution'
export * from './StoreMatrix'
export * from './StoreMatrixGoods'
export * from './storeMatrixLabels'
