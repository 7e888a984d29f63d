export * from './GiftCard'
export * from './PointsPrice'
