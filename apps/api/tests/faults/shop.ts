import { type Client, MarketError } from '@yaoji/api-client'
import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { orderCancel, orderCreate } from '@yaoji/api-client/contract/order'
import { orderPay } from '@yaoji/api-client/contract/payment'
import { openDatabase } from '../../src/db/open'
import type { Database } from '../../src/db/types'
import { addresses } from '../../src/modules/address/tables'
import { settings } from '../../src/modules/config/tables'
import { hashPassword } from '../../src/modules/credentials/password'
import { orders } from '../../src/modules/order/tables'
import { giveMoney, insertCoupon } from '../buyer-data'
import { insertBasics, insertGoods } from '../fixtures'
import { configFor, freshDatabase, openSession } from '../races/cluster'
import { insertCrowd } from '../races/crowd'
import { MIGRATIONS } from '../template'

const BUYERS = 6
/** Of every buyer of the shop. */
export const PASSWORD = 'Yaoji@2026'

/** How often a fault happens; FAULT_ROUNDS raises it. */
export const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2)

/** A database that a process of the service uses, and that the test looks at while no process has it. */
export interface Place {
  readonly env: Record<string, string>
  look<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
}

export async function postgresql(): Promise<Place> {
  const { database, databaseUrl } = await freshDatabase()
  await database.close()
  return placeOf({ DATABASE_URL: databaseUrl })
}

export function embedded(folder: string): Place {
  return placeOf({ DATABASE_URL: '', DATA_DIR: folder })
}

/** A database with its settings. */
export function placeOf(env: Record<string, string>): Place {
  return {
    env,
    async look(work) {
      const database = await openDatabase(configFor(env), MIGRATIONS)
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
  }
}

export interface Shopper {
  readonly token: string
  readonly address_id: number
}

export async function fillShop({ db }: Database, number = BUYERS): Promise<Shopper[]> {
  await insertBasics(db)
  for (const id of [1, 2, 3]) {
    await insertGoods(db, { id, price: '100.00', stock: 100_000_000, ck_id: 1 + (id % 2) })
  }
  const buyers = await insertCrowd(db, number, { password_hash: await hashPassword(PASSWORD) })
  for (const userId of buyers) {
    await giveMoney(db, userId, '100000000.00')
    for (let at = 0; at < 10; at += 1) {
      await insertCoupon(db, userId, { begin_at: new Date(0), end_at: new Date(Date.now() + 86_400_000) })
    }
  }
  const rows = await db.select().from(addresses)
  return Promise.all(
    rows.map(async row => ({ token: await openSession(db, row.user_id), address_id: row.id })),
  )
}

/** Marks a database as filled: the rows of a first start would be in the way of those of a test. */
export async function skipFirstStart({ db }: Database): Promise<void> {
  await db.insert(settings).values({ name: 'seeded_on', value: '2026-11-20' })
}

/** Orders until the service is gone; `acknowledged` gets the ids of the orders. */
export async function shop(client: Client, address_id: number, acknowledged: number[]): Promise<never> {
  for (let turn = 0; ; turn += 1) await order(client, { turn, address_id, acknowledged })
}

/** How a buyer orders while processes end and begin. */
interface Shopping {
  readonly address_id: number
  readonly acknowledged: number[]
  /** Aborted when it is enough. */
  readonly over: AbortSignal
}

/** Orders again and again, also after a call that broke or was refused for now. Returns what else failed. */
export async function shopThrough(
  client: Client,
  { address_id, acknowledged, over }: Shopping,
): Promise<string[]> {
  const problems: string[] = []
  for (let turn = 0; !over.aborted; turn += 1) {
    await order(client, { turn, address_id, acknowledged }).catch(error => {
      if (!isPassing(error)) problems.push(String(error))
    })
  }
  return problems
}

/** Whether the process that was called is gone, or cannot serve at the moment. */
function isPassing(error: unknown): boolean {
  return error instanceof MarketError && (error.kind === 'offline' || error.code === 503)
}

interface Turn {
  readonly turn: number
  readonly address_id: number
  readonly acknowledged: number[]
}

/** Orders with balance and coupon; pays every other order and cancels the rest. */
async function order(client: Client, { turn, address_id, acknowledged }: Turn): Promise<void> {
  const number = 1 + (turn % 3)
  await client.call(cartAdd, { params: [1, 2, 3].map(goods_id => ({ goods_id, number })) })
  const ids = (await client.call(cartList, {})).list.map(line => line.id)
  const choice = { ids, use_balance: turn % 2 === 0 ? (1 as const) : (0 as const) }
  const { proposal } = await client.call(cartCheckout, choice)
  const chosen = {
    ...choice,
    coupon_id: proposal?.coupon_id ?? undefined,
    voucher_id: proposal?.voucher_id ?? undefined,
  }
  const { expected_total } = await client.call(cartCheckout, chosen)
  const placed = await client.call(orderCreate, { ...chosen, address_id, expected_total })
  acknowledged.push(...placed.orders.map(({ id }) => id))
  for (const [at, { id }] of placed.orders.entries()) {
    if ((turn + at) % 2 === 0) await client.call(orderPay, { id, pay_type: 'balance', password: PASSWORD })
    else await client.call(orderCancel, { id })
  }
}

/** The orders that were acknowledged and are not there. */
export async function findLost({ db }: Database, acknowledged: readonly number[]): Promise<string[]> {
  const stored = new Set((await db.select({ id: orders.id }).from(orders)).map(({ id }) => id))
  return acknowledged.filter(id => !stored.has(id)).map(id => `order ${id} was acknowledged and is lost`)
}
