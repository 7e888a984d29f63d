export * from './TierProgress'
