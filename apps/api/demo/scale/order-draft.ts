import {
  ladderPrice,
  ORDER,
  type OrderPricing,
  type OrderStatus,
  type PayType,
  priceOrder,
  type ShippingRules,
} from '@yaoji/domain'
import { chinaTime } from '../../src/wire/clock'
import type { Goods } from '../catalogue'
import type { Random } from '../catalogue/random'
import type { ScaleBuyer } from './buyer-draft'
import type { Shelf, SoldBatch } from './shelf'

/** An order before it is rows. */
export interface OrderDraft {
  readonly buyer: ScaleBuyer
  readonly warehouse: number
  readonly lines: readonly DraftLine[]
  readonly pricing: OrderPricing
  readonly way: PayType
  readonly times: OrderTimes
  readonly status: OrderStatus
}

export interface DraftLine {
  readonly goods: Goods
  readonly number: number
  readonly price: number
  readonly batch: SoldBatch
}

/** When an order came to each of its statuses; null for one that it did not reach. */
export interface OrderTimes {
  readonly created: Date
  readonly paid: Date | null
  readonly approved: Date | null
  readonly shipped: Date | null
  readonly received: Date | null
  readonly completed: Date | null
  readonly cancelled: Date | null
}

interface Drafting {
  readonly buyer: ScaleBuyer
  readonly created: Date
  readonly now: Date
  readonly shelf: Shelf
  readonly shipping: ShippingRules
  readonly random: Random
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const WAYS = ['wechat', 'wechat', 'alipay', 'transfer', 'transfer'] as const satisfies readonly PayType[]

/** Days after the receipt until an order is completed, as the shop has it without settings. */
const RETURN_DAYS = 7

/** Makes an order as a buyer would have placed it, priced by the rules of the shop. Null when nothing suits the buyer. */
export function draftOrder({ buyer, created, now, shelf, shipping, random }: Drafting): OrderDraft | null {
  const warehouse = random.pick([1, 1, 1, 1, 2, 2, 3])
  const day = Math.floor((created.getTime() - now.getTime()) / DAY)
  const chosen = new Map<number, Goods>()
  const wanted = 1 + Math.floor(random.next() ** 2 * 12)
  for (let tries = 0; chosen.size < wanted && tries < wanted * 3; tries++) {
    const goods = shelf.pick(warehouse, random)
    if (goods && buyer.scopes.includes(goods.scope)) chosen.set(goods.id, goods)
  }
  if (chosen.size === 0) return null
  const lines = [...chosen.values()].map((goods): DraftLine => {
    const number = numberOf(goods, random)
    const price = ladderPrice(goods.base_price, shelf.tiersOf(goods), goods.ladder_price_type, number)
    return { goods, number, price, batch: shelf.batchOf(goods, day) }
  })
  const way = random.pick(WAYS)
  const times = timesOf(created, { now, way, random })
  return {
    buyer,
    warehouse,
    lines,
    pricing: priceLines(lines, { created, shipping }),
    way,
    times,
    status: statusOf(times),
  }
}

/** Some steps above the smallest number: more of what is cheap. */
function numberOf({ min_qty, step_qty, max_qty, base_price }: Goods, random: Random): number {
  const lowest = Math.ceil(min_qty / step_qty) * step_qty
  const steps = base_price > 1_000_000 ? random.int(0, 2) : Math.floor(random.next() ** 2 * 30)
  const number = lowest + steps * step_qty
  return max_qty === null || number <= max_qty ? number : lowest
}

function priceLines(
  lines: readonly DraftLine[],
  { created, shipping }: { created: Date; shipping: ShippingRules },
) {
  return priceOrder({
    lines: lines.map(({ goods, number, price }) => ({
      goods_id: goods.id,
      category_ids: goods.category_ids,
      brand_id: goods.brand_id,
      zones: [],
      with_coupon: 1,
      special_flag: goods.special_flag,
      number,
      price,
      raw_price: goods.base_price,
      goods_manjian_id: null,
      is_youx: goods.is_youx,
      type: goods.type,
      is_free_shipping: goods.is_free_shipping,
      is_dpby: goods.is_dpby,
      free_shipping_number: goods.free_shipping_number,
    })),
    reductions: [],
    coupons: [],
    now: chinaTime(created),
    points: 0,
    balance: 0,
    shipping,
  })
}

const NEVER_PAID = 0.05

/** Every step of an order that is over now. One in twenty is not paid and ends with its time. */
function timesOf(
  created: Date,
  { now, way, random }: { now: Date; way: PayType; random: Random },
): OrderTimes {
  const after = (moment: Date | null, ms: number) => {
    const next = moment && new Date(moment.getTime() + Math.round(ms))
    return next && next <= now ? next : null
  }
  const isTransfer = way === 'transfer'
  const unpaid = { paid: null, approved: null, shipped: null, received: null, completed: null }
  if (random.chance(NEVER_PAID)) return { created, ...unpaid, cancelled: after(created, payTime(way)) }
  const paid = after(created, isTransfer ? random.int(2, 40) * HOUR : random.int(1, 25) * MINUTE)
  const approved = after(paid, random.int(20, 600) * MINUTE)
  const shipped = after(approved, random.int(2, 30) * HOUR)
  const received = after(shipped, random.int(24, 150) * HOUR)
  return {
    created,
    paid,
    approved,
    shipped,
    received,
    completed: after(received, RETURN_DAYS * DAY),
    cancelled: null,
  }
}

/** Time to pay in milliseconds: half an hour, or two days for a transfer. */
export function payTime(way: PayType): number {
  return way === 'transfer' ? 2 * DAY : 30 * MINUTE
}

function statusOf({ paid, approved, shipped, received, completed, cancelled }: OrderTimes): OrderStatus {
  if (cancelled) return ORDER.cancelled
  if (completed) return ORDER.completed
  if (received) return ORDER.received
  if (shipped) return ORDER.shipped
  if (approved) return ORDER.toShip
  return paid ? ORDER.paid : ORDER.unpaid
}
