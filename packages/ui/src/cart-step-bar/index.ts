export * from './CartStepBar'
export * from './CartStepHead'
