export * from './LazyOnVisible'
