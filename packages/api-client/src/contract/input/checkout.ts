import { cartCheckout, cartCheckoutLines } from '../checkout'
import { cartCheckoutInput, cartCheckoutLinesInput } from '../payload/checkout'
import { type Call, call } from './call'

export * from '../payload/checkout'

export const calls: readonly Call[] = [
  call(cartCheckout, {
    payload: cartCheckoutInput,
    row: 'AP-08',
    summary:
      'Opens step 2: prices the chosen lines, splits them into orders and lists addresses and coupons.',
  }),
  call(cartCheckoutLines, {
    payload: cartCheckoutLinesInput,
    summary: 'Returns lines of a checkout with their prices: those that its answer does not have.',
  }),
]
