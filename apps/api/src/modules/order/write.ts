import {
  amountText,
  type CountedLine,
  countPurchase,
  type InvoiceType,
  ORDER,
  type OrderAmounts,
  type OrderPart,
  sumAmounts,
} from '@yaoji/domain'
import type { Db } from '../../db/types'
import { ownerOf } from '../../session/viewer'
import { chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import type { FulfilmentItem } from '../cart/fulfilment-items'
import { deleteLines } from '../cart/rows'
import { partAmounts, partShipping, warehouseNames } from '../checkout/answer'
import type { Checkout } from '../checkout/checkout'
import { paymentTimes } from '../config/shop-settings'
import { lockCoupon } from '../coupon/lock'
import { deductFromVoucher } from '../coupon/voucher'
import { invoiceOrders, invoices } from '../invoice/tables'
import { pictureUrls } from '../pictures/urls'
import { freezeMoney } from '../wallet/account'
import { spendPoints } from '../wallet/pay-points'
import { frozenPart } from './balance-part'
import { drawNumbers } from './numbers'
import { type PickedLot, pickLots } from './pick-lots'
import { deductStock, type StockMove, sumPacks } from './stock'
import { type OrderAddress, type OrderRow, orderEvents, orderLineBatches, orderLines, orders } from './tables'

export interface Placing {
  readonly checkout: Checkout
  readonly address: OrderAddress
  readonly remark: string
  /** Type of the invoice of each order; `not_needed` for none, null to decide later. */
  readonly invoice: InvoiceType | 'not_needed' | null
  /** Where the invoices are sent; empty for nowhere. */
  readonly invoice_email: string
}

export interface PlacedOrders {
  readonly parent_sn: string
  readonly orders: readonly OrderRow[]
}

/**
 * Writes the orders of a checkout with everything that goes with them: coupon, voucher, points, balance, stock, lots,
 * cart.
 */
export async function writeOrders(context: Context, placing: Placing): Promise<PlacedOrders> {
  const { db, now } = context
  const { checkout } = placing
  const { items, viewer } = checkout
  const placed = await insertOrders(context, placing)
  await lockCoupons(context, checkout, placed)
  for (const order of placed.orders) await spendPoints(context, order)
  await freezeBalance(context, placed.orders)
  await deductStock(db, stockOf(checkout))
  const picked = await pickLots(
    db,
    items.map(({ sellable, pricing }) => ({
      stock_goods_price_id: sellable.price.stock_goods_price_id,
      number: pricing.number,
    })),
    chinaDate(now),
  )
  await applyForInvoices(context, placed.orders, placing)
  await insertLines(db, { checkout, placed: placed.orders, picked })
  await deleteLines(
    db,
    ownerOf(viewer) ?? '',
    checkout.lines.map(line => line.row.id),
  )
  return placed
}

/** What a checkout takes of stock, quotas and packages. */
function stockOf({ items, lines }: Checkout): StockMove {
  return {
    stock: sumPacks(
      items.map(({ sellable, pricing }) => ({
        id: sellable.price.stock_goods_price_id,
        number: pricing.number,
      })),
    ),
    quota: sumPacks(
      items
        .filter(({ sellable }) => sellable.price.quota !== null)
        .map(({ sellable, pricing }) => ({ id: sellable.price.goods_price_id, number: pricing.number })),
    ),
    packages: sumPacks(
      lines.flatMap(({ combination, row }) =>
        combination ? [{ id: combination.row.id, number: row.number }] : [],
      ),
    ),
  }
}

async function insertOrders(context: Context, { checkout, address, remark }: Placing): Promise<PlacedOrders> {
  const { db, now } = context
  const { parts, viewer } = checkout
  const [parent = '', ...numbers] = await drawNumbers(context, parts.length + 1)
  const parent_sn = parent.replace('YJ', 'YJH')
  const names = await warehouseNames(db, checkout)
  const rows = parts.map((part, at): typeof orders.$inferInsert => ({
    ...partAmounts(checkout, part),
    freight_coupon_amount: freightCouponOf(checkout, part),
    sn: numbers[at] ?? '',
    parent_sn,
    user_id: viewer.buyer.id,
    ck_id: part.ck_id,
    warehouse: names.get(part.ck_id) ?? '',
    is_ephedrine: part.ephedrine ? 1 : 0,
    status: ORDER.unpaid,
    user_coupon_id: couponOf(checkout, part),
    user_voucher_id: voucherOf(checkout, part),
    points_number: pointsOf(checkout, part),
    ...countPurchase(part.lines.map(countedItem)),
    address,
    remark,
    created_at: now,
    pay_before: new Date(now.getTime() + paymentTimes().online * 60_000),
  }))
  const placed = await db.insert(orders).values(rows).returning()
  await db
    .insert(orderEvents)
    .values(
      placed.map(order => ({ order_id: order.id, at: now, text: placedText(order), status: order.status })),
    )
  return { parent_sn, orders: placed }
}

/** The first event of an order, which names the points that it took and what it holds of the balance. */
function placedText(order: OrderRow): string {
  const frozen = frozenPart(order)
  const { points_number, points_amount } = order
  return [
    '提交订单',
    ...(points_number > 0 ? [`使用 ${points_number} 积分抵扣 ${amountText(points_amount)}`] : []),
    ...(frozen > 0 ? [`冻结余额 ${amountText(frozen)}`] : []),
    '等待付款',
  ].join('，')
}

/** Keeps the chosen invoice for each order; it is issued after the payment. */
async function applyForInvoices(
  { db, now }: Context,
  placed: readonly OrderRow[],
  { invoice: choice, invoice_email: email }: Placing,
): Promise<void> {
  if (choice === null) return
  const state = choice === 'not_needed' ? choice : 'applied'
  const type = choice === 'not_needed' ? 'digital' : choice
  for (const { id, user_id } of placed) {
    const [invoice] = await db
      .insert(invoices)
      .values({ user_id, type, state, email, applied_at: now })
      .returning({ id: invoices.id })
    if (invoice) await db.insert(invoiceOrders).values({ invoice_id: invoice.id, order_id: id })
  }
}

function countedItem({ is_gift, pricing, line }: FulfilmentItem): CountedLine {
  return { number: pricing.number, is_gift, combination_id: line.combination?.row.id }
}

/** The coupon is kept with the orders that it makes cheaper. */
function couponOf(checkout: Checkout, part: OrderPart<FulfilmentItem>): number | null {
  const id = checkout.coupon?.own.id ?? null
  const saved = partAmounts(checkout, part).coupon_amount + freightCouponOf(checkout, part)
  return saved > 0 ? id : null
}

/** What a freight coupon takes off the shipping of an order, in fen. */
function freightCouponOf(checkout: Checkout, part: OrderPart<FulfilmentItem>): number {
  return partShipping(checkout, part) - partAmounts(checkout, part).shipping_amount
}

function voucherOf(checkout: Checkout, part: OrderPart<FulfilmentItem>): number | null {
  return partAmounts(checkout, part).cash_amount > 0 ? (checkout.voucher?.own.id ?? null) : null
}

/** The points that pay a part of an order: those of its lines. */
function pointsOf({ points }: Checkout, { indexes }: OrderPart<FulfilmentItem>): number {
  return sumAmounts(indexes.map(index => points.lines[index] ?? 0))
}

async function lockCoupons(
  context: Context,
  { coupon, viewer }: Checkout,
  { parent_sn, orders: placed }: PlacedOrders,
): Promise<void> {
  if (coupon && !(await lockCoupon(context.db, { id: coupon.own.id, user_id: viewer.buyer.id, parent_sn })))
    throw conflict('优惠券已被使用，请重新选择')
  for (const { sn, user_voucher_id: id, cash_amount: amount } of placed)
    if (id !== null && !(await deductFromVoucher(context, { id, order_sn: sn, amount, parent_sn })))
      throw conflict('现金券已被使用，请重新选择')
}

/** The balance that the orders use is frozen now; the payment spends it, and a cancel gives it back. */
async function freezeBalance({ db }: Context, placed: readonly OrderRow[]): Promise<void> {
  const [first] = placed
  if (first) await freezeMoney(db, first.user_id, sumAmounts(placed.map(order => order.balance_amount)))
}

/** Rows that one statement takes: a line has thirty columns, a statement at most 65,535 values. */
const ROWS_AT_ONCE = 1000

interface LinesToInsert {
  readonly checkout: Checkout
  /** The order of each part. */
  readonly placed: readonly OrderRow[]
  /** The lots of each item. */
  readonly picked: readonly PickedLot[][]
}

async function insertLines(db: Db, { checkout, placed, picked }: LinesToInsert): Promise<void> {
  const { parts, pricing, points } = checkout
  const lines = parts.flatMap((part, at) =>
    part.lines.map((item, place) => {
      const index = part.indexes[place] ?? -1
      return {
        index,
        row: lineRow(placed[at]?.id ?? 0, item, {
          ...pricing.lines[index],
          points_number: points.lines[index] ?? 0,
        }),
      }
    }),
  )
  for (let at = 0; at < lines.length; at += ROWS_AT_ONCE) {
    const some = lines.slice(at, at + ROWS_AT_ONCE)
    const kept = await db
      .insert(orderLines)
      .values(some.map(line => line.row))
      .returning({ id: orderLines.id })
    const batches = kept.flatMap(({ id }, place) =>
      (picked[some[place]?.index ?? -1] ?? []).map(pick => batchRow(id, pick)),
    )
    await db.insert(orderLineBatches).values(batches)
  }
}

function lineRow(
  order_id: number,
  item: FulfilmentItem,
  amounts: Partial<OrderAmounts> & { readonly points_number: number },
): typeof orderLines.$inferInsert {
  const { sellable, pricing, line } = item
  const { goods } = sellable
  return {
    ...amounts,
    order_id,
    goods_id: goods.id,
    goods_price_id: sellable.price.goods_price_id,
    stock_goods_price_id: sellable.price.stock_goods_price_id,
    type: item.line_type,
    is_gift: item.is_gift,
    gift_need: item.gift?.ratio.need ?? 0,
    gift_give: item.gift?.ratio.give ?? 0,
    combination_id: line.combination?.row.id ?? null,
    combination_name: line.combination?.row.name ?? '',
    combination_number: item.packages,
    name: goods.name,
    ypgg: goods.ypgg,
    sccj: goods.sccj,
    bzdw: goods.bzdw,
    approval_no: goods.approval_no,
    image: pictureUrls(goods.id)[0]?.list ?? '',
    number: pricing.number,
    price: pricing.price,
    raw_price: pricing.raw_price,
  }
}

function batchRow(order_line_id: number, { lot, number }: PickedLot): typeof orderLineBatches.$inferInsert {
  const { batch_no, produce_date, expiry_date } = lot
  return { order_line_id, lot_id: lot.id, batch_no, produce_date, expiry_date, number }
}
