export * from './ChatLink'
