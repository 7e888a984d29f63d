import type { BuyState } from '@yaoji/domain'
import type { Viewer } from '../../session/viewer'
import { shipsWith } from '../promotion/ships-with'
import { buyStateOf } from './buy-state'
import type { GiftRatio, SellableLine } from './sellable-line'

/** `none`: a line is bought without a gift; `used_up`: its gift has no stock left. */
export type GiftState = 'none' | 'given' | 'used_up'

/** The gift of some packs of a line. */
export interface Gift {
  readonly sellable: SellableLine
  readonly ratio: GiftRatio
  /** Packs that are earned, and those of them that the stock has. */
  readonly earned: number
  readonly total: number
  /** 1 the product itself, 2 another product. */
  readonly type: 1 | 2
}

/**
 * The gift of `number` packs of a line, of whose stock `reserved` packs are bought already; null for none. Tags, the
 * product's page, the cart, the checkout and orders ask here, so that a gift that is promised is given.
 */
export function giftFor(
  line: SellableLine,
  viewer: Viewer,
  { number, reserved }: { number: number; reserved: number },
): Gift | null {
  const { gift, price, goods } = line
  if (!gift || price.kind !== 'normal') return null
  const { sellable, need, give } = gift
  if (!shipsWith(sellable.goods, goods) || !isAllowed(viewer, sellable)) return null
  const earned = Math.floor(number / need) * give
  const total = Math.min(earned, Math.max(0, sellable.stock - reserved))
  return { sellable, ratio: { need, give }, earned, total, type: sellable.goods.id === goods.id ? 1 : 2 }
}

/** Whether a line can be promised with its gift: whether the smallest number that earns it has one. */
export function giftState(line: SellableLine, viewer: Viewer): GiftState {
  if (!line.gift) return 'none'
  const { min_qty, step_qty } = line.goods
  const number = Math.max(min_qty, Math.ceil(line.gift.need / step_qty) * step_qty)
  const reserved = sharesStock(line.gift.sellable, line) ? number : 0
  const gift = giftFor(line, viewer, { number, reserved })
  if (!gift) return 'none'
  return gift.total > 0 ? 'given' : 'used_up'
}

/** Whether two lines sell from the same stock. */
export function sharesStock(one: SellableLine, other: SellableLine): boolean {
  return one.price.stock_goods_price_id === other.price.stock_goods_price_id
}

/** States in which a buyer may not receive a product, not even as a gift. */
const NOT_ALLOWED: ReadonlySet<BuyState> = new Set(['off_shelf', 'out_of_scope', 'controlled', 'region'])

function isAllowed(viewer: Viewer, sellable: SellableLine): boolean {
  return !NOT_ALLOWED.has(buyStateOf(sellable, viewer))
}
