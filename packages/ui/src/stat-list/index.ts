export * from './StatLinks'
export * from './StatList'
