export * from './ShippingHint'
export * from './ZoneShipping'
