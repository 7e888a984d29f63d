export * from './GoodsTag'
