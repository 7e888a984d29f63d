import type { DataOf } from '@yaoji/api-client/contract'
import type { orderReorder } from '@yaoji/api-client/contract/order'
import { formatPrice, LINE_SECOND_KILL } from '@yaoji/domain'
import type { BuyerContext } from '../../wire/context'
import { addLines } from '../cart/add'
import { type Bulk, createBulk } from '../cart/bulk'
import type { Wanted } from '../cart/targets'
import { linesOf } from './lines'
import { ownOrder } from './list'
import type { OrderLineRow } from './tables'

/**
 * Adds an order’s lines to the cart again, at today’s prices and rules. Each bought line has a result, by its place in
 * the order; gifts come automatically. The products of a package have one result.
 */
export async function reorder(context: BuyerContext, orderId: number): Promise<DataOf<typeof orderReorder>> {
  const { db, viewer } = context
  const order = await ownOrder(db, viewer.buyer.id, orderId)
  const lines = (await linesOf(db, [order.id])).filter(line => line.is_gift === 0)
  const { wanted, entryOf } = gather(lines)
  const result = await addLines(context, wanted)
  const outcomes = byEntry(result)
  const bulk = createBulk()
  for (const [at, line] of lines.entries()) outcomes.get(entryOf[at] ?? -1)?.(bulk, at, line)
  return {
    ...bulk.result(),
    lines: lines.map(({ goods_id, name, ypgg, bzdw, number }) => ({ goods_id, name, ypgg, bzdw, number })),
    cart: result.cart,
  }
}

/** What to add to the cart for the lines, and the entry of each line. */
function gather(lines: readonly OrderLineRow[]): { wanted: Wanted[]; entryOf: number[] } {
  const wanted: Wanted[] = []
  const packages = new Map<number, number>()
  const entryOf = lines.map(line => {
    const known = packages.get(line.combination_id ?? 0)
    if (line.combination_id !== null && known !== undefined) return known
    if (line.combination_id !== null) packages.set(line.combination_id, wanted.length)
    return wanted.push(wantedOf(line)) - 1
  })
  return { wanted, entryOf }
}

/** A second-kill is over by now: its products are added as ordinary ones. */
function wantedOf(line: OrderLineRow): Wanted {
  const { goods_id, goods_price_id, combination_id, combination_number, number } = line
  if (combination_id !== null) return { goods_id, number: combination_number, combination_id }
  const price = formatPrice(line.price)
  return line.type === LINE_SECOND_KILL
    ? { goods_id, number, price }
    : { goods_id, goods_price_id, number, price }
}

type Retell = (bulk: ReturnType<typeof createBulk>, at: number, line: OrderLineRow) => void

/** The result of each cart entry, to report for an order line at its place. */
function byEntry(result: Bulk): Map<number, Retell> {
  const retold = new Map<number, Retell>()
  for (const { entry, id, number } of result.added) retold.set(entry, (bulk, at) => bulk.add(at, number, id))
  for (const { entry, id, number, reason, message } of result.adjusted) {
    retold.set(entry, (bulk, at) => {
      bulk.adjust({ entry: at, number, reason, message })
      bulk.setId(at, id)
    })
  }
  for (const { entry, reason, message } of result.refused) {
    retold.set(entry, (bulk, at, line) => bulk.refuse({ entry: at, id: line.goods_id, reason, message }))
  }
  return retold
}
