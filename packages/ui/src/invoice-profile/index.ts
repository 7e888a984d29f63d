export * from './InvoiceEmailField'
export * from './InvoiceProfile'
export * from './InvoiceProfileFields'
export * from './InvoiceTypeField'
