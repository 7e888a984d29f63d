import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type {
  Invoice,
  InvoiceOrder,
  invoiceList,
  invoiceOrders as invoiceOrdersCall,
} from '@yaoji/api-client/contract/invoice'
import { formatAmount, INVOICE_STATES, type InvoiceState, PAID_STATUSES } from '@yaoji/domain'
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { likeText } from '../../db/like'
import type { Db } from '../../db/types'
import type { UserRow } from '../../session/viewer'
import { chinaDate, chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { currentProfile } from '../invoice-profile/service'
import {
  type InvoicePart,
  invoiceAnswer,
  invoicedAmount,
  originalNumbers,
  partAmount,
} from '../order/invoice-answer'
import { invoicesOf } from '../order/invoice-state'
import { type OrderRow, orders } from '../order/tables'
import { mailAnswer } from './mail-state'
import { invoiceOrders, invoices } from './tables'

type InvoiceRow = typeof invoices.$inferSelect

const TABS = [
  { tab: 'orders', name: '待申请' },
  { tab: 'applied', name: '已申请' },
  { tab: 'issued', name: '已开票' },
  { tab: 'closed', name: '驳回与作废' },
] as const

const TAB_STATES: Readonly<Record<'applied' | 'issued' | 'closed', readonly InvoiceRow['state'][]>> = {
  applied: ['applied'],
  issued: ['issued'],
  closed: ['rejected', 'voided'],
}

/** Orders that are paid, not refunded completely, and without an invoice that is applied for or issued. */
function openOrders(userId: number): SQL | undefined {
  const last = sql`(select ${invoices.state} from ${invoiceOrders}
    join ${invoices} on ${invoices.id} = ${invoiceOrders.invoice_id}
    where ${invoiceOrders.order_id} = ${orders.id} and ${invoices.red_of} is null
    order by ${invoices.id} desc limit 1)`
  return and(
    eq(orders.user_id, userId),
    inArray(orders.status, [...PAID_STATUSES]),
    isNotNull(orders.paid_at),
    sql`${orders.paid_amount} + ${orders.balance_paid} > ${orders.refunded_amount}`,
    sql`coalesce(${last}, 'none') not in ('applied', 'issued')`,
  )
}

/** A page of the orders without an invoice, the newest payment first. */
export async function listOrders(
  { db, viewer }: BuyerContext,
  { keywords, ...input }: InputOf<typeof invoiceOrdersCall>,
): Promise<DataOf<typeof invoiceOrdersCall>> {
  const bounds = pageBounds(input)
  const found = foundOrders(viewer.buyer.id, keywords)
  const [total] = await db.select({ count: count() }).from(orders).where(found)
  const rows = await db
    .select()
    .from(orders)
    .where(found)
    .orderBy(desc(orders.paid_at), desc(orders.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const invoiceOf = await invoicesOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    ...toPage(
      rows.map(row => orderAnswer(row, invoiceOf(row.id))),
      total?.count ?? 0,
      bounds,
    ),
    tabs: await countTabs(db, viewer.buyer.id, keywords),
  }
}

/** The month of an order's payment in China. */
export function periodOf({ paid_at, created_at }: Pick<OrderRow, 'paid_at' | 'created_at'>): string {
  return chinaDate(paid_at ?? created_at).slice(0, 7)
}

function orderAnswer(row: OrderRow, invoice: { state: InvoiceState; reason: string }): InvoiceOrder {
  return {
    order_id: row.id,
    sn: row.sn,
    paid_at: chinaTime(row.paid_at ?? row.created_at),
    period: periodOf(row),
    amount: formatAmount(invoicedAmount(row)),
    line_count: row.line_count,
    goods_number: row.goods_number,
    gift_number: row.gift_number,
    state: invoice.state,
    state_text: INVOICE_STATES[invoice.state],
    reason: invoice.reason,
  }
}

/** A page of a buyer's invoices, newest first. */
export async function listInvoices(
  { db, viewer }: BuyerContext,
  { tab = 'applied', keywords, ...input }: InputOf<typeof invoiceList>,
): Promise<DataOf<typeof invoiceList>> {
  const bounds = pageBounds(input)
  const found = and(foundInvoices(viewer.buyer.id, keywords), inArray(invoices.state, [...TAB_STATES[tab]]))
  const [total] = await db.select({ count: count() }).from(invoices).where(found)
  const rows = await db
    .select()
    .from(invoices)
    .where(found)
    .orderBy(desc(invoices.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  return {
    ...toPage(await toInvoices(db, viewer.buyer, rows), total?.count ?? 0, bounds),
    tabs: await countTabs(db, viewer.buyer.id, keywords),
  }
}

/** Writes invoices of one buyer for the wire. */
export async function toInvoices(db: Db, buyer: UserRow, rows: readonly InvoiceRow[]): Promise<Invoice[]> {
  if (rows.length === 0) return []
  const profile = await currentProfile(db, buyer)
  const parts = await db
    .select({ part: invoiceOrders, order: orders })
    .from(invoiceOrders)
    .innerJoin(orders, eq(orders.id, invoiceOrders.order_id))
    .where(
      inArray(
        invoiceOrders.invoice_id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orders.id))
  const originalOf = await originalNumbers(db, rows)
  return rows.map(row =>
    toInvoice(row, {
      parts: parts.filter(({ part }) => part.invoice_id === row.id),
      profile: row.profile ?? profile,
      original: originalOf(row),
    }),
  )
}

interface Parts {
  readonly parts: readonly InvoicePart[]
  readonly profile: InvoiceRow['profile']
  /** Number of the invoice that a red one takes back a part of. */
  readonly original: string
}

function toInvoice(row: InvoiceRow, { profile, ...of }: Parts): Invoice {
  return {
    ...invoiceAnswer(row, of),
    type: row.type,
    title: profile?.title ?? '',
    tax_no: profile?.tax_no ?? '',
    tax_amount: formatAmount(row.tax_amount),
    orders: of.parts.map(part => ({
      id: part.order.id,
      sn: part.order.sn,
      amount: formatAmount(partAmount(row, part)),
    })),
    applied_at: chinaTime(row.applied_at),
    email: row.email,
    ...mailAnswer(row),
    actions: row.state === 'applied' ? ['change', 'withdraw'] : [],
  }
}

/** The number of each tab; the keywords filter all of them, as in the list of orders. */
async function countTabs(
  db: Db,
  userId: number,
  keywords: string | undefined,
): Promise<{ tab: string; name: string; count: number }[]> {
  const [open] = await db.select({ count: count() }).from(orders).where(foundOrders(userId, keywords))
  const rows = await db
    .select({ state: invoices.state, count: count() })
    .from(invoices)
    .where(foundInvoices(userId, keywords))
    .groupBy(invoices.state)
  return TABS.map(({ tab, name }) => ({
    tab,
    name,
    count:
      tab === 'orders'
        ? (open?.count ?? 0)
        : rows
            .filter(({ state }) => TAB_STATES[tab].includes(state))
            .reduce((sum, row) => sum + row.count, 0),
  }))
}

function foundOrders(userId: number, keywords: string | undefined): SQL | undefined {
  return and(openOrders(userId), keywords ? contains(orders.sn, keywords) : undefined)
}

function foundInvoices(userId: number, keywords: string | undefined): SQL | undefined {
  return and(eq(invoices.user_id, userId), keywords ? mentions(keywords) : undefined)
}

function mentions(keywords: string): SQL {
  return sql`(${contains(invoices.number, keywords)} or exists (
    select 1 from ${invoiceOrders} join ${orders} on ${orders.id} = ${invoiceOrders.order_id}
    where ${invoiceOrders.invoice_id} = ${invoices.id} and ${contains(orders.sn, keywords)}))`
}

function contains(column: typeof orders.sn | typeof invoices.number, keywords: string): SQL {
  return sql`${column} ilike ${`%${likeText(keywords)}%`}`
}
