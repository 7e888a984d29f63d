'use client'
import { parseAmount } from '@yaoji/domain'
import { type CheckState, usePatientPress, useSettled } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type LabelHTMLAttributes,
} from 'react'
import { CheckboxInput, type CheckboxInputProps, CheckboxRoot } from '../checkbox/headless'
import { Link, type LinkProps } from '../link'
import type { ManjianState } from '../manjian-hints/headless'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'

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

interface TotalsContext {
  readonly total: CartTotalsTotal
  readonly pending: boolean
  /** Lines are chosen, and the amounts still speak of nothing chosen. */
  readonly unpriced: boolean
  readonly waiting: boolean
  readonly press: () => void
  readonly check: CheckState
  readonly onCheckAll: (checked: boolean) => void
  readonly loginHref: string | undefined
  readonly licenceHref: string | undefined
}

const Context = createContext<TotalsContext | null>(null)

/** The totals and what the button does; for parts of your own. */
export const useCartTotals = (part: string) => useRequiredContext(Context, part, 'CartTotalsRoot')

export interface CartTotalsRootProps extends HTMLAttributes<HTMLElement> {
  total: CartTotalsTotal
  /** Edits are on their way: amounts may still change. */
  pending?: boolean
  /** The checkout is being opened. */
  busy?: boolean
  onCheckout?: () => void
  /** How much of the cart is chosen, for the box that chooses all. */
  check?: CheckState
  onCheckAll?: (checked: boolean) => void
  loginHref?: string
  licenceHref?: string
}

/**
 * What the chosen lines cost and the way on. Renders `section`; sets `data-pending`, and `data-action` to the
 * state of the button.
 */
export const CartTotalsRoot = forwardRef<HTMLElement, CartTotalsRootProps>(function Root(
  {
    total,
    pending = false,
    busy = false,
    onCheckout,
    check = 'off',
    onCheckAll = () => {},
    loginHref,
    licenceHref,
    ...rest
  },
  ref,
) {
  const ready = total.action.state === 'checkout'
  const patient = usePatientPress({ ready, pending, onPress: onCheckout })
  const context = {
    total,
    pending,
    unpriced: pending && total.selected_count > 0 && costsNothing(total),
    waiting: busy || patient.waiting,
    press: patient.press,
    check,
    onCheckAll,
    loginHref,
    licenceHref,
  }
  return (
    <Context.Provider value={context}>
      <section
        aria-label="结算"
        {...rest}
        ref={ref}
        data-pending={dataAttr(pending)}
        data-action={total.action.state}
      />
    </Context.Provider>
  )
})

function costsNothing({ payable_amount }: CartTotalsTotal): boolean {
  return payable_amount !== undefined && parseAmount(payable_amount) === 0
}

/** The box that chooses every line, with its word. Renders `label`. */
export const CartTotalsCheckAll = forwardRef<
  HTMLLabelElement,
  LabelHTMLAttributes<HTMLLabelElement> & { inputProps?: CheckboxInputProps }
>(function CheckAll({ inputProps, children = '全选', ...rest }, ref) {
  const { check, onCheckAll } = useCartTotals('CartTotalsCheckAll')
  return (
    <CheckboxRoot {...rest} ref={ref}>
      <CheckboxInput
        {...inputProps}
        checked={check === 'all'}
        indeterminate={check === 'some'}
        disabled={check === 'off'}
        onCheckedChange={onCheckAll}
      />
      <span>{children}</span>
    </CheckboxRoot>
  )
})

/** How many kinds and packs are chosen. Renders `p`. */
export const CartTotalsCount = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Count(props, ref) {
    const { selected_count, selected_number } = useCartTotals('CartTotalsCount').total
    return (
      <p {...props} ref={ref}>
        已选 <b>{selected_count}</b> 种 <b>{selected_number}</b> 件
      </p>
    )
  },
)

/** What offers take off; nothing when they take nothing. Renders `p`. */
export const CartTotalsSaved = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Saved(props, ref) {
    const { saved_amount } = useCartTotals('CartTotalsSaved').total
    if (saved_amount === undefined || parseAmount(saved_amount) <= 0) return null
    return (
      <p {...props} ref={ref}>
        已省 ¥{saved_amount}
      </p>
    )
  },
)

/** What shipping costs; nothing where amounts may not be seen or nothing is chosen. Renders `p`. */
export const CartTotalsShipping = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Shipping(props, ref) {
    const { total, unpriced } = useCartTotals('CartTotalsShipping')
    const { shipping_amount } = total.shipping_data
    if (unpriced || total.payable_amount === undefined || total.selected_count === 0) return null
    return (
      <p {...props} ref={ref}>
        {parseAmount(shipping_amount) > 0 ? `运费 ¥${shipping_amount}` : '免运费'}
      </p>
    )
  },
)

/** The amount to pay, or that it is being worked out; nothing where it may not be seen. Renders `p`. */
export const CartTotalsPayable = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Payable({ children, ...rest }, ref) {
    const { total, unpriced } = useCartTotals('CartTotalsPayable')
    if (total.payable_amount === undefined) return null
    return (
      <p {...rest} ref={ref}>
        应付 {unpriced ? <span>计算中</span> : (children ?? <span>¥{total.payable_amount}</span>)}
      </p>
    )
  },
)

/** Why the button does not lead to the checkout. Renders `p`, or nothing. */
export const CartTotalsMessage = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Message(props, ref) {
    const { action } = useCartTotals('CartTotalsMessage').total
    if (action.state === 'checkout' || action.message === '') return null
    return (
      <p {...props} ref={ref}>
        {action.message}
      </p>
    )
  },
)

/**
 * The way to the checkout. A press while edits are on their way is kept and done once they are answered. Renders
 * `button`; waits while nothing is chosen.
 */
export const CartTotalsCheckout = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Checkout({ onClick, children = '去结算', ...rest }, ref) {
    const { total, waiting, press } = useCartTotals('CartTotalsCheckout')
    const idle = total.action.state !== 'checkout'
    return (
      <button
        type="button"
        aria-disabled={idle || waiting || undefined}
        {...rest}
        ref={ref}
        onClick={composeEventHandlers(onClick, () => !waiting && press())}
        data-busy={dataAttr(waiting)}
        data-idle={dataAttr(idle)}
      >
        {children}
      </button>
    )
  },
)

/** In place of the checkout for who must log in or renew a licence first. Nothing for everybody else. */
export const CartTotalsInstead = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(
  function Instead(props, ref) {
    const { total, loginHref, licenceHref } = useCartTotals('CartTotalsInstead')
    const way = {
      login: { href: loginHref, text: '登录后结算' },
      licence: { href: licenceHref, text: '更新证照' },
      checkout: null,
      empty: null,
    }[total.action.state]
    if (!way?.href) return null
    return (
      <Link {...props} ref={ref} href={way.href}>
        {way.text}
      </Link>
    )
  },
)

/** Whether something else stands in place of the checkout button. */
export function useCheckoutReplaced(): boolean {
  const { total, loginHref, licenceHref } = useCartTotals('useCheckoutReplaced')
  const { state } = total.action
  return (state === 'login' && Boolean(loginHref)) || (state === 'licence' && Boolean(licenceHref))
}

/** Says the totals once they have settled. */
export function CartTotalsStatus() {
  const { total, pending } = useCartTotals('CartTotalsStatus')
  const paying = total.payable_amount === undefined ? '' : `，应付 ¥${total.payable_amount}`
  const text = useSettled(`已选 ${total.selected_count} 种${paying}`, { pending })
  return <VisuallyHidden role="status">{text}</VisuallyHidden>
}
