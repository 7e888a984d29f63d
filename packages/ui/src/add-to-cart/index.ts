export * from './AddToCart'
export * from './InCartMark'
