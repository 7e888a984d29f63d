export * from './CheckoutBar'
