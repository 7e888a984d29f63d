import type { ShippingRules } from '@yaoji/domain'

/** Shipping cost of each zone, and the product amount from which it is free; in fen. RO-05, ST-04. */
export const SHIPPING_RULES: ShippingRules = {
  normal: { fee: 1200, free_from: 50_000 },
  youx: { fee: 800, free_from: 20_000 },
  zy: { fee: 1500, free_from: 80_000 },
}
