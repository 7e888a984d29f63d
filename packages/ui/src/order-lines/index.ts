export * from './OrderLines'
export * from './orderLinesLabels'
export * from './orderLineTypes'
