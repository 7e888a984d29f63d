export * from './GoodsCard'
export * from './GoodsFacts'
