import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { conflict } from '../../wire/refusal'

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

/**
 * Holds the stock that some cart lines would take until the transaction ends, row by row in the order of their ids: two
 * orders that want the same goods wait for each other and never in a circle. What is read after it stays true.
 */
export async function lockStock(db: Db, cartLineIds: readonly number[]): Promise<void> {
  const lines = sql`(select * from cart_lines where id in (
    select value::int from jsonb_array_elements_text(${JSON.stringify(cartLineIds)}::jsonb)))`
  await db.execute(sql`
    select goods_price_id from goods_prices where goods_price_id in (
      select goods_price_id from ${lines} line
      union select price.stock_goods_price_id from ${lines} line join goods_prices price using (goods_price_id)
      union select item.goods_price_id from ${lines} line join combination_items item using (combination_id)
      union select price.goods_price_id from ${lines} line join gifts gift on gift.goods_id = line.goods_id
        join goods_prices price on price.goods_id = gift.gift_goods_id and price.kind = 'normal')
    order by goods_price_id for no key update`)
  await db.execute(sql`
    select id from combinations where id in (select combination_id from ${lines} line)
    order by id for no key update`)
}

/**
 * Takes stock, each row only on the condition that it holds as much: whatever was read before, nothing is sold twice.
 * Refuses the whole when one row does not hold it.
 */
export async function takeStock(db: Db, move: StockMove): Promise<void> {
  const taken = [
    await db.execute(sql`
      update goods_prices price set stock = price.stock - move.number from ${rowsOf(move.stock)}
      where price.goods_price_id = move.id and price.stock >= move.number returning move.id`),
    await db.execute(sql`
      update goods_prices price set sold = price.sold + move.number from ${rowsOf(move.quota)}
      where price.goods_price_id = move.id and price.sold + move.number <= price.quota returning move.id`),
    await db.execute(sql`
      update combinations package set number = package.number - move.number from ${rowsOf(move.packages)}
      where package.id = move.id and package.number >= move.number returning move.id`),
  ]
  const wanted = [move.stock, move.quota, move.packages]
  if (wanted.some((rows, at) => rows.length !== countRows(taken[at]))) {
    throw conflict('商品刚刚被抢购，库存不足，请返回购物车调整')
  }
}

/** Gives back what an order took. The rows are locked in the order of their ids, as orders lock them. */
export async function giveBackStock(db: Db, move: StockMove): Promise<void> {
  const ids = [...move.stock, ...move.quota].map(packs => packs.id)
  await db.execute(sql`
    select goods_price_id from goods_prices where goods_price_id in (
      select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    order by goods_price_id for no key update`)
  await db.execute(sql`
    update goods_prices price set stock = price.stock + move.number from ${rowsOf(move.stock)}
    where price.goods_price_id = move.id`)
  await db.execute(sql`
    update goods_prices price set sold = greatest(0, price.sold - move.number) from ${rowsOf(move.quota)}
    where price.goods_price_id = move.id and price.quota is not null`)
  for (const { id, number } of [...move.packages].sort((a, b) => a.id - b.id)) {
    await db.execute(sql`update combinations set number = number + ${number} where id = ${id}`)
  }
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
