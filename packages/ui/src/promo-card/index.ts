export * from './PromoBanner'
export * from './PromoCard'
