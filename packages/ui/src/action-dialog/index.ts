export * from './ActionDialog'
