export * from './StoreMatrix'
export * from './StoreMatrixGoods'
export * from './storeMatrixLabels'
