export {
  BuyBox,
  BuyBoxAdd,
  BuyBoxBuyNow,
  type BuyBoxProps,
  BuyBoxRoot,
  BuyBoxRule,
  BuyBoxStepper,
} from './BuyBox'
export type { BuyBoxGoods } from './BuyBox.headless'
