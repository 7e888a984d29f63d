export * from './LoginHeader'
