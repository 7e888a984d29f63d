import type { DataOf } from '@yaoji/api-client/contract'
import type { goodsSimilar, SimilarGoods } from '@yaoji/api-client/contract/similar'
import {
  contentMatch,
  formatPrice,
  type PackContent,
  packContent,
  parsePrice,
  piecePrice,
} from '@yaoji/domain'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { ViewerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { bestLinesOfPage } from '../goods/best-line'
import { toGoods } from '../goods/goods-answer'
import { filterLines, isInStock } from '../goods/listed-lines'
import type { SellableLine } from '../goods/sellable-line'
import { goods, goodsPrices, listedLines } from '../goods/tables'
import { boughtOf, toBought } from '../quick-buy/bought'

/** How many are answered. */
const MOST = 6

/** The best sellers among which the cheapest are looked for: a common medicine can have hundreds. */
const MOST_READ = 60

/** The same medicine of other makers, and the buyer's last purchase of the product itself. */
export async function listSimilar(context: ViewerContext, id: number): Promise<DataOf<typeof goodsSimilar>> {
  const lines = (await bestLinesOfPage(context, ownAndOthers(context, id))).map(({ line }) => line)
  const own = lines.find(line => line.goods.id === id)
  if (!own) throw notFound('商品')
  const others = lines.filter(line => line !== own)
  return {
    list: rankSimilar(context, own, others).slice(0, MOST),
    total: others.length,
    bought: await boughtBefore(context, own),
  }
}

/** The ordinary line of the product, then those in stock of the same name and form by other makers, best sellers first. */
function ownAndOthers(context: ViewerContext, id: number) {
  const { db } = context
  const own = alias(goods, 'own')
  const value = sql<string>`''`.as('value')
  const itself = db
    .select({ goods_price_id: goodsPrices.goods_price_id, value })
    .from(goodsPrices)
    .where(and(eq(goodsPrices.goods_id, id), eq(goodsPrices.kind, 'normal')))
  const others = db
    .select({ goods_price_id: listedLines.goods_price_id, value })
    .from(own)
    .innerJoin(goods, and(eq(goods.common_name, own.common_name), eq(goods.dosage_form, own.dosage_form)))
    .innerJoin(listedLines, eq(listedLines.goods_id, goods.id))
    .where(and(eq(own.id, id), ne(goods.sccj, own.sccj), ...filterLines({}, context), isInStock(context)))
    .orderBy(desc(goods.sales), goods.id)
    .limit(MOST_READ)
  return unionAll(itself, others)
}

interface Ranked extends SimilarGoods {
  /** Exact, in 1/10000 yuan; infinite where no price is shown. */
  readonly exact: number
  /** Place of the best seller of its unit and strength. */
  readonly place: number
}

const MATCHES: readonly SimilarGoods['match'][] = ['same', 'unstated', 'other', 'unread']

/**
 * By match, other strengths together, then by the price of a piece. What has no price for this viewer stays in the order
 * of sales, so that the order says nothing of prices.
 */
function rankSimilar(
  context: ViewerContext,
  own: SellableLine,
  others: readonly SellableLine[],
): SimilarGoods[] {
  const content = contentOf(own)
  const places = new Map<string, number>()
  const rows = others.map((line, at): Ranked => {
    const read = contentOf(line)
    const row = toSimilar(context, { own: content, read }, line)
    const kind = row.pack_content ? `${row.pack_content.unit} ${row.pack_content.strength}` : String(at)
    const place = places.get(kind) ?? at
    places.set(kind, place)
    const price = row.goods.price
    const exact =
      read && content && price !== undefined ? parsePrice(price) / read.count : Number.POSITIVE_INFINITY
    return { ...row, place, exact }
  })
  return rows
    .toSorted(
      (one, other) =>
        MATCHES.indexOf(one.match) - MATCHES.indexOf(other.match) ||
        one.place - other.place ||
        (one.exact === other.exact ? 0 : one.exact - other.exact),
    )
    .map(({ place: _place, exact: _exact, ...row }) => row)
}

/** `own` and `read`: the contents of the product itself and of the other one. */
function toSimilar(
  context: ViewerContext,
  { own, read }: { own: PackContent | null; read: PackContent | null },
  line: SellableLine,
): SimilarGoods {
  const shown = toGoods(line, context.viewer)
  const match = contentMatch(own, read)
  const isRead = read !== null && match !== 'unread'
  const price = isRead && shown.price !== undefined ? piecePrice(parsePrice(shown.price), read) : null
  return {
    goods: shown,
    pack_content: read && { unit: read.unit, strength: read.strength },
    ...(price !== null && { piece_price: formatPrice(price) }),
    match,
  }
}

/** The content of a pack; herbs have a trade grade in place of a strength. */
function contentOf({ goods: { ypgg, bzdw, grade } }: SellableLine): PackContent | null {
  const content = packContent(ypgg, bzdw)
  return content && { ...content, strength: content.strength ?? (grade || null) }
}

async function boughtBefore({ db, viewer }: ViewerContext, own: SellableLine) {
  const { buyer } = viewer
  if (!buyer) return null
  const before = (await boughtOf({ db, viewer: { ...viewer, buyer } }, [own.goods.id])).get(own.goods.id)
  return before ? toBought(before, toGoods(own, viewer).price !== undefined) : null
}
