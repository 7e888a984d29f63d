'use client'
import * as checkbox from '../checkbox/Checkbox.css'
import * as manjianCss from '../manjian-hints/ManjianHints.css'
import { joinClass, withClass } from '../part/withClass'
import { Price } from '../price'
import * as shippingCss from '../shipping-hint/ShippingHint.css'
import * as css from './CartTotals.css'
import * as Headless from './headless'

export const CartTotalsRoot = withClass(Headless.CartTotalsRoot, css.root, 'CartTotalsRoot')
export const CartTotalsCount = withClass(Headless.CartTotalsCount, css.count, 'CartTotalsCount')
export const CartTotalsSaved = withClass(Headless.CartTotalsSaved, css.saved, 'CartTotalsSaved')
export const CartTotalsMessage = withClass(Headless.CartTotalsMessage, css.message, 'CartTotalsMessage')
export const CartTotalsCheckout = withClass(Headless.CartTotalsCheckout, css.action, 'CartTotalsCheckout')
export const CartTotalsInstead = withClass(Headless.CartTotalsInstead, css.action, 'CartTotalsInstead')
export const CartTotalsShipping = Headless.CartTotalsShipping
export const CartTotalsStatus = Headless.CartTotalsStatus
export const CartTotalsShippingHint = withClass(
  Headless.CartTotalsShippingHint,
  `${shippingCss.root} ${css.hint}`,
  'CartTotalsShippingHint',
)

type CheckAllProps = Parameters<typeof Headless.CartTotalsCheckAll>[0]

export function CartTotalsCheckAll({ className, inputProps, ...rest }: CheckAllProps) {
  return (
    <Headless.CartTotalsCheckAll
      {...rest}
      className={joinClass(checkbox.root, className)}
      inputProps={{ ...inputProps, className: joinClass(checkbox.input, inputProps?.className) }}
    />
  )
}

export function CartTotalsHints({
  className,
  listClassName,
  moreClassName,
  ...rest
}: Headless.CartTotalsHintsProps) {
  return (
    <Headless.CartTotalsHints
      {...rest}
      className={joinClass(css.hints, className)}
      listClassName={joinClass(css.hintList, listClassName)}
      moreClassName={joinClass(css.more, moreClassName)}
    />
  )
}

export function CartTotalsManjian(props: Parameters<typeof Headless.CartTotalsManjian>[0]) {
  return (
    <Headless.CartTotalsManjian
      {...props}
      className={joinClass(manjianCss.root, css.hint, props.className)}
      rowClassName={manjianCss.row}
      nameClassName={manjianCss.name}
    />
  )
}

export function CartTotalsPayable(props: Parameters<typeof Headless.CartTotalsPayable>[0]) {
  const { payable_amount } = Headless.useCartTotals('CartTotalsPayable').total
  if (payable_amount === undefined) return null
  return (
    <Headless.CartTotalsPayable {...props} className={joinClass(css.payable, props.className)}>
      <Price value={payable_amount} size="l" />
    </Headless.CartTotalsPayable>
  )
}

export type CartTotalsProps = Omit<Headless.CartTotalsRootProps, 'children'>

/**
 * The bar at the lower edge of the cart: what is chosen, what is saved, what is missing to the next reduction and to
 * free shipping, what is to be paid, and the way on. Stays on the screen while the lines scroll.
 */
export function CartTotals(props: CartTotalsProps) {
  return (
    <CartTotalsRoot {...props}>
      <CartTotalsHints>
        <CartTotalsManjian most={2} />
        <CartTotalsShippingHint />
      </CartTotalsHints>
      <div className={css.bar}>
        <CartTotalsCheckAll />
        <div className={css.facts}>
          <CartTotalsCount />
          <CartTotalsSaved />
          <CartTotalsShipping />
        </div>
        <div className={css.sum}>
          <CartTotalsPayable />
          <CartTotalsSaved className={css.savedBelow} />
          <CartTotalsMessage />
        </div>
        <Way />
      </div>
      <CartTotalsStatus />
    </CartTotalsRoot>
  )
}

function Way() {
  return Headless.useCheckoutReplaced() ? <CartTotalsInstead /> : <CartTotalsCheckout />
}
