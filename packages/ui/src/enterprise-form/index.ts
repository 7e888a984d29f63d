export * from './EnterpriseFields'
export * from './EnterpriseSummary'
export * from './EnterpriseTypeField'
export * from './InvoiceFields'
