export * from './OrderTable'
export * from './OrderTablePurchase'
export * from './orderTableLabels'
export * from './PurchaseHead'
