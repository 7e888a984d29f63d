export * from './CouponCard'
