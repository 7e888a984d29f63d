import { randomUUID } from 'node:crypto'
import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type {
  purchaseCodeList,
  purchaseCodeRemove,
  purchaseCodeRestore,
} from '@yaoji/api-client/contract/purchase-code'
import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { companyOf } from '../../session/stores'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { goods } from '../goods/tables'
import { usedBy } from './company'
import { isOffSale } from './kept'
import { MOST_CODES } from './save'
import { purchaseCodes } from './tables'

/** How long a removal can be undone. */
const UNDO_MS = 3_600_000

/** A page of what the company keeps, newest first. A product that is no longer sold is marked. */
export async function listCodes(
  context: BuyerContext,
  { keywords = '', ...page }: InputOf<typeof purchaseCodeList>,
): Promise<DataOf<typeof purchaseCodeList>> {
  const { db } = context
  const bounds = pageBounds(page)
  const own = usedBy(context)
  const wanted = and(own, keywords === '' ? undefined : hasWords(keywords))
  const rows = await db
    .select({
      id: purchaseCodes.id,
      text: purchaseCodes.text,
      is_own: purchaseCodes.is_own,
      saved_at: purchaseCodes.saved_at,
      saved_by: users.company,
      goods_id: goods.id,
      code: goods.code,
      name: goods.name,
      ypgg: goods.ypgg,
      sccj: goods.sccj,
      off_sale: isOffSale,
    })
    .from(purchaseCodes)
    .innerJoin(goods, eq(goods.id, purchaseCodes.goods_id))
    .innerJoin(users, eq(users.id, purchaseCodes.user_id))
    .where(wanted)
    .orderBy(desc(purchaseCodes.saved_at), desc(purchaseCodes.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const [found] = await db
    .select({ total: count() })
    .from(purchaseCodes)
    .innerJoin(goods, eq(goods.id, purchaseCodes.goods_id))
    .where(wanted)
  const [all] = keywords === '' ? [found] : await db.select({ total: count() }).from(purchaseCodes).where(own)
  const list = rows.map(({ id, text, is_own, saved_by, saved_at, goods_id, off_sale, ...named }) => ({
    ...{ id, text, is_own, saved_by, saved_at: chinaTime(saved_at) },
    goods: { id: goods_id, ...named, off_sale: off_sale ? (1 as const) : (0 as const) },
  }))
  return { ...toPage(list, found?.total ?? 0, bounds), all: all?.total ?? 0, max_codes: MOST_CODES }
}

/** Every word is a part of the text, or of the name, pack, maker or code of its product. */
function hasWords(keywords: string): SQL | undefined {
  const words = keywords.split(/\s+/).slice(0, 5)
  const whole = sql`concat_ws(' ', ${purchaseCodes.text}, ${purchaseCodes.key}, ${goods.name}, ${goods.ypgg}, ${goods.sccj}, ${goods.code})`
  return and(...words.map(word => sql`strpos(lower(${whole}), ${word.toLowerCase()}) > 0`))
}

/** Removes some, or all of the company. */
export async function removeCodes(
  context: BuyerContext,
  ids: readonly number[] | undefined,
): Promise<DataOf<typeof purchaseCodeRemove>> {
  const { db, now } = context
  const removal = randomUUID()
  const wanted = ids ? anyOf(purchaseCodes.id, ids) : undefined
  const rows = await db
    .update(purchaseCodes)
    .set({ removed_at: now, removal })
    .where(and(usedBy(context), wanted))
    .returning({ id: purchaseCodes.id })
  return { count: rows.length, removal: rows.length > 0 ? removal : '' }
}

/** Brings back what one removal of the company removed within the hour. */
export async function restoreCodes(
  { db, now, viewer }: BuyerContext,
  removal: string,
): Promise<DataOf<typeof purchaseCodeRestore>> {
  const rows = await db
    .update(purchaseCodes)
    .set({ removed_at: null, removal: null })
    .where(
      and(
        eq(purchaseCodes.company_id, companyOf(viewer.buyer)),
        eq(purchaseCodes.removal, removal),
        gt(purchaseCodes.removed_at, new Date(now.getTime() - UNDO_MS)),
      ),
    )
    .returning({ id: purchaseCodes.id })
  return { count: rows.length }
}
