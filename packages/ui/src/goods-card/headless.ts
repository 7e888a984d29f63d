export * from './GoodsCard'
