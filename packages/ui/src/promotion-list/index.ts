export { PromotionList } from './PromotionList'
export type { Promotion, PromotionListProps } from './PromotionList.headless'
