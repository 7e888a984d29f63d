export * from './OrderAmounts'
