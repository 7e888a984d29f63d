export * from './PricePanel'
