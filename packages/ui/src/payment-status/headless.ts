export * from './PaymentStatus'
