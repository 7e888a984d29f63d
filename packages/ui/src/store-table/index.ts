export * from './StoreTable'
