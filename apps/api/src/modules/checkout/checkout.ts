import {
  formatAmount,
  type OrderPart,
  type OrderPricing,
  priceOrder,
  splitOrder,
  splitPoints,
} from '@yaoji/domain'
import { ownerOf } from '../../session/viewer'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext, BuyerViewer } from '../../wire/context'
import { orderBlock } from '../cart/action'
import { evaluateLines } from '../cart/evaluate-line'
import { type FulfilmentItem, fulfilmentItems } from '../cart/fulfilment-items'
import { giftsTogether } from '../cart/gift'
import type { EvaluatedLine } from '../cart/line-evaluation'
import { rowsById } from '../cart/rows'
import { type CartSnapshot, loadCartSnapshot } from '../cart/snapshot'
import { pointsPayment, shippingRules } from '../config/shop-settings'
import { type HeldCoupon, hasEnded, toRule } from '../coupon/coupon-answer'
import { heldCoupons } from '../coupon/list'
import type { Gift } from '../goods/gift'
import { requireSupplyContract } from '../supply-contract/service'
import { balanceOf } from '../wallet/account'
import { usablePoints } from '../wallet/expire-points'
import { type CheckoutChange, goneChange, priceChange, splitAvailable } from './available-lines'
import {
  bestCoupon,
  type CouponProposal,
  type CouponRefusal,
  couponChange,
  type EvaluatedCoupon,
  proposalOf,
  refusedCoupon,
} from './coupon'
import { overdueReceipt } from './overdue-receipt'
import { type CheckoutPoints, choosePoints, pointsChange } from './points'

/** The buyer’s choice for an order. */
export interface CheckoutChoice {
  readonly ids: readonly number[]
  /** A coupon to apply; 0 or undefined for none. */
  readonly coupon_id: number | undefined
  /** A cash voucher to apply beside the coupon; 0 or undefined for none. */
  readonly voucher_id: number | undefined
  /** Points to use; 0 for none. */
  readonly points: number
  readonly use_balance: boolean
}

/** The chosen lines that are in the cart, and what an order of them would consist of. */
export interface OrderItems {
  readonly snapshot: CartSnapshot
  /** All of them, those that cannot be ordered included. */
  readonly evaluated: readonly EvaluatedLine[]
  /** Those that can be ordered. */
  readonly lines: readonly EvaluatedLine[]
  /** Why the others cannot be. */
  readonly refused: readonly CheckoutChange[]
  /** The gifts of the lines that can be ordered; see {@link giftsTogether}. */
  readonly gifts: ReadonlyMap<EvaluatedLine, Gift>
  readonly items: readonly FulfilmentItem[]
}

/** Lines of a cart as the order that they would become now. */
export interface Checkout extends Pick<OrderItems, 'snapshot' | 'lines' | 'gifts' | 'items'> {
  readonly viewer: BuyerViewer
  /** The number of chosen lines that cannot be ordered. */
  readonly left_out: number
  readonly parts: readonly OrderPart<FulfilmentItem>[]
  readonly pricing: OrderPricing
  /** Fen of shipping of each item before a freight coupon; `pricing` has the rest. */
  readonly shipping: readonly number[]
  /** The coupon that applies; null for none. */
  readonly coupon: HeldCoupon | null
  /** The cash voucher that applies to what the coupon leaves; null for none. */
  readonly voucher: HeldCoupon | null
  /** The requested coupon and voucher that do not apply, with the reasons. */
  readonly coupons_refused: readonly CouponRefusal[]
  /** Every coupon and voucher that the buyer could use here, and the requested ones, with their deductions. */
  readonly coupons: readonly EvaluatedCoupon[]
  /** The choice that takes off most; null when none takes off anything. Calculated when it is asked for. */
  readonly propose: () => CouponProposal | null
  /** The buyer's points, with those of each item. */
  readonly points: CheckoutPoints & { readonly lines: readonly number[] }
  /** What the buyer can use of the balance, in fen. */
  readonly balance: number
  readonly changes: readonly CheckoutChange[]
  /** Why an order is not possible; empty when it is. */
  readonly blocked: string
  /** 1: because of the licence. */
  readonly blocked_by_licence: 0 | 1
  /** 1: because a signed receipt is overdue. */
  readonly receipt_overdue: 0 | 1
}

/** Evaluates the chosen lines as one order. Throws a 459 for a buyer without a signed supply contract. */
export async function orderItems(context: BuyerContext, ids: readonly number[]): Promise<OrderItems> {
  await requireSupplyContract(context)
  const found = await rowsById(context.db, ownerOf(context.viewer), ids)
  // The checkout has the chosen lines, also when the cart’s checkboxes change meanwhile.
  const rows = found.map(row => ({ ...row, is_selected: 1 as const }))
  const snapshot = await loadCartSnapshot(context, rows)
  const evaluated = evaluateLines(snapshot, rows)
  const { lines, refused } = splitAvailable(evaluated)
  const gifts = giftsTogether(snapshot.viewer, lines)
  return { snapshot, evaluated, lines, refused, gifts, items: fulfilmentItems(snapshot, lines, gifts) }
}

/**
 * Prices the chosen lines as the order they would make now, split by warehouse and by law. Reads only. Throws a 459 for
 * a buyer without a signed supply contract.
 */
export async function prepareCheckout(context: BuyerContext, choice: CheckoutChoice): Promise<Checkout> {
  const { db, viewer, now } = context
  const { snapshot, evaluated, lines, refused, gifts, items } = await orderItems(context, choice.ids)
  const balance = await balanceOf(db, viewer.buyer.id)
  const held = await heldCoupons(db, viewer.buyer.id)
  const price = (coupons: readonly HeldCoupon[], points = 0) =>
    priceWith({ snapshot, items, coupons, points, balance: choice.use_balance ? balance : 0 })
  const asked = [choice.coupon_id, choice.voucher_id]
  const looked = held.filter(each => isCurrent(each, now) || asked.includes(each.own.id))
  const evaluate = (list: readonly HeldCoupon[], beside: readonly HeldCoupon[]) =>
    list.flatMap(each =>
      price([...beside, each]).coupons.flatMap(use => (use.id === each.own.id ? [{ held: each, use }] : [])),
    )
  const vouchersBeside = (applied: readonly HeldCoupon[]) => evaluate(looked.filter(isVoucher), applied)
  const coupons = evaluate(
    looked.filter(each => !isVoucher(each)),
    [],
  )
  const coupon = chooseCoupon(coupons, choice.coupon_id)
  const applied = coupon ? [coupon] : []
  const vouchers = vouchersBeside(applied)
  const voucher = chooseCoupon(vouchers, choice.voucher_id)
  const coupons_refused = [
    ...refusedCoupon(coupons, choice.coupon_id),
    ...refusedCoupon(vouchers, choice.voucher_id),
  ]
  const chosen = voucher ? [...applied, voucher] : applied
  const withoutPoints = price(chosen)
  const offered = {
    lines: items.map(item => item.pricing),
    amounts: withoutPoints.lines,
    held: await usablePoints(context, viewer.buyer.id),
    payment: pointsPayment(),
  }
  const points = choosePoints(offered, choice.points)
  const pricing = points.used > 0 ? price(chosen, points.used_amount) : withoutPoints
  const parts = splitOrder(items)
  const overdue = await receiptBlock(context, parts)
  const block = orderBlock(viewer)
  const gone = new Set(choice.ids).size - evaluated.length
  return {
    viewer,
    snapshot,
    lines,
    left_out: gone + refused.length,
    gifts,
    items,
    parts,
    pricing,
    shipping: price([]).lines.map(line => line.shipping_amount),
    coupon,
    voucher,
    coupons_refused,
    coupons: [...coupons, ...vouchers],
    propose: () => proposalOf(bestCoupon(coupons), best => bestCoupon(vouchersBeside(best))),
    points: { ...points, lines: splitPoints(points.used, pricing.lines) },
    balance,
    changes: [
      ...refused,
      ...evaluated.flatMap(priceChange),
      ...goneChange(gone),
      ...coupons_refused.map(couponChange),
      ...points.refused.map(pointsChange),
    ],
    blocked: block?.message ?? (lines.length === 0 ? '所选商品暂时都不能购买' : overdue),
    blocked_by_licence: block ? 1 : 0,
    receipt_overdue: overdue === '' ? 0 : 1,
  }
}

/** The reason why ephedrine-type goods cannot be ordered now; empty when there are none, or they can. */
async function receiptBlock(context: BuyerContext, parts: Checkout['parts']): Promise<string> {
  return parts.some(({ ephedrine }) => ephedrine) ? overdueReceipt(context) : ''
}

interface Pricing {
  readonly snapshot: CartSnapshot
  readonly items: readonly FulfilmentItem[]
  readonly coupons: readonly HeldCoupon[]
  /** Fen that points pay. */
  readonly points: number
  /** Fen of the balance to use. */
  readonly balance: number
}

function priceWith({ snapshot, items, coupons, points, balance }: Pricing): OrderPricing {
  return priceOrder({
    lines: items.map(item => item.pricing),
    reductions: snapshot.reductions,
    coupons: coupons.map(toRule),
    now: chinaTime(snapshot.now),
    points,
    balance,
    shipping: shippingRules(),
  })
}

/** Coupons that are not used, void or expired: those that the buyer may ask about. */
function isCurrent({ own, template }: HeldCoupon, now: Date): boolean {
  return (own.status === 'unused' || own.status === 'locked') && !hasEnded(template, now)
}

function isVoucher({ template }: HeldCoupon): boolean {
  return template.kind === 'cash'
}

/** The requested coupon, if it can be used. */
function chooseCoupon(coupons: Checkout['coupons'], wanted: number | undefined): HeldCoupon | null {
  return coupons.find(({ held, use }) => use.evaluation.usable && held.own.id === wanted)?.held ?? null
}

/** The total that the buyer agrees to, as decimal yuan. */
export function expectedTotal({ pricing }: Checkout): string {
  return formatAmount(pricing.amounts.payable_amount)
}

/** The packs that the buyer agrees to, gifts and the products of packages included. */
export function expectedCount({ items }: Checkout): number {
  return packCount(items)
}

/** The packs of these items. */
export function packCount(items: readonly FulfilmentItem[]): number {
  return items.reduce((sum, { pricing }) => sum + pricing.number, 0)
}
