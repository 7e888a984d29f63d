export * from './Button'
export * from './LinkButtons'
