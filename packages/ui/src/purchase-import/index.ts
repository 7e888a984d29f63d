export * from './PurchaseImport'
