export * from './OrderDialogs'
