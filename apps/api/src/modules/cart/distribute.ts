import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { cartDistribute } from '@yaoji/api-client/contract/cart'
import type { BuyerContext } from '../../wire/context'
import { orderBlock } from './action'
import { createBulk } from './bulk'
import { addToStore, lockStoreCarts, NOT_YOUR_STORE, type StoreEntry, storesOfHead } from './head-stores'

type Params = InputOf<typeof cartDistribute>['params']

/**
 * Adds products to the carts of several stores of one head office, each with its own numbers. The rules are those of a copy:
 * only the head office fills other carts, and each store’s own rights, limits and prices decide about its entries. RO-03.
 */
export async function distributeLines(
  context: BuyerContext,
  params: Params,
): Promise<DataOf<typeof cartDistribute>> {
  const own = await storesOfHead(context)
  const named = [...new Set(params.map(({ user_id }) => user_id))]
  const stores = named.flatMap(id => own.get(id) ?? [])
  await lockStoreCarts(context, stores)
  const bulk = createBulk()
  for (const [entry, { user_id, goods_id }] of params.entries())
    if (!own.has(user_id)) bulk.refuse({ entry, id: goods_id, ...NOT_YOUR_STORE })
  for (const store of stores) await addToStore(context, { store, entries: entriesOf(params, store.id), bulk })
  return {
    ...bulk.result(),
    carts: stores.map(buyer => ({
      user_id: buyer.id,
      name: buyer.company,
      message: orderBlock({ sessionId: null, buyer })?.message ?? '',
    })),
  }
}

function entriesOf(params: Params, store: number): StoreEntry[] {
  return params.flatMap(({ user_id, ...wanted }, place) =>
    user_id === store ? [{ place, id: wanted.goods_id, wanted }] : [],
  )
}
