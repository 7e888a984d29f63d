export { type LadderBand, ladderBands } from './ladderBands'
export {
  type PricePanelGoods,
  PricePanelLadder,
  type PricePanelLadderProps,
  PricePanelMarket,
  PricePanelOffer,
  PricePanelPrice,
  PricePanelRoot,
  type PricePanelRootProps,
  usePricePanel,
} from './PricePanel.headless'
