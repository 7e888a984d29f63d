export { Link, type LinkProps, LinkProvider } from './LinkProvider'
