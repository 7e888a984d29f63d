export { ShippingHint, type ShippingHintProps } from './ShippingHint.headless'
