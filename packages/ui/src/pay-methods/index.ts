export {
  PayMethods,
  PayMethodsItem,
  PayMethodsName,
  PayMethodsNote,
  type PayMethodsProps,
  PayMethodsRoot,
} from './PayMethods'
export { type PayMethodsItemProps, type PayOffer, usePayOffer } from './PayMethods.headless'
