export {
  SiteFooter,
  SiteFooterHelp,
  SiteFooterLicences,
  SiteFooterNotice,
  type SiteFooterProps,
  SiteFooterRights,
  SiteFooterRoot,
} from './SiteFooter'
export type { SiteFooterGroup } from './SiteFooter.headless'
