import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { cartLines } from './tables'

/** The owner of the lines of another owner's last deletion. */
const removedOf = (owner: string) => `removed:${owner}`

/** Takes lines out of an owner's cart, and keeps them until the next deletion. Returns the ids that existed. */
export async function takeOut(db: Db, owner: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  await db.delete(cartLines).where(eq(cartLines.owner, removedOf(owner)))
  return moveLines(db, { from: owner, to: removedOf(owner), ids })
}

/** Which of these lines are of the last deletion. */
export async function takenOut(db: Db, owner: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(and(eq(cartLines.owner, removedOf(owner)), inArray(cartLines.id, [...ids])))
  return rows.map(row => row.id)
}

/**
 * Puts lines of the last deletion back as they were. A product that was added again meanwhile keeps its new line. Returns
 * the ids that are back.
 */
export async function putBack(db: Db, owner: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { type, goods_price_id, combination_id } = cartLines
  const again = sql`exists (select from cart_lines again where again.owner = ${owner} and again.type = ${type}
    and again.goods_price_id = ${goods_price_id} and again.combination_id = ${combination_id})`
  return moveLines(db, { from: removedOf(owner), to: owner, ids, unless: again })
}

interface Move {
  readonly from: string
  readonly to: string
  readonly ids: readonly number[]
  readonly unless?: ReturnType<typeof sql>
}

async function moveLines(db: Db, { from, to, ids, unless = sql`false` }: Move): Promise<number[]> {
  const moved = await db
    .update(cartLines)
    .set({ owner: to })
    .where(and(eq(cartLines.owner, from), inArray(cartLines.id, [...ids]), sql`not ${unless}`))
    .returning({ id: cartLines.id })
  return moved.map(row => row.id)
}
