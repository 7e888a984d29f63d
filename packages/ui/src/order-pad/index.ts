export * from './OrderPad'
export * from './OrderPadItem'
export * from './orderPadLabels'
