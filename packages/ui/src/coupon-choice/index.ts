export * from './BalanceChoice'
export * from './CouponChoice'
export * from './PointsChoice'
