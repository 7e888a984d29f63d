export * from './BuyerBox'
