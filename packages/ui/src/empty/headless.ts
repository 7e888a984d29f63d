export * from './Empty'
