import { cartCheckout } from '../checkout'
import { cartCheckoutInput } from '../payload/checkout'
import { type Call, call } from './call'

export * from '../payload/checkout'

export const calls: readonly Call[] = [
  call(cartCheckout, {
    payload: cartCheckoutInput,
    row: 'AP-08',
    summary:
      'Opens step 2: prices the chosen lines, splits them into orders and lists addresses and coupons.',
  }),
]
