export * from './InvoiceOrderTable'
export * from './InvoiceTable'
export * from './NoInvoices'
export * from './WithdrawInvoiceDialog'
