'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Announcement } from '../announcement'
import { Button } from '../button'
import { Callout } from '../callout'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Price } from '../price'
import * as css from './CheckoutBar.css'

export const checkoutBarLabels = {
  /** Name of the bar, for screen readers. */
  bar: '提交订单',
  place: '提交订单',
  total: '应付',
  /** The total when it has changed, which is announced. */
  announced: (total: string) => `应付 ${total}`,
  to: (address: string) => `寄往 ${address}`,
}

export interface CheckoutBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What is to be paid, in yuan. */
  total: string
  /** Where it is sent, in one line. */
  address?: string | undefined
  /** Why the order cannot be placed now; empty where it can. */
  blocked: string
  /** Links that help with that reason. */
  blockedActions?: ReactNode
  /** Why the order was refused. */
  failure?: ReactNode
  /** Another total is being calculated: the order waits for it. */
  updating: boolean
  /** The order is being placed. */
  placing: boolean
  /** The buyer places the order. */
  onPlace: () => void
  /** The button, for a caller that moves the focus to it. */
  placeRef?: Ref<HTMLButtonElement> | undefined
  /** Words in place of those of {@link checkoutBarLabels}. */
  labels?: Partial<typeof checkoutBarLabels>
}

/**
 * The bar at the bottom of a checkout: the amount, where the order goes, why it cannot be placed now, and the button that
 * places it. It sticks to the bottom of the window. The button is described by amount and address. Renders `section`.
 */
export const CheckoutBar = forwardRef<HTMLElement, CheckoutBarProps>(function CheckoutBar(props, ref) {
  const { total, address, blocked, blockedActions, failure, updating, placing, onPlace, ...more } = props
  const { placeRef, labels, className, ...rest } = more
  const words = useLabels('checkoutBar', checkoutBarLabels, labels)
  const money = useMoney()
  const id = useId()
  return (
    <section aria-label={words.bar} {...rest} ref={ref} className={joinClass(css.root, className)}>
      {failure && <Callout tone="bad">{failure}</Callout>}
      <div className={css.bar} data-part="bar">
        <div id={`${id}-details`} className={css.details} data-part="details">
          {address && (
            <p className={css.address} data-part="address">
              {words.to(address)}
            </p>
          )}
          {blocked && (
            <p className={css.blocked} data-part="blocked">
              {blocked}
              {blockedActions && <span className={css.actions}>{blockedActions}</span>}
            </p>
          )}
        </div>
        <p id={`${id}-total`} className={css.total} data-part="total">
          {words.total} <Price value={total} size="xl" />
        </p>
        <Button
          ref={placeRef}
          variant="primary"
          size="l"
          aria-describedby={`${id}-total ${id}-details`}
          busy={placing || updating}
          disabled={blocked !== ''}
          onClick={onPlace}
        >
          {words.place}
        </Button>
      </div>
      <Announcement text={words.announced(money.text(total))} pending={updating} />
    </section>
  )
})
