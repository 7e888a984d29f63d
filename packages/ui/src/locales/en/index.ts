export { en } from './en'
