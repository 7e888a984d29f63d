export * from './Form'
