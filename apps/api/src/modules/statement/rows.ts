import { ledgerUseText, type StatementChange, WALLET_USES } from '@yaoji/domain'
import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { chinaDate } from '../../wire/clock'
import { invoices } from '../invoice/tables'
import { orders } from '../order/tables'
import { payments } from '../payment/tables'
import { refunds } from '../refund/tables'
import { walletLog } from '../wallet/tables'

/* What belongs to the statement of a month, read by store and time. Amounts in fen. */

/** The stores of a statement, by id with their names, and its month: the first moment, and the first one after it. */
export interface StatementScope {
  readonly stores: ReadonlyMap<number, string>
  readonly begin: Date
  readonly end: Date
}

/** How many orders, refunds and invoices belong to a statement. */
export async function countRows(db: Db, scope: StatementScope): Promise<number> {
  const counts = [
    sql`(select count(*) from ${orders} where ${paidIn(scope)})`,
    sql`(select count(*) from ${refunds} where ${refundedIn(scope)})`,
    sql`(select count(*) from ${invoices} where ${issuedIn(scope)})`,
  ]
  const [row] = await db
    .select({ count: sql<number>`${sql.join(counts, sql` + `)}`.mapWith(Number) })
    .from(sql`generate_series(1, 1)`)
  return row?.count ?? 0
}

export type OrderOfStatement = Awaited<ReturnType<typeof readOrders>>[number]

/** Orders that were paid in the month, the first payment first. */
export async function readOrders(db: Db, scope: StatementScope) {
  const { id, user_id, sn, warehouse, created_at, paid_at, pay_type, balance_paid, payable_amount } = orders
  const { goods_amount, promotion_amount, welfare_amount, manjian_amount } = orders
  const { coupon_amount, cash_amount, points_amount, shipping_amount } = orders
  return db
    .select({
      ...{ id, user_id, sn, warehouse, created_at, paid_at, pay_type, balance_paid, payable_amount },
      ...{ goods_amount, promotion_amount, welfare_amount, manjian_amount },
      ...{ coupon_amount, cash_amount, points_amount, shipping_amount },
    })
    .from(orders)
    .where(paidIn(scope))
    .orderBy(asc(paid_at), asc(id))
}

export type RefundOfStatement = Awaited<ReturnType<typeof readRefunds>>[number]

/** Refunds that were granted in the month, the first one first, each with its order and the way of its payment. */
export async function readRefunds(db: Db, scope: StatementScope) {
  return db
    .select({
      refund: refunds,
      order_sn: orders.sn,
      warehouse: orders.warehouse,
      ordered_at: orders.created_at,
      payment_way: payments.way,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .leftJoin(payments, and(eq(payments.sn, refunds.payment_sn), eq(payments.order_id, refunds.order_id)))
    .where(refundedIn(scope))
    .orderBy(asc(refunds.created_at), asc(refunds.id))
}

export type InvoiceOfStatement = Awaited<ReturnType<typeof readInvoices>>[number]

/** Invoices that were issued in the month and not voided, red ones too, the first one first. */
export async function readInvoices(db: Db, scope: StatementScope) {
  const { id, user_id, number, type, red_of, issued_on, amount } = invoices
  return db
    .select({ id, user_id, number, type, red_of, issued_on, amount })
    .from(invoices)
    .where(issuedIn(scope))
    .orderBy(asc(issued_on), asc(id))
}

export interface BalanceOfStatement {
  readonly opening_amount: number
  readonly changes: readonly (StatementChange & { use_type: number; use_type_text: string })[]
}

/** The balance before the month, and what changed it in the month, by kind. */
export async function readBalance(
  db: Db,
  { stores, begin, end }: StatementScope,
): Promise<BalanceOfStatement> {
  const { user_id, use_type, amount, at } = walletLog
  const isBefore = sql`${at} < ${begin.toISOString()}::timestamptz`
  const sumWhere = (condition: SQL) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number)
  const kinds = await db
    .select({
      use_type,
      before: sumWhere(isBefore),
      income: sumWhere(sql`not ${isBefore} and ${amount} > 0`),
      outcome: sumWhere(sql`not ${isBefore} and ${amount} < 0`),
    })
    .from(walletLog)
    .where(and(anyOf(user_id, stores.keys()), lt(at, end)))
    .groupBy(use_type)
    .orderBy(asc(use_type))
  return {
    opening_amount: kinds.reduce((sum, { before }) => sum + before, 0),
    changes: kinds
      .filter(({ income, outcome }) => income !== 0 || outcome !== 0)
      .map(({ use_type, income, outcome }) => ({
        use_type,
        use_type_text: ledgerUseText(WALLET_USES, use_type),
        income,
        expense: Math.abs(outcome),
      })),
  }
}

function paidIn(scope: StatementScope): SQL | undefined {
  return and(anyOf(orders.user_id, scope.stores.keys()), isIn(orders.paid_at, scope))
}

function refundedIn(scope: StatementScope): SQL | undefined {
  return and(anyOf(refunds.user_id, scope.stores.keys()), isIn(refunds.created_at, scope))
}

function issuedIn({ stores, begin, end }: StatementScope): SQL | undefined {
  const { user_id, state, issued_on } = invoices
  const days = and(gte(issued_on, chinaDate(begin)), lt(issued_on, chinaDate(end)))
  return and(anyOf(user_id, stores.keys()), eq(state, 'issued'), days)
}

function isIn(column: AnyPgColumn, { begin, end }: StatementScope): SQL | undefined {
  return and(gte(column, begin), lt(column, end))
}
