export * from './CombinationCard'
