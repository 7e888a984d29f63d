export * from './OrderCost'
