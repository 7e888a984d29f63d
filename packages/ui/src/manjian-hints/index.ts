export * from './ManjianHints'
