'use client'
import { parseAmount } from '@yaoji/domain'
import type { Ref } from 'react'
import { useMoney } from '../formats/useMoney'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { Price } from '../price'
import { plain } from '../theme/base.css'
import * as css from './CartTotals.css'
import type { cartTotalsLabels } from './cartTotalsLabels'
import type { CartTotalsTotal } from './cartTotalsTypes'

interface SavedProps {
  total: CartTotalsTotal
  words: typeof cartTotalsLabels
}

interface AmountsProps extends SavedProps {
  /** Lines are selected, and the amounts are still those of no selection. */
  unpriced: boolean
}

/** How many kinds and packs are selected, what offers take off, what shipping costs. */
export function Details({ total, unpriced, words }: AmountsProps) {
  return (
    <div className={css.details} data-part="details">
      <p className={plain} data-part="count">
        {words.selected}{' '}
        <b className={css.number} data-part="number">
          {total.selected_count}
        </b>{' '}
        {words.kinds}{' '}
        <b className={css.number} data-part="number">
          {total.selected_number}
        </b>
      </p>
      <Saved total={total} words={words} className={css.saved} />
      <Shipping total={total} unpriced={unpriced} words={words} />
    </div>
  )
}

/** What offers take off; nothing when they take nothing. */
function Saved({ total, words, className }: SavedProps & { className: string | undefined }) {
  const money = useMoney()
  const { saved_amount, welfare_amount = '0.00' } = total
  if (saved_amount === undefined || parseAmount(saved_amount) <= 0) return null
  return (
    <p className={className} data-part="saved">
      {words.saved(money.text(saved_amount))}
      {parseAmount(welfare_amount) > 0 && (
        <span className={plain} data-part="welfare">
          {words.welfare(money.text(welfare_amount))}
        </span>
      )}
    </p>
  )
}

/** What shipping costs; nothing where amounts may not be seen or nothing is selected. */
function Shipping({ total, unpriced, words }: AmountsProps) {
  const money = useMoney()
  const { shipping_amount } = total.shipping_data
  if (unpriced || total.payable_amount === undefined || total.selected_count === 0) return null
  return (
    <p className={plain} data-part="shipping">
      {parseAmount(shipping_amount) > 0 ? words.shipping(money.text(shipping_amount)) : words.freeShipping}
    </p>
  )
}

/**
 * What is to be paid, or that it is being worked out, and why the button does not lead to the checkout. Where the
 * screen is narrow it has what is saved too, instead of the details.
 */
export function Sum({ total, unpriced, words }: AmountsProps) {
  const { payable_amount, action } = total
  return (
    <div className={css.sum} data-part="sum">
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
      <Saved total={total} words={words} className={css.savedBelow} />
      {action.state !== 'checkout' && action.message !== '' && (
        <p className={css.message} data-part="message">
          {action.message}
        </p>
      )}
    </div>
  )
}

interface ActionProps {
  state: CartTotalsTotal['action']['state']
  /** Where the links lead that replace the button. */
  hrefs: Record<'login' | 'licence', string | undefined>
  waiting: boolean
  buttonRef: Ref<HTMLButtonElement>
  onPress: () => void
  words: typeof cartTotalsLabels
}

/**
 * The way to the checkout, or in its place a link for who must log in or renew a licence first. A press while edits
 * are on their way is kept and done once they are answered.
 */
export function Action({ state, hrefs, waiting, buttonRef, onPress, words }: ActionProps) {
  const href = { ...hrefs, checkout: undefined, empty: undefined }[state]
  if (href && (state === 'login' || state === 'licence')) {
    return (
      <Link href={href} className={css.action} data-part="action">
        {words[state]}
      </Link>
    )
  }
  const idle = state !== 'checkout'
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-disabled={idle || waiting || undefined}
      className={css.action}
      data-part="action"
      onClick={() => !waiting && onPress()}
      data-busy={dataAttr(waiting)}
      data-idle={dataAttr(idle)}
    >
      {words.checkout}
    </button>
  )
}
