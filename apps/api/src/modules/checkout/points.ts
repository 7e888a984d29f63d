import {
  fewestPoints,
  offerPoints,
  type PointsOffer,
  type PointsOfferInput,
  pointsWorth,
} from '@yaoji/domain'
import type { CheckoutChange } from './available-lines'

/** A buyer’s points in a checkout. */
export interface CheckoutPoints extends PointsOffer {
  /** The buyer’s points that have not expired; negative after a return. */
  readonly held: number
  /** Points that pay a part of the order, and what they pay, in fen. */
  readonly used: number
  readonly used_amount: number
  /** Why fewer points than requested are used; empty when they are. */
  readonly refused: readonly string[]
}

/** What the buyer’s points can pay of an order, and the requested ones as far as they can be used. */
export function choosePoints(input: PointsOfferInput, wanted: number): CheckoutPoints {
  const offer = offerPoints(input)
  const used = fewestPoints(Math.min(wanted, offer.most), input.payment)
  return {
    ...offer,
    held: input.held,
    used,
    used_amount: pointsWorth(used, input.payment),
    refused: wanted > offer.most ? [refusedText(offer)] : [],
  }
}

function refusedText({ most, reason }: PointsOffer): string {
  return most > 0 ? `积分最多可用 ${most} 分` : `积分不能使用（${reason}）`
}

/** Reports requested points that are not used. */
export function pointsChange(message: string): CheckoutChange {
  return { goods_id: 0, name: '积分', message }
}
