export * from './DocumentFields'
