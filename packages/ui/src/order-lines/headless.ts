export * from './OrderLines'
export * from './OrderLinesTable'
export * from './orderLinesLabels'
export * from './orderLineTypes'
