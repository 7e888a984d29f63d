export {
  BuyerBoxFigures,
  type BuyerBoxFiguresProps,
  type BuyerBoxHrefs,
  BuyerBoxLicence,
  BuyerBoxOrderLinks,
  type BuyerBoxOrderLinksProps,
  type BuyerBoxOrders,
  BuyerBoxRoot,
  type BuyerBoxRootProps,
  type BuyerBoxUser,
  useBuyerBox,
} from './BuyerBox.headless'
