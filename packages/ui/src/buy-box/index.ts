export * from './BuyBox'
