'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { Countdown } from '../countdown'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import type { LimitedOffer } from '../part/offerText'
import { plain } from '../theme/base.css'
import * as css from './GoodsLines.css'

export const offerLimitsLabels = {
  /** Before the time that is left. */
  ends: '距结束',
  limit: (number: number, unit: string) => `限购 ${number} ${unit}`,
  left: (number: number, unit: string) => `仅剩 ${number} ${unit}`,
}

/** A limited offer of a product, by the wire's names. */
export interface OfferLimitsGoods {
  offer?: Pick<LimitedOffer, 'kind'> | undefined
  /** Most packs for one buyer, or null. */
  max_qty: number | null
  /** Packs in stock. */
  number: number
  bzdw: string
}

export interface OfferLimitsProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The offer by the names of the wire. */
  goods: OfferLimitsGoods
  /** When the offer ends, in unix seconds; null where it has no end. */
  end: number | null
  /** The server's time now, in unix seconds, ticking; undefined until it is known. */
  now: number | undefined
  /** The offer has ended: the price has changed. */
  onEnd?: () => void
  /** Words in place of those of {@link offerLimitsLabels}. */
  labels?: Partial<typeof offerLimitsLabels>
}

/**
 * What is left of a limited offer: time, the limit of a buyer, and the stock of a second-kill. For the slot `offerLeft`
 * of PricePanel. Renders `span`; nothing without an offer.
 */
export const OfferLimits = forwardRef<HTMLSpanElement, OfferLimitsProps>(function OfferLimits(
  { goods: { offer, max_qty, number, bzdw }, end, now, onEnd, labels, className, ...rest },
  ref,
) {
  const words = useLabels('offerLimits', offerLimitsLabels, labels)
  if (!offer) return null
  return (
    <span {...rest} ref={ref} className={joinClass(css.limits, className)}>
      {end !== null && now !== undefined && (
        <span className={plain} data-part="time">
          {words.ends} <Countdown variant="text" end={end} now={now} onEnd={onEnd} />
        </span>
      )}
      {max_qty !== null && (
        <span className={plain} data-part="limit">
          {words.limit(max_qty, bzdw)}
        </span>
      )}
      {offer.kind === 'spike' && (
        <span className={plain} data-part="left">
          {words.left(number, bzdw)}
        </span>
      )}
    </span>
  )
})
