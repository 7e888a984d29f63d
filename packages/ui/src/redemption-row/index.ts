export * from './RedemptionRow'
