export * from './LoginPanel'
