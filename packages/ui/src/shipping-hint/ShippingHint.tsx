'use client'
import { freeShippingHint, type Money, parseAmount, type ShippingZone } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import * as css from './ShippingHint.css'

export const shippingHintLabels = {
  /** What is missing to free shipping, with the zone and its fee, in fen; null where there is nothing to say. */
  missing: (missing: number, zone: { zone: ShippingZone; fee: number } | undefined, money: Money) =>
    freeShippingHint(missing, zone, money),
  /** The link to the products that count. */
  goods: '去凑单',
  /** Its name for screen readers, with the text of the hint. */
  goodsOf: (hint: string) => `去凑单：${hint}`,
}

export interface ShippingHintProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** Missing to free shipping, as decimal string. */
  no_trans_order_amount: string
  /** The zone that the amount is missing in; without it the hint names none. */
  zone?: ShippingZone | undefined
  /**
   * What the zone charges now, as decimal string; shown with the zone.
   * @default '0.00'
   */
  shipping_amount?: string | undefined
  /** The products that count for free shipping. */
  goodsHref?: string | undefined
  /** Words in place of those of {@link shippingHintLabels}. */
  labels?: Partial<typeof shippingHintLabels>
}

/** What is missing to free shipping; nothing when that is not positive (ST-04). Renders `p`. */
export const ShippingHint = forwardRef<HTMLParagraphElement, ShippingHintProps>(function ShippingHint(
  { no_trans_order_amount, zone, shipping_amount = '0.00', goodsHref, labels, className, ...rest },
  ref,
) {
  const words = useLabels('shippingHint', shippingHintLabels, labels)
  const money = useMoney()
  const text = words.missing(
    parseAmount(no_trans_order_amount),
    zone && { zone, fee: parseAmount(shipping_amount) },
    money,
  )
  if (text === null) return null
  return (
    <p {...rest} ref={ref} className={joinClass(css.root, className)}>
      {text}
      {goodsHref !== undefined && (
        <Link href={goodsHref} aria-label={words.goodsOf(text)} className={css.goods} data-part="goods">
          {words.goods}
        </Link>
      )}
    </p>
  )
})
