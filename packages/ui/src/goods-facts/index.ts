export { GoodsFacts } from './GoodsFacts'
export type { GoodsFactsProps } from './GoodsFacts.headless'
