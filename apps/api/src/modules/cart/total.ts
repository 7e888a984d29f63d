import type { CartTotal } from '@yaoji/api-client/contract/cart'
import {
  formatAmount,
  isCouponUsable,
  lineAmount,
  type OrderPricing,
  priceOrder,
  sumAmounts,
  type ZoneShipping,
} from '@yaoji/domain'
import { chinaTime } from '../../wire/clock'
import { cartAction } from './action'
import type { CartFacts } from './facts'
import { filterCounts } from './filters'
import type { JudgedLine } from './judge'
import { type Portion, portionsOf } from './portions'
import { SHIPPING_RULES } from './shippingRules'

/** Totals over the selected lines of a whole cart. */
export function cartTotal(facts: CartFacts, lines: readonly JudgedLine[]): CartTotal {
  const selected = lines.filter(line => line.is_selected === 1)
  const portions = portionsOf(facts, selected)
  const pricing = pricePortions(facts, portions)
  const { goods_amount, promotion_amount, manjian_amount, payable_amount } = pricing.amounts
  const money = {
    goods_amount: formatAmount(goods_amount - promotion_amount),
    saved_amount: formatAmount(promotion_amount + manjian_amount),
    payable_amount: formatAmount(payable_amount),
  }
  return {
    count: lines.length,
    selected_count: selected.length,
    selected_number: sumAmounts(selected.map(line => line.row.number)),
    ...(lines.some(line => line.price !== null) ? money : {}),
    shipping_data: shippingData(pricing, portions),
    activity_data: { manjians: manjianData(facts, lines, pricing) },
    action: cartAction(facts.viewer, lines.length, selected.length),
    filter_data: filterCounts(lines),
  }
}

/** Prices portions before any coupon or balance. */
export function pricePortions(facts: CartFacts, portions: readonly Portion[]): OrderPricing {
  return priceOrder({
    lines: portions.map(portion => portion.pricing),
    reductions: facts.reductions,
    coupons: [],
    now: chinaTime(facts.now),
    points: 0,
    balance: 0,
    shipping: SHIPPING_RULES,
  })
}

function shippingData(
  { amounts, zones }: OrderPricing,
  portions: readonly Portion[],
): CartTotal['shipping_data'] {
  const counted = portions.filter(portion => isCouponUsable(portion.pricing))
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

/** How the activities of the cart's lines stand over the selected ones; reached activities and tiers come first (ST-03). */
function manjianData(facts: CartFacts, lines: readonly JudgedLine[], pricing: OrderPricing) {
  const named = new Set(lines.map(line => line.goods_manjian_id))
  const states = pricing.reductions.filter(state => named.has(state.goods_manjian_id))
  const reached = states.filter(state => state.reduce_amount > 0)
  const list = [...reached, ...states.filter(state => state.reduce_amount === 0)].map(state => ({
    goods_manjian_id: state.goods_manjian_id,
    name: facts.reductions.find(each => each.goods_manjian_id === state.goods_manjian_id)?.name ?? '',
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
