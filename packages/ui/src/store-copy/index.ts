export * from './StoreCopy'
