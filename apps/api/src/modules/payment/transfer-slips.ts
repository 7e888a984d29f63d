import { orderStatusText } from '@yaoji/domain'
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import { notFound } from '../../wire/refusal'
import type { FileRow } from '../file/claim'
import { filesOf } from '../file/file-info'
import { lockOrder } from '../order/change-status'
import { type OrderRow, orders } from '../order/tables'
import { lockAccount } from '../wallet/account'
import { sumOf } from './state'
import { transferSlips } from './tables'

type SlipRow = typeof transferSlips.$inferSelect

/** An order that a transfer pays, with its slip. */
export interface TransferPart {
  readonly order: OrderRow
  readonly slip: SlipRow
}

/** A transfer: at least one order. */
export type Transfer = readonly [TransferPart, ...TransferPart[]]

/** The number by which accounting finds a transfer: that of the purchase where it is for several orders. */
export function transferNumber([{ order, slip }]: Transfer): string {
  return slip.group_id === null ? order.sn : order.parent_sn
}

/** Slips of the order with this number, or of transfers for several orders of the purchase with this number. */
const isOfNumber = (number: string) =>
  or(eq(orders.sn, number), and(eq(orders.parent_sn, number), isNotNull(transferSlips.group_id)))

function selectParts(db: Db, condition: SQL | undefined) {
  return db
    .select({ order: orders, slip: transferSlips })
    .from(transferSlips)
    .innerJoin(orders, eq(orders.id, transferSlips.order_id))
    .where(condition)
}

/** The last transfer with a number, its orders by their ids; null without a slip. */
async function lastTransfer(db: Db, number: string): Promise<Transfer | null> {
  const [last] = await selectParts(db, isOfNumber(number)).orderBy(desc(transferSlips.id)).limit(1)
  if (!last) return null
  const { group_id } = last.slip
  if (group_id === null) return [last]
  const [first = last, ...others] = await selectParts(db, eq(transferSlips.group_id, group_id)).orderBy(
    asc(orders.id),
  )
  return [first, ...others]
}

/** The last transfer with a number, with its orders locked. The buyer’s account is locked first. */
export async function heldTransfer(db: Db, number: string): Promise<Transfer> {
  const [owner] = await db
    .select({ user_id: orders.user_id })
    .from(orders)
    .where(or(eq(orders.sn, number), eq(orders.parent_sn, number)))
    .limit(1)
  if (!owner) throw notFound('订单')
  await lockAccount(db, owner.user_id)
  const transfer = await lastTransfer(db, number)
  if (!transfer) throw notFound('转账凭证')
  const [first, ...others] = transfer
  const held = [await heldPart(db, first)] as [TransferPart, ...TransferPart[]]
  for (const part of others) held.push(await heldPart(db, part))
  return held
}

async function heldPart(db: Db, { order, slip }: TransferPart): Promise<TransferPart> {
  return { order: (await lockOrder(db, order.id)) ?? order, slip }
}

/** A waiting transfer with its files, for accounting. */
export interface WaitingTransfer {
  readonly transfer: Transfer
  readonly company: string
  readonly files: readonly FileRow[]
}

/** The waiting transfers, oldest first. */
export async function waitingTransfers(db: Db): Promise<WaitingTransfer[]> {
  const rows = await selectParts(db, eq(transferSlips.state, 'submitted')).orderBy(asc(transferSlips.id))
  const companies = await companiesOf(db, rows)
  const transfers: WaitingTransfer[] = []
  for (const row of rows) {
    const { group_id } = row.slip
    if (group_id !== null && group_id !== row.slip.id) continue
    const others = group_id === null ? [] : rows.filter(({ slip }) => slip.group_id === group_id).slice(1)
    const files = await filesOf(db, { user_id: row.order.user_id, ids: row.slip.file_ids })
    transfers.push({ transfer: [row, ...others], company: companies.get(row.order.user_id) ?? '', files })
  }
  return transfers
}

async function companiesOf(db: Db, rows: readonly TransferPart[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.map(({ order }) => order.user_id))]
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: users.id, company: users.company })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(found.map(({ id, company }) => [id, company]))
}

/** How many transfers wait; of one for several orders its first slip is counted. */
export function countTransfers(db: Db): Promise<number> {
  const { group_id, id, state } = transferSlips
  return db.$count(transferSlips, and(eq(state, 'submitted'), or(isNull(group_id), eq(group_id, id))))
}

/** The state of the last transfer with a number, and of its orders; empty without a slip. */
export async function transferState(db: Db, number: string): Promise<string> {
  const transfer = (await lastTransfer(db, number)) ?? []
  return [
    ...new Set(transfer.map(({ order, slip }) => `${slip.state}，${orderStatusText(order.status)}`)),
  ].join('；')
}

/** What the orders of the last transfer with a number cost, in fen; null without a slip. */
export async function transferCost(db: Db, number: string): Promise<number | null> {
  const transfer = await lastTransfer(db, number)
  return (
    transfer &&
    sumOf(
      transfer.map(({ order }) => order),
      'payable_amount',
    )
  )
}

/** The files of all slips with a number, for accounting. */
export async function slipFiles(db: Db, number: string): Promise<FileRow[]> {
  const parts = await selectParts(db, isOfNumber(number)).orderBy(asc(transferSlips.id))
  const [first] = parts
  if (!first) return []
  const ids = [...new Set(parts.flatMap(({ slip }) => slip.file_ids))]
  return filesOf(db, { user_id: first.order.user_id, ids })
}
