'use client'
import { moneyText, parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type LabelHTMLAttributes } from 'react'
import { CheckboxInput, CheckboxRoot } from '../checkbox'
import { Link } from '../link'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { Price } from '../price'
import { plain } from '../theme/base.css'
import * as css from './CartTotals.css'
import { useCartTotals } from './CartTotalsRoot'

/** One row: the box, the facts, the sum, the action. Renders `div`. */
export const CartTotalsBar = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function CartTotalsBar({ className, ...rest }, ref) {
    return <div {...rest} ref={ref} className={joinClass(css.bar, className)} />
  },
)

/** The box that selects every line, with its text. Renders `label`. */
export const CartTotalsCheckAll = forwardRef<
  HTMLLabelElement,
  Omit<LabelHTMLAttributes<HTMLLabelElement>, 'children'>
>(function CartTotalsCheckAll({ className, ...rest }, ref) {
  const { check, onCheckAll, words } = useCartTotals('CartTotalsCheckAll')
  return (
    <CheckboxRoot {...rest} ref={ref} className={joinClass(css.check, className)}>
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
  )
})

type DivProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>

/** How many kinds and packs are selected, what offers take off, what shipping costs. Renders `div`. */
export const CartTotalsFacts = forwardRef<HTMLDivElement, DivProps>(function CartTotalsFacts(
  { className, ...rest },
  ref,
) {
  const { total, words } = useCartTotals('CartTotalsFacts')
  return (
    <div {...rest} ref={ref} className={joinClass(css.facts, className)}>
      <p className={plain} data-part="count">
        {words.selected}{' '}
        <b className={css.number} data-part="number">
          {total.selected_count}
        </b>{' '}
        {words.kinds}{' '}
        <b className={css.number} data-part="number">
          {total.selected_number}
        </b>{' '}
        {words.packs}
      </p>
      <Saved className={css.saved} />
      <Shipping />
    </div>
  )
})

/** What offers take off; nothing when they take nothing. */
function Saved({ className }: { className: string | undefined }) {
  const { total, words } = useCartTotals('CartTotalsFacts')
  const { saved_amount } = total
  if (saved_amount === undefined || parseAmount(saved_amount) <= 0) return null
  return (
    <p className={className} data-part="saved">
      {words.saved(moneyText(saved_amount))}
    </p>
  )
}

/** What shipping costs; nothing where amounts may not be seen or nothing is selected. */
function Shipping() {
  const { total, unpriced, words } = useCartTotals('CartTotalsFacts')
  const { shipping_amount } = total.shipping_data
  if (unpriced || total.payable_amount === undefined || total.selected_count === 0) return null
  return (
    <p className={plain} data-part="shipping">
      {parseAmount(shipping_amount) > 0 ? words.shipping(moneyText(shipping_amount)) : words.freeShipping}
    </p>
  )
}

/**
 * What is to be paid, or that it is being worked out, and why the button does not lead to the checkout. Where the
 * screen is narrow it has what is saved too, instead of the facts. Renders `div`.
 */
export const CartTotalsSum = forwardRef<HTMLDivElement, DivProps>(function CartTotalsSum(
  { className, ...rest },
  ref,
) {
  const { total, unpriced, words } = useCartTotals('CartTotalsSum')
  const { payable_amount, action } = total
  return (
    <div {...rest} ref={ref} className={joinClass(css.sum, className)}>
      {payable_amount !== undefined && (
        <p className={css.payable} data-part="payable">
          {words.payable}{' '}
          {unpriced ? (
            <span className={css.unpriced} data-part="unpriced">
              {words.unpriced}
            </span>
          ) : (
            <Price value={payable_amount} size="l" className={css.amount} />
          )}
        </p>
      )}
      <Saved className={css.savedBelow} />
      {action.state !== 'checkout' && action.message !== '' && (
        <p className={css.message} data-part="message">
          {action.message}
        </p>
      )}
    </div>
  )
})

/**
 * The way to the checkout, or in its place a link for who must log in or renew a licence first. A press while edits
 * are on their way is kept and done once they are answered. Renders `button` or a link; the button sets `data-idle`
 * while nothing is selected, `data-busy`.
 */
export const CartTotalsAction = forwardRef<HTMLElement, Omit<HTMLAttributes<HTMLElement>, 'children'>>(
  function CartTotalsAction({ onClick, className, ...rest }, ref) {
    const { total, waiting, press, loginHref, licenceHref, words } = useCartTotals('CartTotalsAction')
    const { state } = total.action
    const href = { login: loginHref, licence: licenceHref, checkout: undefined, empty: undefined }[state]
    const look = joinClass(css.action, className)
    if (href && (state === 'login' || state === 'licence')) {
      return (
        // The element is one or the other; callers get what they need of both.
        <Link
          {...rest}
          ref={ref as React.Ref<HTMLAnchorElement>}
          href={href}
          onClick={onClick}
          className={look}
        >
          {words[state]}
        </Link>
      )
    }
    const idle = state !== 'checkout'
    return (
      <button
        type="button"
        aria-disabled={idle || waiting || undefined}
        {...rest}
        ref={ref as React.Ref<HTMLButtonElement>}
        className={look}
        onClick={composeEventHandlers(onClick, () => !waiting && press())}
        data-busy={dataAttr(waiting)}
        data-idle={dataAttr(idle)}
      >
        {words.checkout}
      </button>
    )
  },
)
