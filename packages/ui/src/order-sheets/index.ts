export * from './DeliverySheets'
export * from './orderSheetTypes'
export * from './ReceiptSheet'
export * from './ReturnSheet'
