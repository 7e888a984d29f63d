import type { Address } from '@yaoji/api-client/contract/address'
import type { CartLine } from '@yaoji/api-client/contract/cart'
import type { CheckoutData, CheckoutPart, CheckoutPoints, Coupon } from '@yaoji/api-client/contract/checkout'
import type { OrderAmounts } from '@yaoji/api-client/contract/order'
import {
  formatAmount,
  formatPrice,
  lineAmount,
  type OrderAmounts as OrderFen,
  type OrderPart,
  type OrderPricingLine,
  paymentOptions,
  pointsPaymentText,
  sumAmounts,
  sumOrderAmounts,
} from '@yaoji/domain'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaDate } from '../../wire/clock'
import { listAddresses } from '../address/service'
import type { FulfilmentItem } from '../cart/fulfilment-items'
import { toCartLine } from '../cart/line-answer'
import type { EvaluatedLine } from '../cart/line-evaluation'
import type { CartSnapshot } from '../cart/snapshot'
import { pointsPayment } from '../config/shop-settings'
import { couponFields, couponValue } from '../coupon/coupon-answer'
import { warehouses } from '../goods/tables'
import { pictureUrls } from '../pictures/urls'
import { type Checkout, expectedCount, expectedTotal, type OrderItems, packCount } from './checkout'
import type { CouponProposal } from './coupon'

/** Lines of each part in the answer; the others are asked for. */
const FIRST_LINES = 20

/** A checkout for the wire: the content of step 2, and the answer of a refused order. */
export async function checkoutAnswer(db: Db, checkout: Checkout): Promise<CheckoutData> {
  const { pricing, changes, coupon, voucher, points, balance } = checkout
  const names = await warehouseNames(db, checkout)
  const addresses = await listAddresses(db, checkout.viewer.buyer.id)
  const reviewed = addresses.filter(address => address.is_reviewed === 1)
  return {
    parts: checkout.parts.map(part => partAnswer(checkout, part, { names, gifts: checkout.gifts })),
    amounts: checkoutAmounts(pricing.amounts, sumAmounts(checkout.shipping)),
    addresses,
    // The default address is the first of the list.
    address_id: reviewed[0]?.id ?? null,
    coupons: checkout.coupons.map(toCoupon),
    coupon_id: coupon?.own.id ?? null,
    voucher_id: voucher?.own.id ?? null,
    proposal: proposalAnswer(checkout.propose()),
    points_offer: pointsAnswer(points),
    balance: formatAmount(balance),
    changes: [...changes],
    expected_total: expectedTotal(checkout),
    expected_count: expectedCount(checkout),
    blocked: checkout.blocked || addressBlock(addresses),
    blocked_by_licence: checkout.blocked_by_licence,
    receipt_overdue: checkout.receipt_overdue,
  }
}

/** What an amount for the wire has beside its parts, in fen. */
interface Done {
  readonly paid: number
  readonly refunded: number
  /** What a freight coupon took off the shipping. */
  readonly freightCoupon: number
}

/** The parts of an amount for the wire. */
export function amountsAnswer(amounts: OrderFen, done: Done): OrderAmounts {
  return {
    goods_amount: formatAmount(amounts.goods_amount),
    promotion_amount: formatAmount(amounts.promotion_amount),
    welfare_amount: formatAmount(amounts.welfare_amount),
    manjian_amount: formatAmount(amounts.manjian_amount),
    coupon_amount: formatAmount(amounts.coupon_amount),
    cash_amount: formatAmount(amounts.cash_amount),
    points_amount: formatAmount(amounts.points_amount),
    balance_amount: formatAmount(amounts.balance_amount),
    full_shipping_amount: formatAmount(amounts.shipping_amount + done.freightCoupon),
    freight_coupon_amount: formatAmount(done.freightCoupon),
    shipping_amount: formatAmount(amounts.shipping_amount),
    payable_amount: formatAmount(amounts.payable_amount),
    paid_amount: formatAmount(done.paid),
    refunded_amount: formatAmount(done.refunded),
  }
}

/** Amounts of a checkout or a part of it, with its shipping in fen before a freight coupon. */
function checkoutAmounts(amounts: OrderFen, shipping: number): OrderAmounts {
  return amountsAnswer(amounts, { paid: 0, refunded: 0, freightCoupon: shipping - amounts.shipping_amount })
}

/** The amounts of one part of a checkout: the sum of its items’ exact shares. */
export function partAmounts({ pricing }: Checkout, part: OrderPart<FulfilmentItem>): OrderFen {
  return sumOrderAmounts(part.indexes.flatMap(index => pricing.lines[index] ?? []))
}

/** The shipping of one part of a checkout before a freight coupon, in fen. */
export function partShipping({ shipping }: Checkout, part: OrderPart<FulfilmentItem>): number {
  return sumAmounts(part.indexes.map(index => shipping[index] ?? 0))
}

interface Known {
  /** Names of the warehouses. */
  readonly names: ReadonlyMap<number, string>
  readonly gifts: LineGifts
}

function partAnswer(
  checkout: Checkout,
  part: OrderPart<FulfilmentItem>,
  { names, gifts }: Known,
): CheckoutPart {
  const amounts = partAmounts(checkout, part)
  const payable = { payable: amounts.payable_amount, ephedrine: part.ephedrine, balance: checkout.balance }
  const bought = boughtLines(part.lines)
  const given = part.lines.filter(item => item.is_gift === 1)
  return {
    key: part.key,
    ck_id: part.ck_id,
    warehouse: names.get(part.ck_id) ?? '',
    is_ephedrine: part.ephedrine ? (1 as const) : (0 as const),
    line_ids: [...bought.keys()].map(line => line.row.id),
    lines: linesAnswer(checkout.snapshot, [...bought].slice(0, FIRST_LINES), gifts),
    gifts: given.map(toGift),
    line_count: bought.size,
    goods_number: packCount(part.lines) - packCount(given),
    gift_number: packCount(given),
    near_expiry_count: [...bought.keys()].filter(isNearExpiry).length,
    amounts: checkoutAmounts(amounts, partShipping(checkout, part)),
    pay_types: paymentOptions(payable).map(option => option.way),
  }
}

/** Lines of a checkout by their ids, with their prices among all its lines. */
export function linesOfCheckout(
  { snapshot, gifts, items }: OrderItems,
  line_ids: readonly number[],
): CartLine[] {
  const bought = [...boughtLines(items)].filter(([line]) => line_ids.includes(line.row.id))
  return linesAnswer(snapshot, bought, gifts)
}

type LineGifts = OrderItems['gifts']
type BoughtLine = readonly [line: EvaluatedLine, items: readonly OrderPricingLine[]]

/** The lines of these items, each with what is bought of it: of a package its products. */
function boughtLines(items: readonly FulfilmentItem[]): Map<EvaluatedLine, OrderPricingLine[]> {
  const bought = new Map<EvaluatedLine, OrderPricingLine[]>()
  for (const { line, pricing } of items.filter(item => item.is_gift === 0)) {
    bought.set(line, [...(bought.get(line) ?? []), pricing])
  }
  return bought
}

/** Each line with its price; of a package the sum of its products, each rounded down to the fen. */
function linesAnswer(snapshot: CartSnapshot, bought: readonly BoughtLine[], gifts: LineGifts): CartLine[] {
  return bought.map(([line, own]) => ({
    ...toCartLine(snapshot, line, gifts.get(line)),
    ...pricesOf(own, line.row.number),
  }))
}

function isNearExpiry({ sellable }: EvaluatedLine): boolean {
  return sellable.price.kind === 'near_expiry'
}

function pointsAnswer({ held, most, amount, used, reason }: Checkout['points']): CheckoutPoints {
  return {
    points_held: held,
    points_most: most,
    points_most_amount: formatAmount(amount),
    points_used: used,
    points_reason: reason,
    points_rule: pointsPaymentText(pointsPayment()),
  }
}

function toGift({ line, sellable: { goods }, pricing }: FulfilmentItem): CheckoutPart['gifts'][number] {
  return {
    line_id: line.row.id,
    goods_id: goods.id,
    name: goods.name,
    ypgg: goods.ypgg,
    sccj: goods.sccj,
    bzdw: goods.bzdw,
    image: pictureUrls(goods.id)[0]?.list ?? '',
    number: pricing.number,
  }
}

/** Unit prices and the subtotal of the items of one line, which is bought `times`. */
function pricesOf(items: readonly OrderPricingLine[], times: number) {
  const each = (price: (item: OrderPricingLine) => number) =>
    formatPrice(items.reduce((sum, item) => sum + price(item) * (item.number / times), 0))
  return {
    price: each(({ price }) => price),
    raw_price: each(({ price, raw_price }) => Math.max(price, raw_price)),
    subtotal: formatAmount(sumAmounts(items.map(({ price, number }) => lineAmount(price, number)))),
  }
}

export async function warehouseNames(db: Db, { parts }: Checkout): Promise<Map<number, string>> {
  const ids = parts.map(part => part.ck_id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ ck_id: warehouses.ck_id, name: warehouses.name })
    .from(warehouses)
    .where(inArray(warehouses.ck_id, ids))
  return new Map(rows.map(row => [row.ck_id, row.name]))
}

function toCoupon({ held, use }: Checkout['coupons'][number]): Coupon {
  const { own, template } = held
  const { name, kind, scope, scope_text, amount, min_amount } = couponFields(template)
  const { evaluation } = use
  return {
    id: own.id,
    name,
    kind,
    scope,
    scope_text,
    amount,
    left_amount: formatAmount(couponValue(held)),
    min_amount,
    begin_date: chinaDate(template.begin_at),
    end_date: chinaDate(template.end_at),
    usable: evaluation.usable ? 1 : 0,
    ...(evaluation.usable ? { saves: formatAmount(use.amount) } : {}),
    reason: evaluation.usable ? '' : evaluation.message,
  }
}

function proposalAnswer(proposal: CouponProposal | null): CheckoutData['proposal'] {
  return (
    proposal && {
      coupon_id: proposal.coupon?.own.id ?? null,
      voucher_id: proposal.voucher?.own.id ?? null,
      saves: formatAmount(proposal.saves),
    }
  )
}

function addressBlock(addresses: readonly Address[]): string {
  if (addresses.length === 0) return '请先添加收货地址'
  if (addresses.some(address => address.is_reviewed === 1)) return ''
  const isWaiting = addresses.some(address => address.review_state === 'waiting')
  return isWaiting ? '收货地址审核中，通过后可下单' : '收货地址未通过审核，请修改或新增'
}
