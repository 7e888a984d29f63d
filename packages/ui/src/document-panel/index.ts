export * from './DocumentPanel'
export * from './DocumentSummary'
