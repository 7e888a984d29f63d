export {
  PriceGate,
  PriceGateAction,
  PriceGatePrice,
  type PriceGateProps,
  PriceGateReason,
  PriceGateRoot,
} from './PriceGate'
