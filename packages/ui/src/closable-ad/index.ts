export {
  ClosableAd,
  ClosableAdClose,
  ClosableAdLink,
  type ClosableAdProps,
  ClosableAdRoot,
} from './ClosableAd'
export type { ClosableAdData } from './ClosableAd.headless'
