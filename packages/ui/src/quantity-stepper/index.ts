export * from './QuantityStepper'
