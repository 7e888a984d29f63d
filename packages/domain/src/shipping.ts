import type { Flag } from './goods'
import { formatAmount, splitByShares, sumAmounts } from './money'
import { type Money, yuan } from './moneyText'
import { isInZone } from './zone'

/*
 * Goods of the free-shipping zone (is_youx) and of the zy zone (type 1) ship separately. Each zone has its own threshold
 * and fee, and only its own goods count towards the threshold; is_youx takes precedence over type. RO-05.
 * The threshold is compared with the goods amount after promotions and before reductions and coupons, so that using a
 * coupon never removes the free shipping.
 */
export type ShippingZone = 'normal' | 'youx' | 'zy'

/** What belongs to a zone, in words. */
export const SHIPPING_ZONE_NAMES: Readonly<Record<ShippingZone, string>> = {
  normal: '普通商品',
  youx: '包邮专区商品',
  zy: '中药饮片',
}

/** A zone's fee in fen, and the goods amount in fen from which shipping is free; null means never. */
export interface ShippingRule {
  fee: number
  free_from: number | null
}

export type ShippingRules = Record<ShippingZone, ShippingRule>

/** Fields of a line that decide its shipping. `amount` in fen after promotions. */
export interface ShippingLine {
  amount: number
  number: number
  is_youx: Flag
  /** Goods type; 1 is the zy zone. */
  type: number
  /** Ships free at any number. */
  is_free_shipping: Flag
  /** Ships free from `free_shipping_number` packs. */
  is_dpby: Flag
  free_shipping_number: number
}

/** One zone's part of the shipping. Amounts in fen. */
export interface ZoneShipping {
  zone: ShippingZone
  goods_amount: number
  shipping_amount: number
  /** Missing to free shipping; 0 when shipping is free or there is no threshold. */
  missing_amount: number
}

export interface ShippingCharge {
  shipping_amount: number
  /** Only the zones that have goods. */
  zones: ZoneShipping[]
  /** Each line's exact share of the shipping; 0 for lines that ship free. */
  shares: number[]
}

/** Whether a line ships free independently of the other lines. VA-06. */
export function shipsFree(line: Omit<ShippingLine, 'amount' | 'is_youx' | 'type'>): boolean {
  if (line.is_free_shipping) return true
  return Boolean(line.is_dpby) && line.number >= 1 && line.number >= line.free_shipping_number
}

/** The shipping zone of a product. RO-05. */
export function shippingZone(goods: { is_youx: Flag; type: number }): ShippingZone {
  if (isInZone('yx', goods)) return 'youx'
  return isInZone('zy', goods) ? 'zy' : 'normal'
}

/** Shipping of the lines: by zone, in total, and each line's share. */
export function chargeShipping(lines: readonly ShippingLine[], rules: ShippingRules): ShippingCharge {
  const charges = ZONES.map(zone => chargeZone(lines, zone, rules[zone])).filter(charge => charge !== null)
  const zones = charges.map(({ shares, ...zone }) => zone)
  return {
    shipping_amount: sumAmounts(zones.map(zone => zone.shipping_amount)),
    zones,
    shares: lines.map((_, index) => sumAmounts(charges.map(charge => charge.shares[index] ?? 0))),
  }
}

/** The amount in fen missing to free shipping; 0 when reached. */
export function missingToFreeShipping(amount: number, free_from: number | null): number {
  return free_from === null ? 0 : Math.max(0, free_from - amount)
}

/**
 * Text of the free-shipping hint, with the zone and its fee where the zone is named; null when no amount is missing.
 * Amounts in fen. ST-04.
 */
export function freeShippingHint(
  missing: number,
  zone?: { zone: ShippingZone; fee: number },
  money: Money = yuan,
): string | null {
  if (missing <= 0) return null
  const hint = `还差 ${money.text(formatAmount(missing))} 免运费`
  return zone
    ? `${SHIPPING_ZONE_NAMES[zone.zone]}${hint}（现收 ${money.text(formatAmount(zone.fee))}）`
    : hint
}

const ZONES: readonly ShippingZone[] = ['normal', 'youx', 'zy']

function chargeZone(lines: readonly ShippingLine[], zone: ShippingZone, rule: ShippingRule) {
  const own = lines.map(line => shippingZone(line) === zone)
  if (!own.includes(true)) return null
  const goods_amount = sumAmounts(lines.map((line, index) => (own[index] ? line.amount : 0)))
  const paying = lines.map((line, index) => own[index] === true && !shipsFree(line))
  const waived = rule.free_from !== null && goods_amount >= rule.free_from
  const shipping_amount = waived || !paying.includes(true) ? 0 : rule.fee
  const missing_amount = shipping_amount > 0 ? missingToFreeShipping(goods_amount, rule.free_from) : 0
  const shares = splitByShares(shipping_amount, shippingWeights(lines, paying))
  return { zone, goods_amount, shipping_amount, missing_amount, shares }
}

/** Shipping is split by amount; lines with amount 0 have a share only when all amounts are 0. */
function shippingWeights(lines: readonly ShippingLine[], paying: readonly boolean[]): number[] {
  const amounts = lines.map((line, index) => (paying[index] ? line.amount : 0))
  return amounts.some(amount => amount > 0) ? amounts : paying.map(Number)
}
