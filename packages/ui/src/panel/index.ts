export * from './Panel'
