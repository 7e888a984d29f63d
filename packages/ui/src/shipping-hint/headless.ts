export * from './ShippingHint'
