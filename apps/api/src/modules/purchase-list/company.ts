import type { PurchaseList } from '@yaoji/api-client/contract/purchase-list'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { companyOf } from '../../session/stores'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { purchaseLists } from './tables'

/** Lists of one company at the most. */
export const MOST_LISTS = 50

/** The changes of one company's lists come one after another: they must not pass the limit or take a name together. */
export async function lockLists({ db, viewer }: BuyerContext): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`purchase_list:${companyOf(viewer.buyer)}`}))`)
}

/** The rows that the company of the caller uses. */
export function usedLists({ viewer }: Pick<BuyerContext, 'viewer'>) {
  return and(eq(purchaseLists.company_id, companyOf(viewer.buyer)), isNull(purchaseLists.removed_at))
}

/** The lists of the company that fit a condition, the one that was changed last first. */
export async function findLists(context: BuyerContext, where?: SQL): Promise<PurchaseList[]> {
  const rows = await context.db
    .select({
      id: purchaseLists.id,
      name: purchaseLists.name,
      count: purchaseLists.count,
      version: purchaseLists.version,
      saved_by: users.company,
      saved_at: purchaseLists.saved_at,
    })
    .from(purchaseLists)
    .innerJoin(users, eq(users.id, purchaseLists.user_id))
    .where(and(usedLists(context), where))
    .orderBy(desc(purchaseLists.saved_at), desc(purchaseLists.id))
  return rows.map(({ saved_at, ...row }) => ({ ...row, saved_at: chinaTime(saved_at) }))
}

/** Refuses one more list than a company can have. */
export async function expectRoom(context: BuyerContext): Promise<void> {
  if ((await context.db.$count(purchaseLists, usedLists(context))) >= MOST_LISTS)
    throw conflict(`清单已有 ${MOST_LISTS} 份，请删除不用的再保存`)
}

/** Another list of the company has the name. */
export function nameTaken(list: PurchaseList) {
  const { name, saved_by, saved_at, count } = list
  return conflict(`已有清单「${name}」：${saved_by} 于 ${saved_at.slice(5, 16)} 保存，${count} 行`, { list })
}
