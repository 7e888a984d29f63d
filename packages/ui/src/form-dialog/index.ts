export * from './FormDialog'
