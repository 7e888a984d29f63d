import type { Order } from '@yaoji/api-client/contract/order'
import { ORDER, type OrderInput, receiptState, returnKinds } from '@yaoji/domain'
import { eq, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { groupBy } from '../../db/group-by'
import { jsonRows } from '../../db/json-rows'
import type { Db } from '../../db/types'
import { companyIn } from '../../session/stores'
import type { Context } from '../../wire/context'
import { acceptances } from '../acceptance/tables'
import { returnTimes } from '../config/shop-settings'
import { wallets } from '../wallet/tables'
import { invoiceReader, type OrderInvoice, selectInvoices } from './invoice-state'
import { selectLastSlips } from './last-slips'
import { lineBatches } from './line-batches'
import { firstLinesOf, linesOf, type OrderLine } from './lines'
import { selectReturnable } from './returnable'
import { type ReturnedPacks, selectReturnedPacks } from './returned-packs'
import { statusOf } from './status'
import { type OrderRow, parcels } from './tables'

/** An order with everything of other tables that its answer needs. */
export interface LoadedOrder {
  readonly row: OrderRow
  /** The store that ordered, where another one reads the order. */
  readonly store: Order['store']
  /** Those that the answer shows. */
  readonly lines: readonly OrderLine[]
  readonly batchesOf: Awaited<ReturnType<typeof lineBatches>>
  readonly returned: readonly ReturnedPacks[]
  /** All lines of an order of which packs are never shipped; empty for every other one. */
  readonly allLines: readonly OrderLine[]
  /** Of the reader’s wallet, in fen. */
  readonly balance: number
  /** Why the last slip was refused, of an order that is to be paid again. */
  readonly slipRefused: string | undefined
  readonly hasShipment: boolean
  /** The arrival of one of its parcels is not recorded. */
  readonly toAccept: boolean
  readonly receipt: OrderInput['receipt']
  /** Packs that were shipped and are in no return, while returns are possible. */
  readonly returnable: number
  readonly invoice: OrderInvoice
}

export interface LoadOptions {
  /** The first lines of each order only. Default: all. */
  readonly maxLines?: number
  /** Who reads the orders, and the stores that it reads. Default: their buyer. */
  readonly reader?: OrderReader
}

/** Who reads orders: a buyer, and the stores of which it is the head office. */
export interface OrderReader {
  readonly id: number
  readonly stores: readonly { readonly id: number; readonly company: string }[]
}

/** Reads what the answers of orders for one reader need, by three statements; a fourth where packs are never shipped. */
export async function loadOrders(
  { db, now }: Context,
  rows: readonly OrderRow[],
  { maxLines, reader }: LoadOptions = {},
): Promise<LoadedOrder[]> {
  const [first] = rows
  if (!first) return []
  const ids = rows.map(row => row.id)
  const lines = await (maxLines === undefined ? linesOf(db, ids) : firstLinesOf(db, ids, maxLines))
  const batchesOf = await lineBatches(db, lines)
  const more = await readOtherTables(db, { rows, userId: reader?.id ?? first.user_id, now })
  const linesByOrder = groupBy(lines, line => line.order_id)
  const ended = more.returned.filter(packs => packs.ended_number > 0).map(packs => packs.order_id)
  const allLines =
    maxLines === undefined ? linesByOrder : groupBy(await linesOf(db, ended), line => line.order_id)
  const returned = groupBy(more.returned, packs => packs.order_id)
  const invoiceOf = invoiceReader(more.invoices)
  return rows.map(row => ({
    row,
    store: storeOf(row, reader),
    lines: linesByOrder.get(row.id) ?? [],
    batchesOf,
    returned: returned.get(row.id) ?? [],
    allLines: ended.includes(row.id) ? (allLines.get(row.id) ?? []) : [],
    balance: more.balance,
    slipRefused: more.slips.find(slip => slip.order_id === row.id && slip.state === 'refused')?.reason,
    ...parcelsOf(row, more.shipped),
    receipt: receiptOf(row, now),
    returnable: more.returnable.find(each => each.order_id === row.id)?.packs ?? 0,
    invoice: invoiceOf(row.id),
  }))
}

function parcelsOf({ id }: OrderRow, shipped: readonly ShippedOrder[]) {
  const found = shipped.find(each => each.order_id === id)
  return { hasShipment: found !== undefined, toAccept: (found?.to_accept ?? 0) > 0 }
}

function storeOf({ user_id }: OrderRow, reader: OrderReader | undefined): Order['store'] {
  if (!reader || user_id === reader.id) return undefined
  return { user_id, company: companyIn(reader.stores, user_id) }
}

interface Wanted {
  readonly rows: readonly OrderRow[]
  readonly userId: number
  readonly now: Date
}

/** What other tables say of these orders: every statement has a cost of its own, so one reads all of them. */
async function readOtherTables(db: Db, { rows, userId, now }: Wanted) {
  const ids = rows.map(row => row.id)
  const unpaid = rows.filter(row => row.status === ORDER.unpaid).map(row => row.id)
  const open = rows.filter(row => canReturn(row, now)).map(row => row.id)
  const shipped = selectShipped(db, ids)
  const [read] = await db
    .select({
      balance:
        sql`coalesce((select ${wallets.balance} from ${wallets} where ${wallets.user_id} = ${userId}), 0)`.mapWith(
          Number,
        ),
      shipped: jsonRows(shipped),
      returned: jsonRows(selectReturnedPacks(db, ids)),
      returnable: jsonRows(selectReturnable(db, open)),
      invoices: jsonRows(selectInvoices(db, ids)),
      slips: jsonRows(selectLastSlips(db, unpaid)),
    })
    .from(sql`(select 1) as one`)
  return read ?? { balance: 0, shipped: [], returned: [], returnable: [], invoices: [], slips: [] }
}

interface ShippedOrder {
  readonly order_id: number
  /** Parcels whose arrival is not recorded. */
  readonly to_accept: number
}

/** Those of these orders that have parcels. */
function selectShipped(db: Db, ids: readonly number[]) {
  return db
    .select({
      order_id: parcels.order_id,
      to_accept: sql<number>`count(*) - count(${acceptances.id})`.mapWith(Number).as('to_accept'),
    })
    .from(parcels)
    .leftJoin(acceptances, eq(acceptances.parcel_id, parcels.id))
    .where(anyOf(parcels.order_id, ids))
    .groupBy(parcels.order_id)
}

/** The state of the receipt: one that is not sent in time is overdue. */
function receiptOf({ receipt, receipt_due_at }: OrderRow, now: Date): OrderInput['receipt'] {
  const state = receiptState({ receipt, dueAt: receipt_due_at?.getTime() ?? null, now: now.getTime() })
  return state === 'waiting' ? 'not_needed' : state
}

/** Whether the time for returns is not over. */
function canReturn(row: OrderRow, now: Date): boolean {
  const receivedAt = row.received_at?.getTime() ?? null
  return (
    returnKinds({ status: statusOf(row), receivedAt, now: now.getTime(), times: returnTimes() }).length > 0
  )
}
