import type { GridState } from './gridActions'
import { linesOf } from './gridLines'
import { orderGridNote } from './gridNote'
import { amountOf } from './gridPrice'
import { isFilled, isGuess, isReady, readRowNumber } from './gridRow'
import type { OrderGridGoods, OrderGridReadyRow } from './orderGridTypes'

/** The rows that can be added. */
export function readyRows(state: GridState): OrderGridReadyRow[] {
  const { rows, products } = state
  const lines = linesOf(state)
  return rows.flatMap(row => {
    const product = row.goods_id === null ? undefined : products.get(row.goods_id)
    const number = product ? readRowNumber(row.number, product.goods).packs : null
    if (!product || number === null || !isReady(row, product)) return []
    return [{ row, line: lines.get(row.key) ?? 0, goods: product.goods, number }]
  })
}

/** Number of rows that wait for a call: for the products of their texts, or for those that were kept. */
export function pendingCount({ rows, products }: GridState): number {
  return rows.filter(
    ({ status, goods_id }) =>
      status === 'queued' || status === 'matching' || (goods_id !== null && !products.has(goods_id)),
  ).length
}

/** A product that is in several rows. */
export interface SharedProduct {
  /** Numbers of its rows, from 1. */
  readonly lines: readonly number[]
  /** Packs of its rows that can be added. */
  readonly packs: number
}

/** The products that are in several rows, by their ids. The service adds them to one line of the cart. */
export function sharedProducts(state: GridState): ReadonlyMap<number, SharedProduct> {
  const lineOf = linesOf(state)
  const lines = new Map<number, number[]>()
  for (const row of state.rows) {
    if (row.goods_id === null || !isFilled(row)) continue
    lines.set(row.goods_id, [...(lines.get(row.goods_id) ?? []), lineOf.get(row.key) ?? 0])
  }
  const packs = packsOf(readyRows(state))
  return new Map(
    [...lines].flatMap(([id, of]) =>
      of.length < 2
        ? []
        : [[id, { lines: of.sort((one, other) => one - other), packs: packs.get(id)?.packs ?? 0 }]],
    ),
  )
}

/** What the rows cost together, in fen: those of one product have the price of their whole number. */
export function amountsOf(ready: readonly OrderGridReadyRow[]): number[] {
  return [...packsOf(ready).values()].flatMap(({ goods, packs }) => amountOf(goods, packs) ?? [])
}

function packsOf(ready: readonly OrderGridReadyRow[]) {
  const byGoods = new Map<number, { goods: OrderGridGoods; packs: number }>()
  for (const { goods, number } of ready)
    byGoods.set(goods.id, { goods, packs: (byGoods.get(goods.id)?.packs ?? 0) + number })
  return byGoods
}

/** Rows that the buyer should look at, by their keys: guesses to confirm, and what cannot be added as it is. */
export function openRows({ rows, products }: GridState): Readonly<Record<'guess' | 'todo', number[]>> {
  const guess: number[] = []
  const todo: number[] = []
  for (const row of rows) {
    const product = row.goods_id === null ? undefined : products.get(row.goods_id)
    const ready = isReady(row, product)
    if (ready && isGuess(row)) guess.push(row.key)
    else if (!ready && isFilled(row) && orderGridNote(row, product).tone !== 'quiet') todo.push(row.key)
  }
  return { guess, todo }
}
