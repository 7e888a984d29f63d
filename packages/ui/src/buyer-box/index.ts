export {
  BuyerBox,
  BuyerBoxFigures,
  BuyerBoxLicence,
  BuyerBoxOrderLinks,
  type BuyerBoxProps,
  BuyerBoxRoot,
} from './BuyerBox'
export type { BuyerBoxHrefs, BuyerBoxOrders, BuyerBoxUser } from './BuyerBox.headless'
