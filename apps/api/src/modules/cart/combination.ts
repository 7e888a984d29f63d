import { type BuyState, splitOrder } from '@yaoji/domain'
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Viewer } from '../../session/viewer'
import { buyStateOf } from '../goods/buy-state'
import { offeredPrice, type SellableLine } from '../goods/sellable-line'
import { combinationItems, combinations } from '../promotion/tables'

export type CombinationRow = typeof combinations.$inferSelect
export type CombinationItemRow = typeof combinationItems.$inferSelect

/** Why a second-kill, a special price or a package cannot be bought before its time. ER-10. */
export const NOT_BEGUN = '活动暂未开始'

/** Packages by id with their products, in order. */
export type Combinations = ReadonlyMap<
  number,
  { readonly row: CombinationRow; readonly items: readonly CombinationItemRow[] }
>

/** A product of a package. */
interface SellableItem {
  readonly item: CombinationItemRow
  readonly sellable: SellableLine
  /** Unit price of as many packs as one package has, bought alone as an ordinary line, in 1/10000 yuan. */
  readonly raw_price: number
}

/** A package as a viewer can buy it now. */
export interface SellableCombination {
  readonly row: CombinationRow
  readonly items: readonly SellableItem[]
  /** What the products of one package cost alone, in 1/10000 yuan. */
  readonly raw_price: number
  readonly state: BuyState
  /** Packages that the stock is enough for. */
  readonly stock: number
  /** Why it is not sold now; empty while it is sold. */
  readonly ended: string
}

export async function loadCombinations(db: Db, ids: readonly number[]): Promise<Combinations> {
  if (ids.length === 0) return new Map()
  const wanted = [...new Set(ids)]
  const rows = await db.select().from(combinations).where(inArray(combinations.id, wanted))
  const items = await db
    .select()
    .from(combinationItems)
    .where(inArray(combinationItems.combination_id, wanted))
    .orderBy(asc(combinationItems.combination_id), asc(combinationItems.goods_price_id))
  return new Map(
    rows.map(row => [row.id, { row, items: items.filter(item => item.combination_id === row.id) }]),
  )
}

interface CombinationContext {
  readonly combinations: Combinations
  /** By `goods_price_id`. */
  readonly sellables: ReadonlyMap<number, SellableLine>
  readonly viewer: Viewer
  readonly today: string
}

/** Evaluates a package for a viewer on a day; null when one of its products no longer exists. */
export function evaluateCombination(
  id: number,
  { combinations: combinationsById, sellables, viewer, today }: CombinationContext,
): SellableCombination | null {
  const found = combinationsById.get(id)
  if (!found || found.items.length === 0) return null
  const items = found.items.flatMap(item => {
    const sellable = sellables.get(item.goods_price_id)
    return sellable ? [{ item, sellable, raw_price: offeredPrice(sellable, item.number) }] : []
  })
  if (items.length < found.items.length) return null
  const ended = endedText(found.row, today) || (shipTogether(items) ? '' : '组合内商品须分开购买')
  const stock = Math.min(
    found.row.number,
    ...items.map(({ item, sellable }) => Math.floor(sellable.stock / item.number)),
  )
  const raw_price = items.reduce((sum, one) => sum + one.raw_price * one.item.number, 0)
  const state = ended ? 'off_shelf' : stateOf(items, stock, viewer)
  return { row: found.row, items, raw_price, stock, ended, state }
}

/**
 * A package is one parcel: when its products would be split over orders, it can neither be sold nor returned as one.
 */
function shipTogether(items: SellableCombination['items']): boolean {
  return splitOrder(items.map(({ sellable }) => sellable.goods)).length === 1
}

function endedText(row: CombinationRow, today: string): string {
  if (today < row.begin_date) return NOT_BEGUN
  return today > row.end_date ? '组合活动已结束' : ''
}

/** The first product that cannot be bought decides the state of the package. */
function stateOf(items: SellableCombination['items'], stock: number, viewer: Viewer): BuyState {
  for (const { item, sellable } of items) {
    const state = buyStateOf(sellable, viewer, { stock: stock * item.number, lowest: item.number })
    if (state !== 'ok') return state
  }
  return 'ok'
}
