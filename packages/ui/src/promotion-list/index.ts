export * from './OfferTerms'
export * from './PromotionList'
