export * from './StoreSelect'
