export * from './ReceiptRow'
