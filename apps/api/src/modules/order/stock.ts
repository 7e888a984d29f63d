import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'

/** Packs of one row: of a line that owns stock, of a quota, or of a package. */
export interface Packs {
  readonly id: number
  readonly number: number
}

/** What an order takes, or gives back: each list names every row once. */
export interface StockMove {
  /** Packs of each line that owns stock. */
  readonly stock: readonly Packs[]
  /** Packs of each line that sells up to a quota. */
  readonly quota: readonly Packs[]
  /** Packages of each combination. */
  readonly packages: readonly Packs[]
}

/** One row or more did not hold what was asked of it. Whoever catches it has changed nothing. */
export class Shortage extends Error {
  override readonly name = 'Shortage'
}

/**
 * Takes stock, each row only on the condition that it holds as much: whatever was read before, nothing is sold twice.
 * The rows are locked in the order of their ids first, so that two orders of the same goods wait for each other and
 * never in a circle. Throws a {@link Shortage} when one row does not hold it; the caller undoes the rest.
 */
export async function deductStock(db: Db, move: StockMove): Promise<void> {
  await lockStock(db, move)
  for (const part of ['stock', 'quota', 'packages'] as const) {
    const rows = move[part]
    if (rows.length > 0 && countRows(await db.execute(TAKE[part](rows))) !== rows.length)
      throw new Shortage(part)
  }
}

/** How each part of a move is taken: only where there is as much. */
const TAKE: Record<keyof StockMove, (packs: readonly Packs[]) => SQL> = {
  stock: packs => sql`
    update goods_prices price set stock = price.stock - move.number from ${rowsOf(packs)}
    where price.goods_price_id = move.id and price.stock >= move.number returning move.id`,
  quota: packs => sql`
    update goods_prices price set sold = price.sold + move.number from ${rowsOf(packs)}
    where price.goods_price_id = move.id and price.sold + move.number <= price.quota returning move.id`,
  packages: packs => sql`
    update combinations package set number = package.number - move.number from ${rowsOf(packs)}
    where package.id = move.id and package.number >= move.number returning move.id`,
}

/** Gives back what an order took at a time. A line whose offer began again since then keeps its quota. */
export async function giveBackStock(db: Db, move: StockMove, takenAt: Date): Promise<void> {
  await lockStock(db, move)
  await db.execute(sql`
    update goods_prices price set stock = price.stock + move.number from ${rowsOf(move.stock)}
    where price.goods_price_id = move.id`)
  await db.execute(sql`
    update goods_prices price set sold = greatest(0, price.sold - move.number) from ${rowsOf(move.quota)}
    where price.goods_price_id = move.id and price.quota is not null
      and (price.begin_at is null or price.begin_at <= ${takenAt.toISOString()}::timestamptz)`)
  await db.execute(sql`
    update combinations package set number = package.number + move.number from ${rowsOf(move.packages)}
    where package.id = move.id`)
}

/** Holds the rows of a move until the transaction ends, in the order of their ids. */
async function lockStock(db: Db, { stock, quota, packages }: StockMove): Promise<void> {
  await db.execute(sql`
    select goods_price_id from goods_prices where goods_price_id in (select id from ${rowsOf([...stock, ...quota])})
    order by goods_price_id for no key update`)
  if (packages.length === 0) return
  await db.execute(sql`
    select id from combinations where id in (select move.id from ${rowsOf(packages)})
    order by id for no key update`)
}

/** Sums packs by row. */
export function sumPacks(packs: readonly Packs[]): Packs[] {
  const sums = new Map<number, number>()
  for (const { id, number } of packs) sums.set(id, (sums.get(id) ?? 0) + number)
  return [...sums].map(([id, number]) => ({ id, number }))
}

/** A list of packs as a table of a statement. */
function rowsOf(packs: readonly Packs[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(packs)}::jsonb) as move(id int, number int)`
}

/** Rows that a raw statement answered: both drivers keep them in `rows`. */
function countRows(result: unknown): number {
  return (result as { rows: unknown[] }).rows.length
}
