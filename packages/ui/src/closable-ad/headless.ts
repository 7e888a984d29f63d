export * from './ClosableAd'
