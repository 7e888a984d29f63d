export * from './DocumentPanel'
export * from './DocumentSummary'
export * from './DocumentsMissing'
export * from './DocumentsNotice'
