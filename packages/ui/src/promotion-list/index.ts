export * from './PromotionList'
