export * from './Callout'
export * from './FailureCallout'
