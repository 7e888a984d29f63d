export * from './ListPanel'
