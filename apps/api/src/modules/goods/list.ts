import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import { and, asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ViewerContext } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import { type Order, type OrderPart, orderOf } from './list-order'
import { joinFound, type Selection, whereSelected } from './listed-lines'
import { type PageKey, readKey, writeKey } from './page-key'
import { listedLines } from './tables'

/** Default number of products on a page. */
export const PER_PAGE = 40

/** One page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next_key: string | null
}

/** A row of a page: the id of its line, and the text of the value that the list is sorted by. */
export interface ListRow {
  readonly goods_price_id: number
  readonly value: string
}

/** Runs a query of {@link ListRow}s, in its order. */
export type Read<Row> = (query: SQLWrapper) => Promise<Row[]>

/**
 * Reads a page of lines by key: the next page begins behind the last row's sort value and id, so no row is shown
 * twice or left out while others come and go. A caller that has a number only is given that many pages on.
 */
export async function readPage<Row extends ListRow>(
  context: ViewerContext,
  input: GoodsListInput,
  selection: Selection,
  read: Read<Row>,
): Promise<Page<Row>> {
  if (input.key !== undefined && input.page !== undefined) {
    throw invalidField('page', '翻页请只用 key 或 page 之一')
  }
  const perPage = input.per_page ?? PER_PAGE
  const order = orderOf(context, input, selection.found !== null)
  const after = input.key === undefined ? null : readKey(input.key, order.cast)
  if (selection.found?.isEmpty) return { rows: [], next_key: null }
  const skipped = ((input.page ?? 1) - 1) * perPage
  const rows = await readRows(context, selection, { order, after, skipped, most: perPage + 1 }, read)
  const shown = rows.slice(0, perPage)
  const last = shown.at(-1)
  const more = rows.length > perPage && last !== undefined
  return {
    rows: shown,
    next_key: more ? writeKey({ id: last.goods_price_id, value: last.value }) : null,
  }
}

interface Range {
  readonly order: Order
  /** The row that the rows are behind; null for those from the first one on. */
  readonly after: PageKey | null
  /** How many rows are passed over, and how many are read at most. */
  readonly skipped: number
  readonly most: number
}

/** The rows of a range. Where the first part has enough of them, the others are not read. */
async function readRows<Row extends ListRow>(
  context: ViewerContext,
  selection: Selection,
  range: Range,
  read: Read<Row>,
): Promise<Row[]> {
  const { order, most, skipped } = range
  const [first, ...others] = order.parts.map(part => selectPart(context, selection, { ...range, part }))
  if (!first) return []
  if (others.length === 0 || order.isInSequence) {
    const rows = await read(rangeOf(first, most, skipped))
    if (others.length === 0 || rows.length === most) return rows
  }
  return read(mergeParts(context, [first, ...others], range))
}

/** Rows of all parts, each read in its own order. */
function mergeParts(
  { db }: ViewerContext,
  parts: readonly ReturnType<typeof selectPart>[],
  { order: { cast, direction }, skipped, most }: Range,
) {
  const first = parts.map(part => sql`(${rangeOf(part, skipped + most, 0)})`)
  const merged = db
    .select({ goods_price_id: sql<number>`goods_price_id`, value: sql<string>`value` })
    .from(sql`(${sql.join(first, sql` union all `)}) as line`)
    .orderBy(IN_ORDER[direction](sql`value::${sql.raw(cast)}`), sql`goods_price_id`)
  return rangeOf(merged, most, skipped)
}

/**
 * Some rows of a query. Their number is in the text: for an unknown number PostgreSQL expects a tenth of all rows, and
 * makes another plan for each call.
 */
function rangeOf(query: SQLWrapper, most: number, skipped: number): SQL {
  const rows = sql`${query} limit ${sql.raw(String(most))}`
  return skipped === 0 ? rows : sql`${rows} offset ${skipped}`
}

const IN_ORDER = { asc, desc } as const

function selectPart(
  context: ViewerContext,
  selection: Selection,
  { part, order, after }: Range & { readonly part: OrderPart },
) {
  const query = context.db
    // Without a name of its own the text would have the column’s name, and the rows would be ordered by the text.
    .select({
      goods_price_id: listedLines.goods_price_id,
      value: sql<string>`(${part.value})::text`.as('value'),
    })
    .from(listedLines)
    .$dynamic()
  return joinFound(query, selection)
    .where(
      and(whereSelected(context, selection), part.where, after ? isBehind(after, part, order) : undefined),
    )
    .orderBy(
      ...(part.isConstant ? [] : [IN_ORDER[order.direction](part.value)]),
      asc(listedLines.goods_price_id),
    )
}

/** The first of both conditions says what the second one implies: it is the one that an index knows. */
function isBehind({ value, id }: PageKey, part: OrderPart, { direction, cast }: Order): SQL {
  const edge = sql`${value}::text::${sql.raw(cast)}`
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  return sql`(${part.value} ${beyond}= ${edge}
    and (${part.value} ${beyond} ${edge} or ${listedLines.goods_price_id} > ${id}))`
}
