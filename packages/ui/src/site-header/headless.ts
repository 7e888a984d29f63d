export {
  SiteHeaderCart,
  type SiteHeaderCartProps,
  SiteHeaderService,
  type SiteHeaderServiceProps,
} from './SiteHeader.headless'
