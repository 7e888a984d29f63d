export {
  CartTotalsCheckAll,
  CartTotalsCheckout,
  CartTotalsCount,
  CartTotalsInstead,
  CartTotalsMessage,
  CartTotalsPayable,
  CartTotalsRoot,
  type CartTotalsRootProps,
  CartTotalsSaved,
  CartTotalsShipping,
  CartTotalsStatus,
  type CartTotalsTotal,
  useCartTotals,
  useCheckoutReplaced,
} from './CartTotals.headless'
export {
  CartTotalsHints,
  type CartTotalsHintsProps,
  CartTotalsManjian,
  CartTotalsShippingHint,
} from './CartTotalsHints.headless'
