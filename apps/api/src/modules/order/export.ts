import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { OrderExportLine, orderExport } from '@yaoji/api-client/contract/order-export'
import { formatAmount, formatPrice, lineAmount, orderStateText, type PaidRow } from '@yaoji/domain'
import { and, desc, inArray, type SQL, sql } from 'drizzle-orm'
import { groupBy } from '../../db/group-by'
import type { Db } from '../../db/types'
import { chosenStores, companyIn, ofStores, type Store, storesOf } from '../../session/stores'
import type { UserRow } from '../../session/viewer'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { sentBatchesOf } from './lines'
import { matching, tabOf } from './list'
import { type PaidGoods, type PaidOrder, paidOrders, settledOf } from './paid-lines'
import { statusOf } from './status'
import { type OrderBatchRow, type OrderRow, orderLines, orders } from './tables'

/** Most lines of one export. */
const LINES_MOST = 5000

/** The rows of the orders that the filters find among those that a buyer reads, the newest order first. */
export async function exportOrders(
  { db, viewer }: BuyerContext,
  input: InputOf<typeof orderExport>,
): Promise<DataOf<typeof orderExport>> {
  const { buyer } = viewer
  if (input.store_id !== undefined) chosenStores(await storesOf(db, buyer), input.store_id)
  const owner = ofStores(orders.user_id, buyer, input.store_id)
  const found = and(matching(owner, input), inArray(orders.status, [...tabOf(input).statuses]))
  const paid = await paidOrders(db, await firstOrders(db, found))
  const batches = await shippedBatchesOf(db, paid)
  const stores = await storesOfOrders(db, buyer, paid)
  return {
    total: await countRows(db, found),
    list: paid.flatMap(each => rowsOf(each, batches, companyIn(stores, each.order.user_id))),
  }
}

/** The stores that the orders are of. Where all are the buyer's own it needs no statement. */
async function storesOfOrders(db: Db, buyer: UserRow, paid: readonly PaidOrder[]): Promise<readonly Store[]> {
  const isOwn = paid.every(({ order }) => order.user_id === buyer.id)
  return isOwn ? [buyer] : storesOf(db, buyer)
}

/** The newest orders with at most {@link LINES_MOST} lines together, none in parts. */
async function firstOrders(db: Db, found: SQL | undefined): Promise<OrderRow[]> {
  const number = sql<number>`(select count(*) from ${orderLines} where ${orderLines.order_id} = ${orders.id})`
  const sizes = await db
    .select({ id: orders.id, number: number.mapWith(Number) })
    .from(orders)
    .where(found)
    .orderBy(desc(orders.id))
    .limit(LINES_MOST)
  let lines = 0
  const first = sizes.filter(({ number }) => {
    lines += number
    return lines <= LINES_MOST
  })
  if (first.length === 0) return []
  const ids = first.map(({ id }) => id)
  return db.select().from(orders).where(inArray(orders.id, ids)).orderBy(desc(orders.id))
}

/** How many rows the orders have: their lines, and for each its freight and its extra, where it has them. */
async function countRows(db: Db, found: SQL | undefined): Promise<number> {
  const lines = sql`(select count(*) from ${orderLines} where ${orderLines.order_id} = ${orders.id})`
  const freight = sql`case when ${orders.shipping_amount} + ${orders.freight_coupon_amount} > 0 then 1 else 0 end`
  const received = sql`${orders.paid_amount} + ${orders.balance_paid}`
  const cost = sql`${orders.payable_amount} + ${orders.balance_amount}`
  const extra = sql`case when ${received} > ${cost} then 1 else 0 end`
  const [rows] = await db
    .select({ count: sql<number>`coalesce(sum(${lines} + ${freight} + ${extra}), 0)`.mapWith(Number) })
    .from(orders)
    .where(found)
  return rows?.count ?? 0
}

type Batches = (line: PaidGoods['line']) => OrderBatchRow[]

/** The batches of each line of which packs are in a parcel: what is reserved may still be shipped of another batch. */
async function shippedBatchesOf(db: Db, paid: readonly PaidOrder[]): Promise<Batches> {
  const picked = await sentBatchesOf(
    db,
    paid.flatMap(({ lines }) => lines.map(({ line }) => line.id)),
  )
  const byLine = groupBy(picked, batch => batch.order_line_id)
  return line => byLine.get(line.id) ?? []
}

/** The rows of an order: its lines, its freight, and money that it did not expect. */
function rowsOf(paid: PaidOrder, batchesFor: Batches, company: string): OrderExportLine[] {
  const { order, lines, freight } = paid
  const settled = settledOf(paid)
  const head = { ...headOf(order), company }
  const rows = lines.map((goods, at): OrderExportLine => {
    return { ...head, ...goodsRow(goods, batchesFor(goods.line)), ...settledText(settled.lines[at]) }
  })
  const { cost, rate: tax_rate } = freight
  const coupon = order.freight_coupon_amount
  if (cost + coupon > 0) {
    const amounts = {
      shipping_amount: formatAmount(cost + coupon),
      coupon_amount: formatAmount(coupon),
      cost_amount: formatAmount(cost),
      tax_rate,
    }
    rows.push({
      ...head,
      ...EMPTY,
      kind: 'freight',
      name: '运费',
      ...amounts,
      ...settledText(settled.freight),
    })
  }
  if (settled.extra.paid > 0)
    rows.push({ ...head, ...EMPTY, kind: 'extra', name: '多收款', ...settledText(settled.extra) })
  return rows
}

/** Fields of a row that is no product. */
const EMPTY = {
  ...{ is_gift: 0 as const, ypgg: '', sccj: '', approval_no: '', batch_no: '', expiry_date: '', bzdw: '' },
  ...{ number: null, refunded_number: null, price: null, amount: null, tax_rate: null },
  ...{ manjian_amount: '0.00', coupon_amount: '0.00', cash_amount: '0.00' },
  ...{ points_amount: '0.00', shipping_amount: '0.00', cost_amount: '0.00' },
}

function headOf(order: OrderRow) {
  return {
    sn: order.sn,
    parent_sn: order.parent_sn,
    created_at: chinaTime(order.created_at),
    status_text: orderStateText({ status: statusOf(order), pay_type: order.pay_type }),
    warehouse: order.warehouse,
  }
}

function goodsRow({ line, rate, cost, returned }: PaidGoods, batches: readonly OrderBatchRow[]) {
  const { name, ypgg, sccj, approval_no, bzdw, number, is_gift } = line
  return {
    ...{ kind: 'goods' as const, name, ypgg, sccj, approval_no, bzdw, number, is_gift },
    batch_no: [...new Set(batches.map(batch => batch.batch_no))].join('、'),
    expiry_date: batches.map(batch => batch.expiry_date).sort()[0] ?? '',
    refunded_number: returned.number,
    price: formatPrice(line.price),
    amount: formatAmount(lineAmount(line.price, number)),
    manjian_amount: formatAmount(line.manjian_amount),
    coupon_amount: formatAmount(line.coupon_amount),
    cash_amount: formatAmount(line.cash_amount),
    points_amount: formatAmount(line.points_amount),
    shipping_amount: formatAmount(0),
    cost_amount: formatAmount(cost),
    tax_rate: rate,
  }
}

function settledText({ paid, refunded }: PaidRow = { paid: 0, refunded: 0 }) {
  return { paid_amount: formatAmount(paid), refunded_amount: formatAmount(refunded) }
}
