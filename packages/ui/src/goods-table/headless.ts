export * from './GoodsTable'
