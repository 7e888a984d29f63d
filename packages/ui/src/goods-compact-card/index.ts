export * from './GoodsCompactCard'
