export * from './InvoiceOrderTable'
export * from './InvoiceTable'
