export {
  LicenceBannerAction,
  LicenceBannerRoot,
  type LicenceBannerRootProps,
  LicenceBannerText,
} from './LicenceBanner.headless'
