export * from './CartTotals'
export * from './cartTotalsLabels'
export * from './cartTotalsTypes'
