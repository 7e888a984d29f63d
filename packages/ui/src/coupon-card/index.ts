export * from './CouponCard'
export * from './CouponCardSkeleton'
