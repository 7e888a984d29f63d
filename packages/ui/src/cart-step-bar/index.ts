export * from './CartStepBar'
export * from './CartStepHead'
export * from './cartStep'
