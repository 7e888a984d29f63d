import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { LedgerLine, userLedgerExport, userMoneyLog } from '@yaoji/api-client/contract/wallet'
import {
  formatAmount,
  type LedgerUse,
  ledgerUseText,
  POINTS_USES,
  VOUCHER_USES,
  WALLET_USES,
} from '@yaoji/domain'
import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/types'
import { addDays, chinaMoment, chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { invalidField } from '../../wire/refusal'
import { voucherLog } from '../coupon/tables'
import { POINTS_USE } from './points'
import { pointsLog, walletLog } from './tables'

type Ledger = typeof walletLog | typeof pointsLog | typeof voucherLog
type LogInput = InputOf<typeof userMoneyLog>
type Filters = Pick<LogInput, 'use_type' | 'start_time' | 'end_time'>

/** Most rows of one export. */
const ROWS_MOST = 5000

/** A row of any ledger. `amount` is signed; `after` is what was left. */
interface LedgerRow {
  readonly id: number
  readonly at: Date
  readonly use_type: number
  readonly amount: number
  readonly after: number
  readonly order_sn: string | null
  readonly remark: string
}

/** How a ledger is read, and how the wire names its amounts. */
interface LedgerKind<Amounts, Sums> {
  readonly table: Ledger
  readonly after: AnyPgColumn
  readonly uses: readonly LedgerUse[]
  /** What the sums count: each row by itself, or all rows of an order or a redemption as one change. */
  readonly counts: 'rows' | 'purposes'
  readonly amountsOf: (row: Pick<LedgerRow, 'amount' | 'after'>) => Amounts
  readonly sumsOf: (sums: LedgerSums) => Sums
}

/** The changes of the balance. AP-27. */
export const MONEY_LEDGER = {
  table: walletLog,
  after: walletLog.balance_after,
  uses: WALLET_USES,
  counts: 'rows',
  amountsOf: ({ amount, after }) => ({
    amount: formatAmount(Math.abs(amount)),
    balance_after: formatAmount(after),
  }),
  sumsOf: ({ added, taken }) => ({ income: formatAmount(added), expense: formatAmount(taken) }),
} satisfies LedgerKind<unknown, unknown>

/** The changes of the cash vouchers. */
export const VOUCHER_LEDGER = {
  ...MONEY_LEDGER,
  table: voucherLog,
  after: voucherLog.balance_after,
  uses: VOUCHER_USES,
} satisfies LedgerKind<unknown, unknown>

/** The changes of the points. */
export const POINTS_LEDGER = {
  table: pointsLog,
  after: pointsLog.points_after,
  uses: POINTS_USES,
  counts: 'purposes',
  amountsOf: ({ amount, after }) => ({ points: Math.abs(amount), points_after: after }),
  sumsOf: ({ added, taken }) => ({ points_in: added, points_out: taken }),
} satisfies LedgerKind<unknown, unknown>

/** A page of a ledger, newest first, with what all rows of the filter add and take. */
export async function listLedger<Amounts, Sums>(
  { db, viewer }: BuyerContext,
  { table, after, uses, counts, amountsOf, sumsOf }: LedgerKind<Amounts, Sums>,
  input: LogInput,
) {
  const where = matching(table, viewer.buyer.id, input)
  const bounds = pageBounds(input)
  const sums = await sumLedger(db, { table, counts }, where)
  const rows = await readRows(db, { table, after }, { where, limit: bounds.per_page, offset: bounds.offset })
  const list = rows.map(row => ({
    id: row.id,
    use_type: row.use_type,
    ...rowAnswer(row, uses),
    ...amountsOf(row),
  }))
  return { ...toPage(list, sums.total, bounds), ...sumsOf(sums) }
}

/** The ledgers by their name on the wire, and the texts of their amounts. */
const EXPORTS = {
  balance: { ...MONEY_LEDGER, text: formatAmount },
  vouchers: { ...VOUCHER_LEDGER, text: formatAmount },
  points: { ...POINTS_LEDGER, text: String },
} as const

/** The newest rows of a ledger that the filters find, for a spreadsheet. */
export async function exportLedger(
  { db, viewer }: BuyerContext,
  { ledger, ...filters }: InputOf<typeof userLedgerExport>,
): Promise<DataOf<typeof userLedgerExport>> {
  const { table, after, uses, counts, text } = EXPORTS[ledger]
  const where = matching(table, viewer.buyer.id, filters)
  const { total } = await sumLedger(db, { table, counts }, where)
  const rows = await readRows(db, { table, after }, { where, limit: ROWS_MOST, offset: 0 })
  const list = rows.map(row => ({
    ...rowAnswer(row, uses),
    amount: text(Math.abs(row.amount)),
    balance_after: text(row.after),
  }))
  return { list, total }
}

/** What every answer tells of a row. */
function rowAnswer(
  { at, use_type, amount, order_sn, remark }: LedgerRow,
  uses: readonly LedgerUse[],
): Omit<LedgerLine, 'amount' | 'balance_after'> {
  return {
    time: chinaTime(at),
    use_type_text: ledgerUseText(uses, use_type),
    direction: amount < 0 ? 'out' : 'in',
    order_sn,
    remark,
  }
}

/** Rows of a ledger, newest first. */
async function readRows(
  db: Db,
  { table, after }: Pick<LedgerKind<unknown, unknown>, 'table' | 'after'>,
  { where, limit, offset }: { where: SQL | undefined; limit: number; offset: number },
): Promise<LedgerRow[]> {
  const { id, at, use_type, amount, order_sn, remark } = table
  return db
    .select({ id, at, use_type, amount, after: sql<number>`${after}`.mapWith(Number), order_sn, remark })
    .from(table)
    .where(where)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
}

/** The rows of a buyer with this use, between these days; both days are part of it. */
function matching(ledger: Ledger, userId: number, input: Filters): SQL | undefined {
  const { use_type, start_time, end_time } = input
  if (start_time && end_time && start_time > end_time)
    throw invalidField('end_time', '结束日期不能早于开始日期')
  return and(
    eq(ledger.user_id, userId),
    use_type === undefined ? undefined : eq(ledger.use_type, use_type),
    start_time === undefined ? undefined : gte(ledger.at, chinaMoment(start_time, 0)),
    end_time === undefined ? undefined : lt(ledger.at, chinaMoment(addDays(end_time, 1), 0)),
  )
}

/** What a buyer's money changed by in all, in fen, with what came back taken off. */
export function netTotals(db: Db, userId: number): Promise<LedgerSums> {
  return sumLedger(db, { table: walletLog, counts: 'purposes' }, eq(walletLog.user_id, userId))
}

interface LedgerSums {
  readonly total: number
  readonly added: number
  /** Positive. */
  readonly taken: number
}

/**
 * Number of rows, what they add and what they take. By purposes, an order or a redemption counts once, with what was
 * given or spent for it less what came back: its rows share its number. Points that an order was paid with are another
 * purpose than those that it brought.
 */
async function sumLedger(
  db: Db,
  { table, counts }: Pick<LedgerKind<unknown, unknown>, 'table' | 'counts'>,
  where: SQL | undefined,
): Promise<LedgerSums> {
  const { id, amount, order_sn, use_type } = table
  const purpose = sql`coalesce(${order_sn}, ${id}::text), ${use_type} = ${POINTS_USE.pay}`
  const group = counts === 'rows' ? sql`${id}` : purpose
  const changes = db
    .select({ net: sql<number>`sum(${amount})`.as('net'), rows: count().as('rows') })
    .from(table)
    .where(where)
    .groupBy(group)
    .as('changes')
  const { net, rows } = changes
  const [sums] = await db
    .select({
      total: sql<number>`coalesce(sum(${rows}), 0)`.mapWith(Number),
      added: sql<number>`coalesce(sum(${net}) filter (where ${net} > 0), 0)`.mapWith(Number),
      taken: sql<number>`coalesce(-sum(${net}) filter (where ${net} < 0), 0)`.mapWith(Number),
    })
    .from(changes)
  return sums ?? { total: 0, added: 0, taken: 0 }
}
