export * from './TopBar'
