export {
  LicenceBanner,
  LicenceBannerAction,
  type LicenceBannerProps,
  LicenceBannerRoot,
  LicenceBannerText,
} from './LicenceBanner'
export type { LicenceBannerRootProps } from './LicenceBanner.headless'
