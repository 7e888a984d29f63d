export * from './DocumentList'
