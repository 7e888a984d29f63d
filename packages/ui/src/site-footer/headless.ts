export {
  type SiteFooterGroup,
  SiteFooterHelp,
  type SiteFooterHelpProps,
  SiteFooterLicences,
  type SiteFooterLicencesProps,
  SiteFooterNotice,
  SiteFooterRights,
  type SiteFooterRightsProps,
  SiteFooterRoot,
} from './SiteFooter.headless'
