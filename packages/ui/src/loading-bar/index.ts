export * from './LoadingBar'
