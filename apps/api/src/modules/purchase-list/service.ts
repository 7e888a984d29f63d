import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type {
  purchaseListGet,
  purchaseListList,
  purchaseListRemove,
  purchaseListRename,
  purchaseListRestore,
} from '@yaoji/api-client/contract/purchase-list'
import { purchaseTextKey } from '@yaoji/domain'
import { and, eq, gt } from 'drizzle-orm'
import { companyOf } from '../../session/stores'
import type { BuyerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { quickProducts } from '../quick-buy/products'
import { expectRoom, findLists, lockLists, MOST_LISTS, nameTaken, usedLists } from './company'
import { listOf, readLines } from './save'
import { purchaseLists } from './tables'

const LIST = '清单'

/** How long a removal can be undone. */
const UNDO_MS = 3_600_000

/** The lists of the company. */
export async function listLists(context: BuyerContext): Promise<DataOf<typeof purchaseListList>> {
  return { list: await findLists(context), max_lists: MOST_LISTS }
}

/** The lines of a list, with their products as this viewer is offered them. */
export async function readList(context: BuyerContext, id: number): Promise<DataOf<typeof purchaseListGet>> {
  const [list] = await findLists(context, eq(purchaseLists.id, id))
  if (!list) throw notFound(LIST)
  const lines = await readLines(context.db, id)
  const ids = new Set(lines.flatMap(({ goods_id }) => goods_id ?? []))
  return { list, lines, products: await quickProducts(context, [...ids]) }
}

/** Gives a list another name, which no other list of the company has. Its version stays: it is of the lines. */
export async function renameList(
  context: BuyerContext,
  { id, name }: InputOf<typeof purchaseListRename>,
): Promise<DataOf<typeof purchaseListRename>> {
  const { db, viewer, now } = context
  await lockLists(context)
  const [list] = await findLists(context, eq(purchaseLists.id, id))
  if (!list) throw notFound(LIST)
  if (list.name === name) return { list }
  await expectFreeName(context, { id, key: purchaseTextKey(name) })
  await db
    .update(purchaseLists)
    .set({
      name,
      key: purchaseTextKey(name),
      user_id: viewer.buyer.id,
      saved_at: now,
    })
    .where(eq(purchaseLists.id, id))
  return listOf(context, id)
}

/** Refuses a name that another list of the company has. */
async function expectFreeName(
  context: BuyerContext,
  { id, key }: { id: number; key: string },
): Promise<void> {
  const [other] = await findLists(context, eq(purchaseLists.key, key))
  if (other && other.id !== id) throw nameTaken(other)
}

/** Removes a list of the company. */
export async function removeList(
  context: BuyerContext,
  id: number,
): Promise<DataOf<typeof purchaseListRemove>> {
  const { db, now } = context
  await lockLists(context)
  const rows = await db
    .update(purchaseLists)
    .set({ removed_at: now })
    .where(and(usedLists(context), eq(purchaseLists.id, id)))
    .returning({ id: purchaseLists.id })
  if (rows.length === 0) throw notFound(LIST)
  return {}
}

/** Brings back a list that the company removed within the hour. One that is there is an answer too. */
export async function restoreList(
  context: BuyerContext,
  id: number,
): Promise<DataOf<typeof purchaseListRestore>> {
  const { db, now, viewer } = context
  await lockLists(context)
  const [used] = await findLists(context, eq(purchaseLists.id, id))
  if (used) return { list: used }
  const removed = and(
    eq(purchaseLists.company_id, companyOf(viewer.buyer)),
    eq(purchaseLists.id, id),
    gt(purchaseLists.removed_at, new Date(now.getTime() - UNDO_MS)),
  )
  const [row] = await db.select({ key: purchaseLists.key }).from(purchaseLists).where(removed)
  if (!row) throw notFound(LIST)
  await expectFreeName(context, { id, key: row.key })
  await expectRoom(context)
  await db.update(purchaseLists).set({ removed_at: null }).where(removed)
  return listOf(context, id)
}
