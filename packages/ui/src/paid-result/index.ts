export * from './PaidResult'
