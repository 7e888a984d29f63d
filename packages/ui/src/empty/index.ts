export * from './Empty'
export * from './StatusMessage'
