export * from './CartTotals'
export * from './cartTotalsLabels'
