'use client'
import { parseAmount } from '@yaoji/domain'
import { type CheckState, useArrivalFocus, useDeferredAction, useSettledAnnouncement } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { CheckboxInput, CheckboxRoot } from '../checkbox'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './CartTotals.css'
import { Action, Details, Sum } from './CartTotalsBar'
import { CartTotalsHints, type CartTotalsHintsLinks } from './CartTotalsHints'
import { cartTotalsLabels } from './cartTotalsLabels'
import type { CartTotalsTotal } from './cartTotalsTypes'

export interface CartTotalsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'>, CartTotalsHintsLinks {
  total: CartTotalsTotal
  /**
   * Edits are on their way: amounts may still change.
   * @default false
   */
  pending?: boolean
  /**
   * The checkout is being opened.
   * @default false
   */
  busy?: boolean
  /** The button was pressed and no edit is on its way. */
  onCheckout?: () => void
  /**
   * How much of the cart is selected, for the box that selects all.
   * @default 'off'
   */
  check?: CheckState
  onCheckAll?: ((checked: boolean) => void) | undefined
  /** Where the link leads that replaces the button for who must log in first. */
  loginHref?: string | undefined
  /** Where the link leads that replaces the button for who must renew a licence first. */
  licenceHref?: string | undefined
  /** Id of the page's content: where it has the focus when the bar appears, the button gets it. Without it nothing moves. */
  arrivedAt?: string | undefined
  /** Words in place of those of {@link cartTotalsLabels}. */
  labels?: Partial<typeof cartTotalsLabels>
}

/**
 * The bar at the lower edge of the cart: what is selected, what is saved, what is missing to the next reduction and to
 * free shipping, what is to be paid, and the way on. It stays on the screen while the lines scroll; totals are read out
 * once they have settled. Renders `section`; sets `data-pending`, and `data-action` to the state of the button.
 */
export const CartTotals = forwardRef<HTMLElement, CartTotalsProps>(function CartTotals(props, ref) {
  const { total, pending = false, busy = false, onCheckout, check = 'off', onCheckAll, ...others } = props
  const { loginHref, licenceHref, reductionHref, shippingHref, arrivedAt, labels, className, ...rest } =
    others
  const { selected_count, payable_amount, action } = total
  const { target } = useArrivalFocus<HTMLButtonElement>(arrivedAt)
  const checkout = useDeferredAction({ ready: action.state === 'checkout', pending, onPress: onCheckout })
  const words = useLabels('cartTotals', cartTotalsLabels, labels)
  const money = useMoney()
  const status = words.status(selected_count, payable_amount && money.text(payable_amount))
  const unpriced = pending && selected_count > 0 && costsNothing(total)
  return (
    <section
      aria-label={words.bar}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-pending={dataAttr(pending)}
      data-action={action.state}
    >
      <CartTotalsHints {...{ total, words, reductionHref, shippingHref }} />
      <div className={css.bar} data-part="bar">
        <CheckboxRoot className={css.check}>
          <CheckboxInput
            checked={check === 'all'}
            indeterminate={check === 'some'}
            disabled={check === 'off'}
            onCheckedChange={onCheckAll}
          />
          <span className={plain} data-part="select-all">
            {words.selectAll}
          </span>
        </CheckboxRoot>
        <Details total={total} unpriced={unpriced} words={words} />
        <Sum total={total} unpriced={unpriced} words={words} />
        <Action
          state={action.state}
          hrefs={{ login: loginHref, licence: licenceHref }}
          buttonRef={target}
          waiting={busy || checkout.waiting}
          onPress={checkout.press}
          words={words}
        />
      </div>
      <VisuallyHidden role="status">{useSettledAnnouncement(status, { pending })}</VisuallyHidden>
    </section>
  )
})

function costsNothing({ payable_amount }: CartTotalsTotal): boolean {
  return payable_amount !== undefined && parseAmount(payable_amount) === 0
}
