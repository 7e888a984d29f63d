'use client'
import { forwardRef, useId } from 'react'
import { Callout, type CalloutProps } from '../callout'
import { useLabels } from '../labels/useLabels'
import { plain } from '../theme/base.css'
import * as css from './CheckoutChanges.css'

export const checkoutChangesLabels = {
  goods: '下列商品与购物车中不同，请确认',
  coupons: '优惠券未使用，请确认',
  /** The name of a product or coupon, before what has changed. */
  name: (name: string) => `${name}：`,
}

/** A change by the wire's names. */
export interface CheckoutChange {
  /** 0 for a coupon, and for what concerns no single product. */
  goods_id: number
  /** Name of the product or the coupon; empty for what concerns neither. */
  name: string
  /** What has changed, in the service's words. */
  message: string
}

export interface CheckoutChangesProps extends Omit<CalloutProps, 'children' | 'tone'> {
  /** What has changed, by line, in the order of the check. */
  changes: readonly CheckoutChange[]
  /** Words in place of those of {@link checkoutChangesLabels}. */
  labels?: Partial<typeof checkoutChangesLabels>
}

/** A coupon has a name and no product. */
const isCoupon = ({ goods_id, name }: CheckoutChange) => goods_id === 0 && name !== ''

/**
 * What has changed since the cart was last shown, by line, and a coupon that does not apply. Renders Callout, or nothing
 * without a change.
 */
export const CheckoutChanges = forwardRef<HTMLDivElement, CheckoutChangesProps>(function CheckoutChanges(
  { changes, labels, ...rest },
  ref,
) {
  const words = useLabels('checkoutChanges', checkoutChangesLabels, labels)
  if (changes.length === 0) return null
  return (
    <Callout {...rest} ref={ref}>
      <Changes
        title={words.goods}
        changes={changes.filter(change => !isCoupon(change))}
        nameOf={words.name}
      />
      <Changes title={words.coupons} changes={changes.filter(isCoupon)} nameOf={words.name} />
    </Callout>
  )
})

interface ChangesProps extends Pick<CheckoutChangesProps, 'changes'> {
  title: string
  nameOf: (name: string) => string
}

function Changes({ title, changes, nameOf }: ChangesProps) {
  const titleId = useId()
  if (changes.length === 0) return null
  return (
    <>
      <h2 id={titleId} className={css.title} data-part="title">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keyboard */}
      <ul tabIndex={0} aria-labelledby={titleId} className={css.list} data-part="list">
        {changes.map(({ goods_id, name, message }) => (
          <li key={`${goods_id} ${name} ${message}`} className={plain}>
            {name && <b className={css.name}>{nameOf(name)}</b>}
            {message}
          </li>
        ))}
      </ul>
    </>
  )
}
