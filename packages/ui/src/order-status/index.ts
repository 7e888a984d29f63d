export * from './OrderStatus'
