import { LINE_COMBINATION, LINE_SECOND_KILL } from '@yaoji/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { goodsPrices } from '../goods/tables'
import { loadCombinations } from './combination'
import type { WantedLine } from './snapshot'
import { cartLines } from './tables'

/** An entry for a cart. */
export interface Wanted {
  readonly goods_id: number
  readonly number: number
  /** The price that the page showed. */
  readonly price?: string | undefined
  readonly goods_price_id?: number | undefined
  readonly type?: number | undefined
  /** The package of a combination line; 0 for none. */
  readonly combination_id?: number | undefined
  readonly is_yj?: 0 | 1 | undefined
}

/** The line of an entry; `number` is its number in the cart now. */
export type Target = WantedLine

type PriceRow = Pick<
  typeof goodsPrices.$inferSelect,
  'goods_price_id' | 'goods_id' | 'kind' | 'begin_at' | 'end_at'
>

/** The key of a line: two lines with the same key are one. */
export function targetKey(line: Pick<Target, 'type' | 'goods_price_id' | 'combination_id'>): string {
  return `${line.type}/${line.goods_price_id}/${line.combination_id}`
}

/** Finds the line of each entry, with its number in the cart; null when the product has no such line. */
export async function resolveTargets(
  { db, now }: Context,
  owner: string,
  entries: readonly Wanted[],
): Promise<(Target | null)[]> {
  const prices = await pricesOf(db, entries)
  const leads = await leadsOf(db, entries)
  const lines = entries.map(entry =>
    entry.combination_id ? packageLine(entry.combination_id, leads) : goodsLine(entry, prices, now),
  )
  const held = await heldOf(db, owner, lines)
  return lines.map(line => line && { ...line, number: held.get(targetKey(line)) ?? 0 })
}

/** The line of an entry: the one that it names, with type 1 the current second-kill, else the ordinary one. */
function goodsLine(entry: Wanted, prices: ReadonlyMap<number, PriceRow[]>, now: Date): Target | null {
  const own = prices.get(entry.goods_id) ?? []
  const named = own.find(price => price.goods_price_id === entry.goods_price_id)
  const kind = entry.type === LINE_SECOND_KILL ? 'spike' : 'normal'
  const found =
    entry.goods_price_id === undefined
      ? (own.find(price => price.kind === kind && isOpen(price, now)) ??
        own.find(price => price.kind === kind))
      : named
  if (!found) return null
  const type = found.kind === 'spike' ? LINE_SECOND_KILL : 0
  return { goods_price_id: found.goods_price_id, combination_id: 0, type, number: 0 }
}

function packageLine(combination_id: number, leads: ReadonlyMap<number, number>): Target | null {
  const goods_price_id = leads.get(combination_id)
  if (goods_price_id === undefined) return null
  return { goods_price_id, combination_id, type: LINE_COMBINATION, number: 0 }
}

function isOpen({ begin_at, end_at }: PriceRow, now: Date): boolean {
  return (begin_at === null || begin_at <= now) && (end_at === null || end_at > now)
}

async function pricesOf(db: Db, entries: readonly Wanted[]): Promise<Map<number, PriceRow[]>> {
  const ids = new Set(entries.filter(entry => !entry.combination_id).map(entry => entry.goods_id))
  if (ids.size === 0) return new Map()
  const rows = await db
    .select({
      goods_price_id: goodsPrices.goods_price_id,
      goods_id: goodsPrices.goods_id,
      kind: goodsPrices.kind,
      begin_at: goodsPrices.begin_at,
      end_at: goodsPrices.end_at,
    })
    .from(goodsPrices)
    .where(inArray(goodsPrices.goods_id, [...ids]))
    .orderBy(asc(goodsPrices.goods_price_id))
  const groups = new Map<number, PriceRow[]>()
  for (const row of rows) groups.set(row.goods_id, [...(groups.get(row.goods_id) ?? []), row])
  return groups
}

/** The first product of each package, which represents it in a cart. */
async function leadsOf(db: Db, entries: readonly Wanted[]): Promise<Map<number, number>> {
  const packages = await loadCombinations(
    db,
    entries.flatMap(entry => entry.combination_id || []),
  )
  const leads = [...packages].flatMap(([id, { items }]): [number, number][] => {
    const lead = items[0]
    return lead ? [[id, lead.goods_price_id]] : []
  })
  return new Map(leads)
}

async function heldOf(
  db: Db,
  owner: string,
  lines: readonly (Target | null)[],
): Promise<Map<string, number>> {
  const ids = new Set(lines.flatMap(line => line?.goods_price_id ?? []))
  if (ids.size === 0) return new Map()
  const rows = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.owner, owner), inArray(cartLines.goods_price_id, [...ids])))
  return new Map(rows.map(row => [targetKey(row), row.number]))
}
