import { sql } from 'drizzle-orm'
import type { Db } from '../../src/db/types'
import { shippingRules } from '../../src/modules/config/shop-settings'
import { stockLots } from '../../src/modules/goods/tables'
import {
  orderEvents,
  orderLineBatches,
  orderLines,
  orders,
  parcelPacks,
  parcels,
  parcelTraces,
} from '../../src/modules/order/tables'
import { payments, transferSlips } from '../../src/modules/payment/tables'
import { addDays, chinaDate } from '../../src/wire/clock'
import type { Catalogue } from '../catalogue'
import { createRandom, type Random } from '../catalogue/random'
import type { Progress } from '../load-catalogue'
import type { ScaleBuyer } from './buyer-draft'
import { continueIds, insertAll, lastId } from './insert-all'
import { insertCashback, insertPoints, type Received, receivedOf } from './ledgers'
import { draftOrder } from './order-draft'
import { addOrder, emptyRows } from './order-rows'
import type { NextIds, OrderRows } from './order-steps'
import { openShelf } from './shelf'

interface Making {
  readonly catalogue: Catalogue
  readonly buyers: readonly ScaleBuyer[]
  readonly count: number
  readonly seed: number
  readonly now: Date
  readonly progress: Progress
}

/** Orders of one round of inserts. */
const ROUND = 1_000

const DAY_MS = 86_400_000

/** Days since the oldest order. */
const OLDEST_DAYS = 730

/**
 * Makes orders of the last two years, the oldest first, in the state that they would be in now, with what belongs to
 * them: lines, batches, events, payments, parcels, points and cashback. What they took is not in the lots any more:
 * those that are sold out are written without packs.
 */
export async function insertOrders(db: Db, making: Making): Promise<void> {
  const { catalogue, buyers, count, seed, now, progress } = making
  const active = buyers.filter(buyer => buyer.buys)
  if (active.length === 0 || count === 0) return
  const today = chinaDate(now)
  const shelf = openShelf(catalogue, seed)
  const shipping = shippingRules()
  const ids = await nextIds(db)
  const received: Received[] = []
  let rows = emptyRows()
  for (let at = 0; at < count; at++) {
    const random = createRandom(seed, `scale-order/${at}`)
    const age = OLDEST_DAYS * (1 - (at + random.next()) / count)
    const created = momentOf(now, age)
    const buyer = pickBuyer(active, created, random)
    const draft = buyer && draftOrder({ buyer, created, now, shelf, shipping, random })
    if (draft) {
      const order = receivedOf(draft, addOrder(rows, draft, { ids, today }))
      if (order) received.push(order)
    }
    if (rows.orders.length < ROUND && at + 1 < count) continue
    await writeRows(db, rows)
    rows = emptyRows()
    progress('', at + 1, count)
  }
  await insertAll(
    db,
    stockLots,
    shelf.soldOut.map(lot => ({
      ...lot,
      produce_date: addDays(today, lot.produce_day),
      expiry_date: addDays(today, lot.expiry_day),
    })),
  )
  await insertPoints(db, received, now)
  await insertCashback(db, received, now)
  for (const table of [orders, orderLines, orderLineBatches, parcels]) await continueIds(db, table)
  await db.execute(sql`select setval('order_numbers', ${ids.sn})`)
}

const TRIES = 10

/** A buyer whose account there was already; the first ones order most. */
function pickBuyer(buyers: readonly ScaleBuyer[], at: Date, random: Random): ScaleBuyer | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const buyer = buyers[Math.floor(buyers.length * random.next() ** 2)]
    if (buyer && buyer.created_at <= at) return buyer
  }
  return buyers[0]
}

/** Whole seconds, as a page shows them. */
function momentOf(now: Date, age: number): Date {
  return new Date(Math.floor((now.getTime() - age * DAY_MS) / 1000) * 1000)
}

async function nextIds(db: Db): Promise<NextIds> {
  const { rows } = (await db.execute(sql`select nextval('order_numbers')::int as sn`)) as unknown as {
    rows: { sn: number }[]
  }
  return {
    order: (await lastId(db, orders)) + 1,
    line: (await lastId(db, orderLines)) + 1,
    batch: (await lastId(db, orderLineBatches)) + 1,
    parcel: (await lastId(db, parcels)) + 1,
    sn: rows[0]?.sn ?? 1,
  }
}

async function writeRows(db: Db, rows: OrderRows): Promise<void> {
  await insertAll(db, orders, rows.orders)
  await insertAll(db, orderEvents, rows.events)
  await insertAll(db, orderLines, rows.lines)
  await insertAll(db, orderLineBatches, rows.batches)
  await insertAll(db, payments, rows.payments)
  await insertAll(db, transferSlips, rows.slips)
  await insertAll(db, parcels, rows.parcels)
  await insertAll(db, parcelPacks, rows.packs)
  await insertAll(db, parcelTraces, rows.traces)
}
