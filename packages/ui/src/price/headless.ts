export { Price, type PriceProps } from './Price.headless'
