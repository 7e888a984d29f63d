'use client'
import { moneyText, parseAmount } from '@yaoji/domain'
import { type CheckState, useDeferredAction, useSettledAnnouncement } from '@yaoji/hooks'
import { createContext, forwardRef, type HTMLAttributes } from 'react'
import type { ManjianState } from '../manjian-hints'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'
import * as css from './CartTotals.css'
import { cartTotalsLabels } from './cartTotalsLabels'

/** What the bar shows of the cart's totals, by the wire's names. Money is absent where it may not be seen. */
export interface CartTotalsTotal {
  selected_count: number
  selected_number: number
  saved_amount?: string | undefined
  payable_amount?: string | undefined
  shipping_data: { shipping_amount: string; no_trans_order_amount: string }
  activity_data: { manjians: { list: readonly ManjianState[] } }
  action: { state: 'checkout' | 'empty' | 'login' | 'licence'; message: string }
}

export interface CartTotalsRootProps extends HTMLAttributes<HTMLElement> {
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
  /** Words in place of those of {@link cartTotalsLabels}. */
  labels?: Partial<typeof cartTotalsLabels>
}

interface TotalsContext extends Pick<CartTotalsRootProps, 'onCheckAll' | 'loginHref' | 'licenceHref'> {
  readonly total: CartTotalsTotal
  /** Lines are selected, and the amounts are still those of no selection. */
  readonly unpriced: boolean
  readonly waiting: boolean
  readonly press: () => void
  readonly check: CheckState
  readonly words: typeof cartTotalsLabels
}

const Context = createContext<TotalsContext | null>(null)

/** The totals and what the button does; for parts of your own. */
export const useCartTotals = (part: string) => useRequiredContext(Context, part, 'CartTotalsRoot')

/**
 * What the selected lines cost and the way on; totals are read out once they have settled. Renders `section`; sets
 * `data-pending`, and `data-action` to the state of the button.
 */
export const CartTotalsRoot = forwardRef<HTMLElement, CartTotalsRootProps>(
  function CartTotalsRoot(props, ref) {
    const { total, pending = false, busy = false, onCheckout, check = 'off', onCheckAll, ...others } = props
    const { loginHref, licenceHref, labels, className, children, ...rest } = others
    const patient = useDeferredAction({
      ready: total.action.state === 'checkout',
      pending,
      onPress: onCheckout,
    })
    const words = { ...cartTotalsLabels, ...labels }
    const { selected_count, payable_amount } = total
    const status = words.status(selected_count, payable_amount && moneyText(payable_amount))
    const context = {
      total,
      unpriced: pending && selected_count > 0 && costsNothing(total),
      waiting: busy || patient.waiting,
      press: patient.press,
      check,
      onCheckAll,
      loginHref,
      licenceHref,
      words,
    }
    return (
      <Context.Provider value={context}>
        <section
          aria-label={words.bar}
          {...rest}
          ref={ref}
          className={joinClass(css.root, className)}
          data-pending={dataAttr(pending)}
          data-action={total.action.state}
        >
          {children}
          <VisuallyHidden role="status">{useSettledAnnouncement(status, { pending })}</VisuallyHidden>
        </section>
      </Context.Provider>
    )
  },
)

function costsNothing({ payable_amount }: CartTotalsTotal): boolean {
  return payable_amount !== undefined && parseAmount(payable_amount) === 0
}
