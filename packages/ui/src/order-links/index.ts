export * from './OrderLinks'
