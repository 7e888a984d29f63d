export * from './BalanceChoice'
export * from './CouponChoice'
