import { type BuyState, buyState, isEphedrine } from '@yaoji/domain'
import { buyerInput, type Viewer } from '../../session/viewer'
import { goodsInput, type SellableLine } from '../goods/sellable-line'
import type { LineEvaluation } from './line-evaluation'
import type { CartSnapshot } from './snapshot'

/** The gift of a line. */
export interface Gift {
  readonly sellable: SellableLine
  /** Packs in all. */
  readonly total: number
  /** 1 the product itself, 2 another product. */
  readonly type: 1 | 2
  readonly ratio: GiftRatio
}

/** A gift is `give` packs for each `need` packs of its product. */
export interface GiftRatio {
  readonly need: number
  readonly give: number
}

/** The gift for `number` packs of an ordinary line, limited by its stock without the `reserved` packs; null for none. */
export function giftOf(
  snapshot: CartSnapshot,
  line: LineEvaluation,
  { number, reserved = 0 }: { number: number; reserved?: number },
): Gift | null {
  const { goods, price } = line.sellable
  const gift = snapshot.gifts.get(goods.id)
  const sellable = gift && snapshot.giftSellables.get(gift.gift_goods_id)
  if (!gift || !sellable || line.combination || price.kind !== 'normal') return null
  if (!shipsWith(sellable, line.sellable) || !isAllowed(snapshot.viewer, sellable)) return null
  const total = Math.min(Math.floor(number / gift.need) * gift.give, Math.max(0, sellable.stock - reserved))
  const { need, give } = gift
  return total > 0
    ? { sellable, total, type: sellable.goods.id === goods.id ? 1 : 2, ratio: { need, give } }
    : null
}

/** A gift is in the parcel of its product: from the same warehouse, and never with ephedrine-type products. */
function shipsWith(gift: SellableLine, bought: SellableLine): boolean {
  if (isEphedrine(gift.goods.special_flag) || isEphedrine(bought.goods.special_flag)) return false
  return gift.goods.ck_id === bought.goods.ck_id
}

/** States in which a buyer may not receive a product, not even as a gift. */
const NOT_ALLOWED: ReadonlySet<BuyState> = new Set(['off_shelf', 'out_of_scope', 'controlled', 'region'])

function isAllowed(viewer: Viewer, sellable: SellableLine): boolean {
  return !NOT_ALLOWED.has(buyState(goodsInput(sellable), buyerInput(viewer, sellable.controlledAllowed)))
}
