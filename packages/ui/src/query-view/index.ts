export * from './QueryError'
export * from './QueryView'
