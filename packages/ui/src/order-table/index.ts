export * from './OrderTable'
export * from './orderTableLabels'
export * from './PurchaseHead'
