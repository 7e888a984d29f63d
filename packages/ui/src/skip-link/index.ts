export * from './SkipLink'
