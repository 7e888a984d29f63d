import { type Client, MarketError } from '@yaoji/api-client'
import type { InputOf } from '@yaoji/api-client/contract'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCancel, orderCreate } from '@yaoji/api-client/contract/order'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../src/db/types'
import { addresses } from '../../src/modules/address/tables'
import { cartLines } from '../../src/modules/cart/tables'
import { orders } from '../../src/modules/order/tables'
import { users } from '../../src/session/tables'
import { insertAddress } from '../buyer-data'
import { insertBuyer, insertGoods } from '../fixtures'
import type { Cluster } from './cluster'

/** Buyers with a signed contract and an address each; the ids in order. */
export async function insertCrowd(
  db: Db,
  size: number,
  change: { password_hash?: string } = {},
): Promise<number[]> {
  const first = await insertBuyer(db, { phone: '13000000000', ...change })
  await insertAddress(db, first)
  await db.execute(sql`insert into users select (jsonb_populate_record(u, jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('users', 'id')), 'phone', (13000000000 + i)::text, 'username', 'crowd-' || i))).*
    from users u, generate_series(1, ${size - 1}) i where u.id = ${first}`)
  await db.execute(sql`insert into supply_contracts select (jsonb_populate_record(c, jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('supply_contracts', 'id')), 'user_id', u.id))).*
    from supply_contracts c, users u where c.user_id = ${first} and u.id > ${first}`)
  await db.execute(sql`insert into addresses select (jsonb_populate_record(a, jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('addresses', 'id')), 'user_id', u.id))).*
    from addresses a, users u where a.user_id = ${first} and u.id > ${first}`)
  const rows = await db.select({ id: users.id }).from(users).orderBy(users.id)
  return rows.map(row => row.id).filter(id => id >= first)
}

/** Puts one line into a buyer's cart, as if it had been added. */
export async function insertLine(
  db: Db,
  userId: number,
  goods_id: number,
  number = 1,
): Promise<{ id: number; address_id: number }> {
  const [line] = await db
    .insert(cartLines)
    .values({
      owner: `user:${userId}`,
      goods_id,
      goods_price_id: goods_id * 10,
      type: 0,
      number,
      added_at: new Date(),
    })
    .returning({ id: cartLines.id })
  const [address] = await db
    .select()
    .from(addresses)
    .where(inArray(addresses.user_id, [userId]))
  return { id: line!.id, address_id: address!.id }
}

/** What a call ended with: its data, or the code it was refused with. */
export type Outcome<Data> = { data: Data } | { code: number; message: string }

/** Waits for a call and answers how it ended; only an answer of the service counts as one. */
export async function outcomeOf<Data>(call: Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { data: await call }
  } catch (error) {
    if (error instanceof MarketError && error.code !== undefined) {
      return { code: error.code, message: error.message }
    }
    throw error
  }
}

/** What a buyer gives with every order of {@link placeAtOnce}: what it is paid with, and what is left to pay. */
type SamePlacement = Pick<InputOf<typeof orderCreate>, 'voucher_id' | 'points' | 'expected_total'>

/** One buyer places many orders at once, each of one pack of other goods for ¥100.00. Needs a {@link insertBasics}. */
export async function placeAtOnce(cluster: Cluster, userId: number, size: number, placement: SamePlacement) {
  const lines: { id: number; address_id: number }[] = []
  for (let id = 1; id <= size; id += 1) {
    await insertGoods(cluster.db, { id, price: '100.00', stock: 10 })
    lines.push(await insertLine(cluster.db, userId, id))
  }
  const clients = await cluster.buyers(lines.map(() => userId))
  await cluster.warmUp()
  const outcomes = await Promise.all(
    lines.map(({ id, address_id }, turn) =>
      outcomeOf(clients[turn]!.call(orderCreate, { ids: [id], address_id, ...placement })),
    ),
  )
  return { clients, outcomes }
}

/** Every client cancels every order at once; how many calls ended with each code. */
export async function cancelAtOnce(
  cluster: Cluster,
  clients: readonly Client[],
): Promise<Record<number, number>> {
  const placed = await cluster.db.select({ id: orders.id }).from(orders)
  const calls = clients.flatMap(client => placed.map(({ id }) => outcomeOf(client.call(orderCancel, { id }))))
  return countCodes(await Promise.all(calls))
}

/** How many calls ended with each code; 200 is those that went well. */
export function countCodes(outcomes: readonly Outcome<unknown>[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const outcome of outcomes) {
    const code = 'data' in outcome ? 200 : outcome.code
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

/** Places one order of one pack for a buyer; answers the order's id. */
export async function placeOne(cluster: Cluster, userId: number, goods_id: number): Promise<number> {
  const { id, address_id } = await insertLine(cluster.db, userId, goods_id)
  const [client] = await cluster.buyers([userId])
  const { expected_total } = await client!.call(cartCheckout, { ids: [id], coupon_id: 0 })
  return (await client!.call(orderCreate, { ids: [id], address_id, expected_total })).order_id
}

/** Does work for every entry, so many at a time; the results in the order of the entries. */
export async function inTurns<Entry, Result>(
  entries: readonly Entry[],
  atOnce: number,
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    while (next < entries.length) {
      const at = next
      next += 1
      results[at] = await work(entries[at] as Entry)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
