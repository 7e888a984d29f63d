export * from './StepBar'
