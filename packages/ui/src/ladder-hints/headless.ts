export * from './LadderHints'
