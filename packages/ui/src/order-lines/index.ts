export * from './OrderLines'
export * from './orderLinesLabels'
export * from './orderLinesOf'
export * from './orderLineTypes'
