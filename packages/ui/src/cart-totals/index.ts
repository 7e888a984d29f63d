export {
  CartTotals,
  CartTotalsCheckAll,
  CartTotalsCheckout,
  CartTotalsCount,
  CartTotalsHints,
  CartTotalsInstead,
  CartTotalsManjian,
  CartTotalsMessage,
  CartTotalsPayable,
  type CartTotalsProps,
  CartTotalsRoot,
  CartTotalsSaved,
  CartTotalsShipping,
  CartTotalsShippingHint,
  CartTotalsStatus,
} from './CartTotals'
export type { CartTotalsTotal } from './CartTotals.headless'
