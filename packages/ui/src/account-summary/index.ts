export * from './AccountSummary'
export * from './EnterprisePanel'
