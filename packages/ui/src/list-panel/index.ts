export * from './ListEmpty'
export * from './ListPanel'
