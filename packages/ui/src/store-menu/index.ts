export * from './StoreMenu'
