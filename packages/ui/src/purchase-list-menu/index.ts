export * from './PurchaseListMenu'
export * from './purchaseListMenuLabels'
