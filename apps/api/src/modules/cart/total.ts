import type { CartTotal } from '@yaoji/api-client/contract/cart'
import {
  countPurchase,
  formatAmount,
  isCouponUsable,
  lineAmount,
  type OrderPricing,
  priceOrder,
  sumAmounts,
  type ZoneShipping,
} from '@yaoji/domain'
import { chinaTime } from '../../wire/clock'
import { shippingRules } from '../config/shop-settings'
import { cartAction } from './action'
import { filterCounts } from './filters'
import { type FulfilmentItem, fulfilmentItems } from './fulfilment-items'
import type { EvaluatedLine } from './line-evaluation'
import type { CartSnapshot } from './snapshot'

/** Totals of the selected lines of a whole cart. */
export function cartTotal(snapshot: CartSnapshot, lines: readonly EvaluatedLine[]): CartTotal {
  const selected = lines.filter(line => line.is_selected === 1)
  const items = fulfilmentItems(snapshot, selected)
  const pricing = priceItems(snapshot, items)
  const { goods_amount, promotion_amount, welfare_amount, manjian_amount, payable_amount } = pricing.amounts
  const bought = countPurchase(
    selected.map(({ row, combination }) => ({
      number: row.number,
      parts: combination?.items.map(({ item }) => item),
    })),
  )
  const money = {
    goods_amount: formatAmount(goods_amount - promotion_amount - welfare_amount),
    saved_amount: formatAmount(promotion_amount + welfare_amount + manjian_amount),
    welfare_amount: formatAmount(welfare_amount),
    payable_amount: formatAmount(payable_amount),
  }
  return {
    count: lines.length,
    selected_count: bought.line_count,
    selected_number: bought.goods_number,
    ...(lines.some(line => line.price !== null) ? money : {}),
    shipping_data: shippingData(pricing, items),
    activity_data: { manjians: manjianData(snapshot, lines, pricing) },
    action: cartAction(snapshot.viewer, lines.length, selected.length),
    filter_data: filterCounts(lines),
  }
}

/** Prices items without coupons and balance. */
export function priceItems(snapshot: CartSnapshot, items: readonly FulfilmentItem[]): OrderPricing {
  return priceOrder({
    lines: items.map(item => item.pricing),
    reductions: snapshot.reductions,
    coupons: [],
    now: chinaTime(snapshot.now),
    points: 0,
    balance: 0,
    shipping: shippingRules(),
  })
}

function shippingData(
  { amounts, zones }: OrderPricing,
  items: readonly FulfilmentItem[],
): CartTotal['shipping_data'] {
  const counted = items.filter(item => isCouponUsable(item.pricing))
  const coupon = sumAmounts(counted.map(({ pricing }) => lineAmount(pricing.price, pricing.number)))
  return {
    shipping_amount: formatAmount(amounts.shipping_amount),
    no_trans_order_amount: formatAmount(zones.find(zone => zone.missing_amount > 0)?.missing_amount ?? 0),
    coupon_amount: formatAmount(coupon),
    zones: zones.map(toZone),
  }
}

function toZone(zone: ZoneShipping): CartTotal['shipping_data']['zones'][number] {
  return {
    zone: zone.zone,
    goods_amount: formatAmount(zone.goods_amount),
    shipping_amount: formatAmount(zone.shipping_amount),
    no_trans_order_amount: formatAmount(zone.missing_amount),
  }
}

/**
 * The state of the activities of the cart’s lines, for the selected lines; reached activities and tiers are first
 * (ST-03).
 */
function manjianData(snapshot: CartSnapshot, lines: readonly EvaluatedLine[], pricing: OrderPricing) {
  const named = new Set(lines.map(line => line.goods_manjian_id))
  const states = pricing.reductions.filter(state => named.has(state.goods_manjian_id))
  const reached = states.filter(state => state.reduce_amount > 0)
  const list = [...reached, ...states.filter(state => state.reduce_amount === 0)].map(state => ({
    goods_manjian_id: state.goods_manjian_id,
    name: snapshot.reductions.find(each => each.goods_manjian_id === state.goods_manjian_id)?.name ?? '',
    eligible_amount: formatAmount(state.eligible_amount),
    reduce_amount: formatAmount(state.reduce_amount),
    missing_amount: formatAmount(state.missing_amount),
    manjians: state.tiers.map(tier => ({
      amount: formatAmount(tier.amount),
      reduce: formatAmount(tier.reduce),
      status: tier.status,
    })),
  }))
  const tiers = list.flatMap(state => state.manjians)
  return {
    manjians: [...tiers.filter(tier => tier.status === 1), ...tiers.filter(tier => tier.status === 0)],
    list,
  }
}
