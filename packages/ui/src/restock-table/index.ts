export * from './RestockTable'
export * from './RestockTableGoods'
export * from './restockTableLabels'
