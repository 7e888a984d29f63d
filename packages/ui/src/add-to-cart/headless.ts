export * from './AddToCart'
