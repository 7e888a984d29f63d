export * from './ListPanel'
export * from './NoMatches'
