export * from './NavBar'
