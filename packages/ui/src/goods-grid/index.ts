export * from './GoodsGrid'
