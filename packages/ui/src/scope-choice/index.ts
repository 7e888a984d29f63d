export * from './ScopeChoice'
