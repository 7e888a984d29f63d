import { sql } from 'drizzle-orm'
import { actsAs } from '../../session/session'
import { ofCompany } from '../../session/stores'
import { users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import type { BuyerContext, Context } from '../../wire/context'
import { addLines } from './add'
import type { createBulk } from './bulk'
import { lockCarts } from './lock'
import type { Wanted } from './targets'

/** The refusal of an entry for a store of another company, or for one that does not exist. */
export const NOT_YOUR_STORE = { reason: 'not_your_store', message: '门店不在您的名下' } as const

/**
 * The stores of the head office that acts in this session, and the head office, by id, in the order of their ids. A buyer
 * who logged in as one store has only that one.
 */
export async function storesOfHead({ db, viewer }: BuyerContext): Promise<Map<number, UserRow>> {
  const head = await actsAs(db, viewer)
  const rows = await db.select().from(users).where(ofCompany(head)).orderBy(sql`${users.id}`)
  return new Map(rows.map(row => [row.id, row]))
}

/** Locks the carts of stores, before anything is added to them. */
export async function lockStoreCarts({ db }: Context, stores: readonly UserRow[]): Promise<void> {
  await lockCarts(
    db,
    stores.map(store => `user:${store.id}`),
  )
}

/** Entries for the cart of one store, each with its place in the call, and the id by which a refusal names it. */
export interface StoreEntry {
  readonly place: number
  readonly id: number
  readonly wanted: Wanted
}

interface StoreAdd {
  readonly store: UserRow
  readonly entries: readonly StoreEntry[]
  readonly bulk: ReturnType<typeof createBulk>
}

/** Adds entries to the cart of a store, whose own rights and prices decide; the results are those of their places. */
export async function addToStore(context: Context, { store, entries, bulk }: StoreAdd) {
  const viewer = { sessionId: null, buyer: store }
  const result = await addLines(
    { ...context, viewer },
    entries.map(({ wanted }) => wanted),
  )
  const placeOf = (entry: number) => entries[entry]?.place ?? 0
  for (const { entry, id, number } of result.added) bulk.add(placeOf(entry), number, id)
  for (const { entry, id, number, reason, message } of result.adjusted) {
    bulk.adjust({ entry: placeOf(entry), number, reason, message })
    bulk.setId(placeOf(entry), id)
  }
  for (const { entry, reason, message } of result.refused)
    bulk.refuse({ entry: placeOf(entry), id: entries[entry]?.id ?? 0, reason, message })
  return result
}
