export * from './OrderPaymentStatus'
export * from './PaymentStatus'
