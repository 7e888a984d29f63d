import { LINE_COMBINATION } from '@yaoji/domain'
import { and, count, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { jsonRow } from '../../db/json-row'
import type { Db } from '../../db/types'
import { ownerOf } from '../../session/viewer'
import type { Context, ViewerContext } from '../../wire/context'
import { evaluateLines } from './evaluate-line'
import type { EvaluatedLine } from './line-evaluation'
import { type CartLineRow, type CartSnapshot, loadCartSnapshot } from './snapshot'
import { cartLines } from './tables'

/** Largest number of lines in a cart. */
export const CART_LIMIT = 10_000

/** A viewer's whole cart, evaluated; the latest line first. */
export interface Cart {
  readonly snapshot: CartSnapshot
  readonly lines: readonly EvaluatedLine[]
}

export async function loadCart(context: ViewerContext): Promise<Cart> {
  const { db, viewer } = context
  return evaluateCart(context, await rowsOf(db, ownerOf(viewer)))
}

/** These lines evaluated together, as if they were the cart. */
export async function evaluateCart(context: ViewerContext, rows: readonly CartLineRow[]): Promise<Cart> {
  const snapshot = await loadCartSnapshot(context, rows)
  return { snapshot, lines: evaluateLines(snapshot, rows) }
}

/** The lines of an owner, the latest first. */
export async function rowsOf(db: Db, owner: string | null): Promise<CartLineRow[]> {
  if (owner === null) return []
  const rows = await db
    .select({ line: jsonRow(getTableColumns(cartLines)) })
    .from(cartLines)
    .where(eq(cartLines.owner, owner))
    .orderBy(desc(cartLines.id))
  return rows.map(row => row.line)
}

/** Lines of an owner by id; lines of others are not found. */
export async function rowsById(db: Db, owner: string | null, ids: readonly number[]): Promise<CartLineRow[]> {
  if (owner === null || ids.length === 0) return []
  return db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.owner, owner), inArray(cartLines.id, [...new Set(ids)])))
    .orderBy(desc(cartLines.id))
}

export async function countLines(db: Db, owner: string): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(cartLines).where(eq(cartLines.owner, owner))
  return row?.lines ?? 0
}

/** Packs of each line of a product in a viewer's cart; combinations are lines of several products. */
export async function numbersInCart({ db, viewer }: ViewerContext) {
  const owner = ownerOf(viewer)
  if (owner === null) return []
  return db
    .select({ line_id: cartLines.id, goods_price_id: cartLines.goods_price_id, number: cartLines.number })
    .from(cartLines)
    .where(and(eq(cartLines.owner, owner), ne(cartLines.type, LINE_COMBINATION)))
    .orderBy(cartLines.goods_price_id)
}

/** A line to write; the same product with the same offer is the same line. */
export interface LineWrite {
  readonly goods_id: number
  readonly goods_price_id: number
  readonly type: number
  readonly combination_id: number
  readonly number: number
  readonly is_yj: number
  readonly price_seen: number | null
}

/** Writes new and changed lines in one statement, and returns them with their ids. A written line is selected. */
export async function writeLines(
  { db, now }: Context,
  owner: string,
  lines: readonly LineWrite[],
): Promise<CartLineRow[]> {
  if (lines.length === 0) return []
  return db
    .insert(cartLines)
    .select(
      sql`select nextval(pg_get_serial_sequence('cart_lines', 'id'))::int, ${owner}::text, goods_id, goods_price_id, type,
        combination_id, number, 1, is_yj, price_seen, ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(goods_id int, goods_price_id int, type int,
        combination_id int, number int, is_yj int, price_seen bigint)`,
    )
    .onConflictDoUpdate({
      target: [cartLines.owner, cartLines.type, cartLines.goods_price_id, cartLines.combination_id],
      set: {
        number: sql`excluded.number`,
        is_selected: sql`excluded.is_selected`,
        is_yj: sql`excluded.is_yj`,
        price_seen: sql`excluded.price_seen`,
      },
    })
    .returning()
}

/** Removes lines from an owner’s cart and returns the ids that existed. */
export async function deleteLines(db: Db, owner: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const gone = await db
    .delete(cartLines)
    .where(and(eq(cartLines.owner, owner), inArray(cartLines.id, [...ids])))
    .returning({ id: cartLines.id })
  return gone.map(row => row.id)
}
