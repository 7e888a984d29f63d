export { GoodsFacts, type GoodsFactsProps } from './GoodsFacts.headless'
