export * from './GiftCard'
export * from './PointsBar'
export * from './PointsPrice'
export * from './RedeemFields'
