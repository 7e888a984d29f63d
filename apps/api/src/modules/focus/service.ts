import type { Ad } from '@yaoji/api-client/contract/focus'
import type { Goods } from '@yaoji/api-client/contract/goods'
import { formatAmount, type ShippingZone } from '@yaoji/domain'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { ViewerContext } from '../../wire/context'
import { ARTICLE_CATEGORIES, articles } from '../article/tables'
import { shippingRules } from '../config/shop-settings'
import { goodsByBestLine } from '../goods/best-line'
import { normalPriceIds } from '../goods/service'
import { ads, links, zoneStrips } from './tables'

const AD = { id: ads.id, image: ads.image, url: ads.url, title: ads.title, subtitle: ads.subtitle }

/** Pictures of a slot, in their order. */
export function adsOf(db: Db, slot: string): Promise<Ad[]> {
  return db.select(AD).from(ads).where(eq(ads.slot, slot)).orderBy(asc(ads.sort), asc(ads.id))
}

/** Pictures of a slot by their ids, in the order of the ids; ids of other slots are left out. */
export async function adsByIds(db: Db, slot: string, ids: readonly number[]): Promise<Ad[]> {
  const rows = await db
    .select(AD)
    .from(ads)
    .where(and(eq(ads.slot, slot), inArray(ads.id, [...ids])))
  const byId = new Map(rows.map(row => [row.id, row]))
  return [...new Set(ids)].flatMap(id => byId.get(id) ?? [])
}

/** Promo rows of a slot with their products as this viewer sees them. Products that are off the shelf are left out. */
async function stripsOf(context: ViewerContext, slot: string) {
  const { db } = context
  const strips = await db
    .select()
    .from(zoneStrips)
    .where(eq(zoneStrips.slot, slot))
    .orderBy(asc(zoneStrips.sort), asc(zoneStrips.id))
  const shown = await goodsByIds(
    context,
    strips.flatMap(strip => strip.goods_ids),
  )
  return strips.map(({ id, title, words, url, goods_ids }) => ({
    id,
    title,
    words,
    url,
    goods: goods_ids.flatMap(goodsId => shown.get(goodsId) ?? []),
  }))
}

/** A zone: its pictures and its promo rows have the same slot. */
export async function zoneOf(context: ViewerContext, slot: string) {
  const { db } = context
  return { ads: await adsOf(db, slot), list: await stripsOf(context, slot) }
}

/** The fee of a zone, and from which goods amount there is none. */
export function shippingOf(zone: ShippingZone) {
  const { fee, free_from } = shippingRules()[zone]
  return { fee: formatAmount(fee), free_from: free_from === null ? null : formatAmount(free_from) }
}

async function goodsByIds(context: ViewerContext, goodsIds: readonly number[]): Promise<Map<number, Goods>> {
  const { db } = context
  const lines = await normalPriceIds(db, [...new Set(goodsIds)])
  const shown = await goodsByBestLine(context, [...lines.values()])
  return new Map(shown.filter(each => each.buy_state !== 'off_shelf').map(each => [each.id, each]))
}

/** Links on every page. */
export async function listLinks(db: Db) {
  const rows = await db.select().from(links).orderBy(asc(links.sort), asc(links.id))
  return rows.map(({ sort: _sort, ...link }) => link)
}

/** How many notices the home page names. */
const POSTS = 6

/** The newest notices. */
export async function listPosts(db: Db) {
  return db
    .select({
      id: articles.id,
      name: articles.name,
      url: articles.url,
      published_on: articles.published_on,
    })
    .from(articles)
    .where(eq(articles.category_id, ARTICLE_CATEGORIES.notices))
    .orderBy(desc(articles.published_on), desc(articles.id))
    .limit(POSTS)
}
