export * from './PayMethods'
