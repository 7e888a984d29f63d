import type { Category, CommonConfig } from '@yaoji/api-client/contract/config'
import { NAV_ITEMS } from '@yaoji/domain'
import { asc, desc } from 'drizzle-orm'
import type { Config } from '../../config'
import type { Context } from '../../wire/context'
import { brands, categories } from '../goods/tables'
import { brandPicture, categoryPicture } from '../pictures/urls'
import { shopSettings } from './shop-settings'
import { hotSearches, navItems } from './tables'

type CategoryRow = typeof categories.$inferSelect

/** Number of brands in the common configuration. */
const BRANDS = 24

/** The common configuration of every page, in one call. */
export async function commonConfig(
  { db, now }: Context,
  { publicUrl, statsUrl }: Pick<Config, 'publicUrl' | 'statsUrl'>,
): Promise<CommonConfig> {
  const tree = await db.select().from(categories).orderBy(asc(categories.sort), asc(categories.id))
  const nav = await db.select().from(navItems).orderBy(asc(navItems.sort)).limit(NAV_ITEMS)
  const hot = await db.select().from(hotSearches).orderBy(asc(hotSearches.sort))
  const brandRows = await db
    .select()
    .from(brands)
    .orderBy(asc(brands.sort), desc(brands.goods_count))
    .limit(BRANDS)
  const { hot_line, complaint_line, record_no, company_licences } = shopSettings()
  return {
    rnss: hot.map(({ name, url }) => ({ name, url })),
    nav: nav.map(({ sort: _sort, is_open, ...item }) => ({ ...item, is_open: is_open === 1 ? 1 : 0 })),
    category: toTree(tree, 'main'),
    category_yx: toTree(tree, 'yx'),
    category_zy: toTree(tree, 'zy'),
    category_qx: toTree(tree, 'qx'),
    brand: brandRows.map(({ id, name, goods_count }) => ({ id, name, goods_count, logo: brandPicture(id) })),
    hot_line,
    complaint_line,
    site: {
      main_url: publicUrl,
      app_url: `${publicUrl}/`,
      app_qr: '/pictures/v3/app-qr.svg',
      stats_url: statsUrl ?? '',
      record_no,
      licences: [...company_licences],
    },
    timestamp: Math.floor(now.getTime() / 1000),
  }
}

function toTree(rows: readonly CategoryRow[], menu: string): Category[] {
  const own = rows.filter(row => row.menu === menu)
  const below = (id: number | null) => own.filter(row => row.parent_id === id)
  const leaf = (row: CategoryRow) => {
    const picture = categoryPicture(row.logo)
    return { id: row.id, name: row.name, logo: picture, logo1: picture }
  }
  return below(null).map(top => ({
    ...leaf(top),
    children: below(top.id).map(middle => ({ ...leaf(middle), children: below(middle.id).map(leaf) })),
  }))
}
