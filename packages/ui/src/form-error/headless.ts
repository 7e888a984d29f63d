export * from './FormError'
