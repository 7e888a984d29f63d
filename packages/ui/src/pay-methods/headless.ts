export {
  PayMethodsItem,
  type PayMethodsItemProps,
  PayMethodsName,
  PayMethodsNote,
  PayMethodsRoot,
  type PayOffer,
  usePayOffer,
} from './PayMethods.headless'
