export {
  BuyBoxAdd,
  BuyBoxBuyNow,
  type BuyBoxGoods,
  BuyBoxRoot,
  type BuyBoxRootProps,
  BuyBoxRule,
  BuyBoxStepper,
  useBuyBox,
} from './BuyBox.headless'
export { type PackRule, packRuleText } from './packRuleText'
