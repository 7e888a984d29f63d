import { type BuyState, buyState, isEphedrine } from '@yaoji/domain'
import { goodsFacts, type Offer } from '../goods/rows'
import { buyerFacts, type Viewer } from '../session/viewer'
import type { CartFacts } from './facts'
import type { Judgement } from './judge'

/** What comes with a line for nothing. */
export interface Gift {
  readonly offer: Offer
  /** Packs in all. */
  readonly total: number
  /** 1 the goods itself, 2 another goods. */
  readonly type: 1 | 2
}

/** The gift that a number of an ordinary line brings, as far as there is stock of it beyond `reserved`; null for none. */
export function giftOf(facts: CartFacts, line: Judgement, number: number, reserved = 0): Gift | null {
  const { goods, price } = line.offer
  const gift = facts.gifts.get(goods.id)
  const offer = gift && facts.giftOffers.get(gift.gift_goods_id)
  if (!gift || !offer || line.combination || price.kind !== 'normal') return null
  if (!travelsWith(offer, line.offer) || !isAllowed(facts.viewer, offer)) return null
  const total = Math.min(Math.floor(number / gift.need) * gift.give, Math.max(0, offer.stock - reserved))
  return total > 0 ? { offer, total, type: offer.goods.id === goods.id ? 1 : 2 } : null
}

/** A gift goes into the parcel of what brought it: from the same warehouse, and never with ephedrine-type goods. */
function travelsWith(gift: Offer, bought: Offer): boolean {
  if (isEphedrine(gift.goods.special_flag) || isEphedrine(bought.goods.special_flag)) return false
  return gift.goods.ck_id === bought.goods.ck_id
}

/** States in which a buyer may not have goods at all: given away is supplied as well. */
const NOT_ALLOWED: ReadonlySet<BuyState> = new Set(['off_shelf', 'out_of_scope', 'controlled', 'region'])

function isAllowed(viewer: Viewer, offer: Offer): boolean {
  return !NOT_ALLOWED.has(buyState(goodsFacts(offer), buyerFacts(viewer, offer.controlledAllowed)))
}
