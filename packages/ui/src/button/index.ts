export * from './Button'
export * from './ButtonRow'
export * from './LinkButtons'
