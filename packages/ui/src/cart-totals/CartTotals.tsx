import { forwardRef } from 'react'
import {
  CartTotalsAction,
  CartTotalsBar,
  CartTotalsCheckAll,
  CartTotalsFacts,
  CartTotalsSum,
} from './CartTotalsBar'
import { CartTotalsHints } from './CartTotalsHints'
import { CartTotalsRoot, type CartTotalsRootProps } from './CartTotalsRoot'

export type CartTotalsProps = Omit<CartTotalsRootProps, 'children'>

/**
 * The bar at the lower edge of the cart: what is selected, what is saved, what is missing to the next reduction and to
 * free shipping, what is to be paid, and the way on. It stays on the screen while the lines scroll. Renders `section`.
 */
export const CartTotals = forwardRef<HTMLElement, CartTotalsProps>(function CartTotals(props, ref) {
  return (
    <CartTotalsRoot {...props} ref={ref}>
      <CartTotalsHints />
      <CartTotalsBar>
        <CartTotalsCheckAll />
        <CartTotalsFacts />
        <CartTotalsSum />
        <CartTotalsAction />
      </CartTotalsBar>
    </CartTotalsRoot>
  )
})
