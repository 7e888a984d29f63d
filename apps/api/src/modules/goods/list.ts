import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { ViewerContext } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import { type Order, type OrderPart, orderOf } from './list-order'
import { joinFound, type Selection, whereSelected } from './listed-lines'
import { type PageKey, readKey, writeKey } from './page-key'
import { listedLines } from './tables'

/** Default number of products on a page. */
export const PER_PAGE = 40

/** One page of a list. */
export interface Page {
  readonly priceIds: number[]
  readonly next_key: string | null
}

/**
 * Reads a page of lines by key: the next page begins behind the last row's sort value and id, so no row is shown
 * twice or left out while others come and go. A caller that has a number only is given that many pages on.
 */
export async function readPage(
  context: ViewerContext,
  input: GoodsListInput,
  selection: Selection,
): Promise<Page> {
  if (input.key !== undefined && input.page !== undefined) {
    throw invalidField('page', '翻页请只用 key 或 page 之一')
  }
  const perPage = input.per_page ?? PER_PAGE
  const order = orderOf(context, input, selection.found !== null)
  const start = ((input.page ?? 1) - 1) * perPage
  const after = input.key === undefined ? null : readKey(input.key, order.cast)
  const rows = await firstRows(context, selection, { order, after, most: start + perPage + 1 })
  const shown = rows.slice(start, start + perPage)
  const last = shown.at(-1)
  const more = rows.length > start + perPage && last !== undefined
  return {
    priceIds: shown.map(row => row.id),
    next_key: more ? writeKey(last) : null,
  }
}

interface Range {
  readonly order: Order
  /** The row that the rows are behind; null for those from the first one on. */
  readonly after: PageKey | null
  /** How many rows are read at most. */
  readonly most: number
}

/** The first rows of a selection: each part is read in its own order, and the rows are merged. */
async function firstRows(
  context: ViewerContext,
  selection: Selection,
  { order, after, most }: Range,
): Promise<PageKey[]> {
  const rows: PageKey[] = []
  for (const part of order.parts) {
    if (order.compare === undefined && rows.length >= most) break
    rows.push(...(await rowsOfPart(context, selection, { part, order, after, most })))
  }
  return (order.compare ? rows.sort(order.compare) : rows).slice(0, most)
}

async function rowsOfPart(
  context: ViewerContext,
  selection: Selection,
  { part, order, after, most }: Range & { readonly part: OrderPart },
): Promise<PageKey[]> {
  const query = context.db
    // Without a name of its own the text would have the column’s name, and the rows would be ordered by the text.
    .select({ id: listedLines.goods_price_id, value: sql<string>`(${part.value})::text`.as('sort_value') })
    .from(listedLines)
    .$dynamic()
  const toOrder = order.direction === 'asc' ? asc : desc
  return joinFound(query, selection)
    .where(
      and(whereSelected(context, selection), part.where, after ? isBehind(after, part, order) : undefined),
    )
    .orderBy(...(part.isConstant ? [] : [toOrder(part.value)]), asc(listedLines.goods_price_id))
    .limit(most)
}

/** The first of both conditions says what the second one implies: it is the one that an index knows. */
function isBehind({ value, id }: PageKey, part: OrderPart, { direction, cast }: Order): SQL {
  const edge = sql`${value}::text::${sql.raw(cast)}`
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  return sql`(${part.value} ${beyond}= ${edge}
    and (${part.value} ${beyond} ${edge} or ${listedLines.goods_price_id} > ${id}))`
}
