export {
  ClosableAdClose,
  type ClosableAdData,
  ClosableAdLink,
  ClosableAdRoot,
  type ClosableAdRootProps,
} from './ClosableAd.headless'
