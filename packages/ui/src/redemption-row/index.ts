export * from './RedemptionRow'
export * from './RedemptionRowsSkeleton'
