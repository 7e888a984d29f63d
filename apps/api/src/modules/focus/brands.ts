import type { DataOf } from '@yaoji/api-client/contract'
import type { focusBrand, focusPpzq } from '@yaoji/api-client/contract/focus'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { ViewerContext } from '../../wire/context'
import { type PageInput, pageBounds, toPage } from '../../wire/pages'
import { notFound } from '../../wire/refusal'
import { brands, categories, goods } from '../goods/tables'
import { brandPicture } from '../pictures/urls'
import { bestGoods } from './best'
import { adsOf } from './service'

/** Goods that the brand zone shows of each brand, and that a brand's page shows of each category. */
const GOODS_EACH = 5
/** Categories on a brand's page. */
const CATEGORIES = 6

/** A page of the brand zone. */
export async function brandZone(context: ViewerContext, input: PageInput): Promise<DataOf<typeof focusPpzq>> {
  const { db } = context
  const bounds = pageBounds(input, 12)
  const rows = await db
    .select()
    .from(brands)
    .orderBy(asc(brands.sort), asc(brands.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const [all] = await db.select({ total: count() }).from(brands)
  const ids = rows.map(row => row.id)
  const best = await bestGoods(context, {
    by: sql`${goods.brand_id}`,
    where: inArray(goods.brand_id, ids),
    each: GOODS_EACH,
  })
  const list = rows.map(row => ({ ...toBrand(row), goods: best.get(row.id) ?? [] }))
  return { ...toPage(list, all?.total ?? 0, bounds), ads: await adsOf(db, 'ppzq') }
}

/** One brand, with the best sellers of each of its larger categories. */
export async function showBrand(context: ViewerContext, id: number): Promise<DataOf<typeof focusBrand>> {
  const { db } = context
  const [row] = await db.select().from(brands).where(eq(brands.id, id))
  if (!row) throw notFound('品牌')
  const shelves = await db
    .select({ id: categories.id, name: categories.name, number: count() })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.category_id))
    .where(and(eq(goods.brand_id, id), eq(goods.off_shelf, 0)))
    .groupBy(categories.id, categories.name)
    .orderBy(desc(count()), asc(categories.id))
    .limit(CATEGORIES)
  const best = await bestGoods(context, {
    by: sql`${goods.category_id}`,
    where: and(
      eq(goods.brand_id, id),
      anyOf(
        goods.category_id,
        shelves.map(shelf => shelf.id),
      ),
    ),
    each: GOODS_EACH,
  })
  return {
    brand: toBrand(row),
    ads: await adsOf(db, `brand/${id}`),
    list: shelves.map(shelf => ({
      id: shelf.id,
      title: shelf.name,
      words: [`${shelf.number} 个品规`],
      url: `/ppzq/info/${id}?category=${shelf.id}`,
      goods: best.get(shelf.id) ?? [],
    })),
  }
}

function toBrand({ id, name, describe, goods_count }: typeof brands.$inferSelect) {
  return { id, name, describe, goods_count, logo: brandPicture(id) }
}
