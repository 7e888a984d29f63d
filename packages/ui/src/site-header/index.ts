export { SiteHeader, SiteHeaderCart, type SiteHeaderProps, SiteHeaderService } from './SiteHeader'
