import type { DataOf } from '@yaoji/api-client/contract'
import type { cartCopy } from '@yaoji/api-client/contract/cart'
import { ownerOf, type UserRow } from '../../session/viewer'
import type { BuyerContext, Context } from '../../wire/context'
import { orderBlock } from './action'
import { createBulk, NOT_FOUND } from './bulk'
import { addToStore, lockStoreCarts, NOT_YOUR_STORE, type StoreEntry, storesOfHead } from './head-stores'
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
  otherStores.delete(viewer.buyer.id)
  await lockStoreCarts(
    context,
    other_user_ids.flatMap(id => otherStores.get(id) ?? []),
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
  const entries: StoreEntry[] = []
  for (const [at, id] of ids.entries()) {
    const row = rows.get(id)
    if (row) entries.push({ place: first + at, id, wanted: wantedOf(row) })
    else bulk.refuse({ entry: first + at, id, ...NOT_FOUND })
  }
  const result = await addToStore(context, { store, entries, bulk })
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
  for (const [at, id] of ids.entries()) bulk.refuse({ entry: first + at, id, ...NOT_YOUR_STORE })
}

/** The same line as an entry for the other store. */
function wantedOf({ goods_id, goods_price_id, type, combination_id, number, is_yj }: CartLineRow): Wanted {
  return { goods_id, goods_price_id, type, combination_id, number, is_yj: is_yj === 1 ? 1 : 0 }
}
