export * from './ClaimCard'
export * from './CouponCard'
export * from './CouponCardSkeleton'
export * from './OwnCoupons'
