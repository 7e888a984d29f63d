import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { cartBatchDelete, cartBatchSelect, cartEdit, cartRestore } from '@yaoji/api-client/contract/cart'
import { buyStateCard, canAddToCart, checkQuantity } from '@yaoji/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { ViewerContext } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { createBulk, NOT_FOUND } from './bulk'
import { evaluateLine, evaluateLines } from './evaluate-line'
import { isSelectable } from './filters'
import { giftsOfCart } from './gift'
import { toCartLine } from './line-answer'
import type { LineEvaluation } from './line-evaluation'
import { lockOwnLines } from './lock-own'
import { loadRelated } from './related-lines'
import { putBack, takenOut, takeOut } from './removed-lines'
import { CART_LIMIT, countLines, loadCart, rowsById } from './rows'
import { type CartLineRow, loadLineSnapshot } from './snapshot'
import { cartLines } from './tables'
import { cartTotal } from './total'

/**
 * Sets the number of one line. An invalid number is refused, with the nearest valid ones. Without totals, only the lines
 * that the edited one depends on are read beside it. AP-04.
 */
export async function editLine(
  context: ViewerContext,
  { id, params: { number }, without_total }: InputOf<typeof cartEdit>,
): Promise<DataOf<typeof cartEdit>> {
  const { db } = context
  const owner = await lockOwnLines(context)
  const [row] = await rowsById(db, owner, [id])
  if (!row) throw notFound('购物车商品')
  const wanted = { ...row, number }
  const line = evaluateLine(await loadLineSnapshot(context, [wanted]), wanted)
  if (!line) throw notFound('购物车商品')
  if (!canAddToCart(line.state)) throw conflict(line.ended || buyStateCard(line.state).text)
  const result = checkQuantity(line.rule, number)
  if (!result.ok) throw invalidField('params.number', result.message)
  await db
    .update(cartLines)
    .set({ number, price_seen: line.base_price })
    .where(and(eq(cartLines.owner, owner), eq(cartLines.id, id)))
  const cart = without_total === 1 ? await loadRelated(context, owner, row) : await loadCart(context)
  const edited = cart.lines.find(each => each.row.id === id)
  if (!edited) throw notFound('购物车商品')
  const gift = giftsOfCart(cart.snapshot.viewer, cart.lines).get(edited)
  return {
    line: toCartLine(cart.snapshot, edited, gift),
    ...(without_total === 1 ? {} : { total: cartTotal(cart.snapshot, cart.lines) }),
  }
}

/** Removes lines from the cart; those of the last call can be put back. AP-05. */
export async function removeLines(
  context: ViewerContext,
  { ids, without_total }: InputOf<typeof cartBatchDelete>,
): Promise<DataOf<typeof cartBatchDelete>> {
  const { db } = context
  const owner = await lockOwnLines(context)
  const gone = new Set(await takeOut(db, owner, [...new Set(ids)]))
  const bulk = createBulk()
  for (const [entry, id] of ids.entries()) {
    if (gone.has(id)) bulk.add(entry, 0, id)
    else bulk.refuse({ entry, id, ...NOT_FOUND })
  }
  return { ...bulk.result(), ...(without_total === 1 ? {} : { total: await totalOf(context) }) }
}

const LOST = { reason: 'not_found', message: '已不能恢复，请重新加入' } as const
const ADDED_AGAIN = { reason: 'in_cart', message: '购物车里已有这种商品' } as const

/** Puts lines of the last deletion back, with number, selection and place as they were. */
export async function restoreLines(
  context: ViewerContext,
  ids: readonly number[],
): Promise<DataOf<typeof cartRestore>> {
  const { db } = context
  const owner = await lockOwnLines(context)
  const kept = await takenOut(db, owner, [...new Set(ids)])
  if ((await countLines(db, owner)) + kept.length > CART_LIMIT) throw conflict('购物车已满，请先结算或清理')
  const back = new Set(await putBack(db, owner, kept))
  const bulk = createBulk()
  for (const [entry, id] of ids.entries()) {
    if (back.has(id)) bulk.add(entry, 0, id)
    else bulk.refuse({ entry, id, ...(kept.includes(id) ? ADDED_AGAIN : LOST) })
  }
  return { ...bulk.result(), total: await totalOf(context) }
}

/**
 * Selects or deselects lines; a line that cannot be bought is not selected. Whether it can depends on no other line, so
 * without totals only these lines are read. AP-06, ST-02.
 */
export async function selectLines(
  context: ViewerContext,
  { ids, is_selected, without_total }: InputOf<typeof cartBatchSelect>,
): Promise<DataOf<typeof cartBatchSelect>> {
  const { db } = context
  const owner = await lockOwnLines(context)
  if (without_total === 1) {
    const rows = await rowsById(db, owner, ids)
    const snapshot = await loadLineSnapshot(context, rows)
    const lines = rows.flatMap(row => {
      const evaluation = evaluateLine(snapshot, row)
      return evaluation ? [{ ...evaluation, row }] : []
    })
    return (await chooseLines(db, lines, { ids, is_selected })).result
  }
  const cart = await loadCart(context)
  const { result, chosen } = await chooseLines(db, cart.lines, { ids, is_selected })
  // Evaluated again: the price of a line can depend on another selected line.
  const after = cart.lines.map(({ row }) => (chosen.has(row.id) ? { ...row, is_selected } : row))
  return { ...result, total: cartTotal(cart.snapshot, evaluateLines(cart.snapshot, after)) }
}

/** A line as far as its selection needs it. */
type SelectableLine = LineEvaluation & { readonly row: CartLineRow }

async function chooseLines(
  db: Db,
  lines: readonly SelectableLine[],
  { ids, is_selected }: { ids: readonly number[]; is_selected: 0 | 1 },
) {
  const known = new Map(lines.map(line => [line.row.id, line]))
  const bulk = createBulk()
  const chosen = new Set<number>()
  for (const [entry, id] of ids.entries()) {
    const line = known.get(id)
    if (!line) bulk.refuse({ entry, id, ...NOT_FOUND })
    else if (is_selected === 1 && !isSelectable(line))
      bulk.refuse({ entry, id, reason: line.state, message: reasonOf(line) })
    else {
      bulk.add(entry, line.row.number, id)
      chosen.add(id)
    }
  }
  if (chosen.size > 0)
    await db
      .update(cartLines)
      .set({ is_selected })
      .where(inArray(cartLines.id, [...chosen]))
  return { result: bulk.result(), chosen }
}

async function totalOf(context: ViewerContext) {
  const { snapshot, lines } = await loadCart(context)
  return cartTotal(snapshot, lines)
}

function reasonOf(line: SelectableLine): string {
  return line.ended || buyStateCard(line.state).text
}
