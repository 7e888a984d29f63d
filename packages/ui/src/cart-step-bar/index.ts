export * from './CartStepBar'
