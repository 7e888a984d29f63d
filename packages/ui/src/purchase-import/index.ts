export * from './PurchaseImport'
export * from './PurchaseImportDialog'
export * from './PurchasePasteDialog'
