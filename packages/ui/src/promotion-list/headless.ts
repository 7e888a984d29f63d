export { type Promotion, PromotionList, type PromotionListProps } from './PromotionList.headless'
