export * from './ListEmpty'
export * from './ListPanel'
export * from './MoreFilters'
