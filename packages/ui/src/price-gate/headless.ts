export {
  PriceGateAction,
  PriceGatePrice,
  PriceGateReason,
  PriceGateRoot,
  type PriceGateRootProps,
  usePriceGate,
} from './PriceGate.headless'
