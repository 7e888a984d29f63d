export * from './CheckoutRemark'
