export * from './CheckoutChanges'
