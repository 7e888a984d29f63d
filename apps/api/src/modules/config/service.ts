import type { Category, CommonConfig } from '@yaoji/api-client/contract/config'
import { NAV_ITEMS } from '@yaoji/domain'
import { asc, desc } from 'drizzle-orm'
import type { Config } from '../../config'
import type { Context } from '../../wire/context'
import { brands, categories } from '../goods/tables'
import { brandPicture, categoryPicture } from '../pictures/urls'
import { hotSearches, navItems } from './tables'

type CategoryRow = typeof categories.$inferSelect

/** The operator of the marketplace, for header and footer. */
export const SITE = {
  company: '药集医药供应链有限公司',
  credit_code: '91310000MA1YA0J12D',
  hot_line: '400-820-2026',
  complaint_line: '400-820-2027',
  qq1: '2026001',
  qq2: '2026002',
  record_no: '沪ICP备2026000001号-1',
  licences: [
    { name: '药品经营许可证', number: '沪AA0210001' },
    { name: '互联网药品信息服务资格证书', number: '(沪)-经营性-2026-0001' },
    { name: '医疗器械经营许可证', number: '沪药监械经营许20260001号' },
    { name: '营业执照', number: '91310000MA1YA0J12D' },
  ],
} as const

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
  return {
    rnss: hot.map(({ name, url }) => ({ name, url })),
    nav: nav.map(({ sort: _sort, is_open, ...item }) => ({ ...item, is_open: is_open === 1 ? 1 : 0 })),
    category: toTree(tree, 'main'),
    category_yx: toTree(tree, 'yx'),
    category_zy: toTree(tree, 'zy'),
    category_qx: toTree(tree, 'qx'),
    brand: brandRows.map(({ id, name, goods_count }) => ({ id, name, goods_count, logo: brandPicture(id) })),
    hot_line: SITE.hot_line,
    complaint_line: SITE.complaint_line,
    site: {
      main_url: publicUrl,
      app_url: `${publicUrl}/`,
      app_qr: '/pictures/v2/app-qr.svg',
      stats_url: statsUrl ?? '',
      record_no: SITE.record_no,
      licences: [...SITE.licences],
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
