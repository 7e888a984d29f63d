export * from './CheckoutLayout'
