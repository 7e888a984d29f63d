export {
  PricePanel,
  PricePanelLadder,
  PricePanelMarket,
  PricePanelOffer,
  PricePanelPrice,
  type PricePanelProps,
  PricePanelRoot,
} from './PricePanel'
export type { PricePanelGoods } from './PricePanel.headless'
