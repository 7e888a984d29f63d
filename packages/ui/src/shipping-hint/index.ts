export { ShippingHint } from './ShippingHint'
export type { ShippingHintProps } from './ShippingHint.headless'
