export { LoginHeader, type LoginHeaderProps } from './LoginHeader'
