export * from './focusNextQuantity'
export * from './QuantityStepper'
