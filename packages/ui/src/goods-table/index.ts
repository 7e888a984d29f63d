export * from './GoodsTable'
export * from './GoodsTableGoods'
export * from './goodsTableLabels'
