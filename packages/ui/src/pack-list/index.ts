export * from './PackList'
