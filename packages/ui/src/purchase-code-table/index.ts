export * from './PurchaseCodeTable'
