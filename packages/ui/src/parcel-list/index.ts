export * from './ParcelList'
