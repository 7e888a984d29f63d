export {
  PricePanel,
  PricePanelLadder,
  PricePanelMarket,
  PricePanelPrice,
  type PricePanelProps,
  PricePanelRoot,
} from './PricePanel'
export type { PricePanelGoods } from './PricePanel.headless'
