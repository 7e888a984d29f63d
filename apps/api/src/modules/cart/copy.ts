import type { DataOf } from '@yaoji/api-client/contract'
import type { cartCopy } from '@yaoji/api-client/contract/cart'
import { eq, or, sql } from 'drizzle-orm'
import { actsAs } from '../../session/session'
import { users } from '../../session/tables'
import { ownerOf, type UserRow } from '../../session/viewer'
import type { BuyerContext, Context } from '../../wire/context'
import { orderBlock } from './action'
import { addLines } from './add'
import { createBulk, NOT_FOUND } from './bulk'
import { lockCarts } from './lock'
import { rowsById } from './rows'
import type { CartLineRow } from './snapshot'
import type { Wanted } from './targets'

type CopyAnswer = DataOf<typeof cartCopy>

/**
 * Copies lines into the carts of other stores of the same head office. As for a change to another store, only the head
 * office can do it. Each store’s own rights and prices decide about each line. Entries are in the order of the stores,
 * then of the ids. AP-07, RO-03.
 */
export async function copyLines(
  context: BuyerContext,
  { ids, other_user_ids }: { ids: readonly number[]; other_user_ids: readonly number[] },
): Promise<CopyAnswer> {
  const { db, viewer } = context
  const rows = new Map((await rowsById(db, ownerOf(viewer), ids)).map(row => [row.id, row]))
  const otherStores = await storesOfHead(context)
  const copiedTo = other_user_ids.flatMap(id => otherStores.get(id) ?? [])
  await lockCarts(
    db,
    copiedTo.map(store => `user:${store.id}`),
  )
  const bulk = createBulk()
  const stores: CopyAnswer['stores'] = []
  for (const [at, userId] of other_user_ids.entries()) {
    const store = otherStores.get(userId)
    const first = at * ids.length
    if (store) stores.push(await copyToStore(context, { store, ids, rows, first, bulk }))
    else refuseStore(bulk, ids, first)
  }
  return { ...bulk.result(), stores }
}

/** The other stores of the head office that acts in this session, by id, in the order of their ids. */
async function storesOfHead({ db, viewer }: BuyerContext): Promise<Map<number, UserRow>> {
  const head = await actsAs(db, viewer)
  const rows = await db
    .select()
    .from(users)
    .where(or(eq(users.id, head), eq(users.head_id, head)))
    .orderBy(sql`${users.id}`)
  return new Map(rows.filter(row => row.id !== viewer.buyer.id).map(row => [row.id, row]))
}

interface StoreCopy {
  readonly store: UserRow
  readonly ids: readonly number[]
  readonly rows: ReadonlyMap<number, CartLineRow>
  /** Entry of the store's first line. */
  readonly first: number
  readonly bulk: ReturnType<typeof createBulk>
}

async function copyToStore(
  context: Context,
  { store, ids, rows, first, bulk }: StoreCopy,
): Promise<CopyAnswer['stores'][number]> {
  const places: number[] = []
  const wanted: Wanted[] = []
  for (const [at, id] of ids.entries()) {
    const row = rows.get(id)
    if (row) {
      places.push(first + at)
      wanted.push(wantedOf(row))
    } else bulk.refuse({ entry: first + at, id, ...NOT_FOUND })
  }
  const result = await addLines({ ...context, viewer: { sessionId: null, buyer: store } }, wanted)
  const placeOf = (entry: number) => places[entry] ?? 0
  for (const { entry, id, number } of result.added) bulk.add(placeOf(entry), number, id)
  for (const { entry, id, number, reason, message } of result.adjusted) {
    bulk.adjust({ entry: placeOf(entry), number, reason, message })
    bulk.setId(placeOf(entry), id)
  }
  for (const { entry, reason, message } of result.refused) {
    const place = placeOf(entry)
    bulk.refuse({ entry: place, id: ids[place - first] ?? 0, reason, message })
  }
  return {
    user_id: store.id,
    name: store.company,
    message: orderBlock({ sessionId: null, buyer: store })?.message ?? '',
    added: result.added.length,
    adjusted: result.adjusted.length,
    refused: ids.length - result.added.length - result.adjusted.length,
  }
}

function refuseStore(bulk: ReturnType<typeof createBulk>, ids: readonly number[], first: number): void {
  for (const [at, id] of ids.entries())
    bulk.refuse({ entry: first + at, id, reason: 'not_your_store', message: '门店不在您的名下' })
}

/** The same line as an entry for the other store. */
function wantedOf({ goods_id, goods_price_id, type, combination_id, number, is_yj }: CartLineRow): Wanted {
  return { goods_id, goods_price_id, type, combination_id, number, is_yj: is_yj === 1 ? 1 : 0 }
}
