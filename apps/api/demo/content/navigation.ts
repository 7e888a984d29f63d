import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../src/db/types'
import { hotSearches, type NavChild, navItems } from '../../src/modules/config/tables'
import { links } from '../../src/modules/focus/tables'
import { brands, categories } from '../../src/modules/goods/tables'
import { brandPicture, categoryPicture } from '../../src/modules/pictures/urls'

/** The links below an item: categories of a menu, brands by name, or pages. */
type Below = { menu: 'yx' | 'zy' | 'qx' } | { brands: readonly string[] } | { pages: readonly Page[] }

type Page = readonly [name: string, url: string, picture: string]

interface Item {
  readonly name: string
  readonly url: string
  readonly picture: string
  readonly below: Below
}

const DEMO_NAV: readonly Item[] = [
  { name: '包邮专区', url: '/yx', picture: 'truck', below: { menu: 'yx' } },
  {
    name: '品牌专区',
    url: '/ppzq',
    picture: 'ribbon',
    below: {
      brands: [
        '同仁堂',
        '云南白药',
        '白云山',
        '华润三九',
        '以岭药业',
        '扬子江',
        '拜耳',
        '辉瑞',
        '诺华',
        '威高',
      ],
    },
  },
  { name: '中药饮片', url: '/zyyp', picture: 'mortar', below: { menu: 'zy' } },
  { name: '器械专区', url: '/qxzq', picture: 'pulse', below: { menu: 'qx' } },
  {
    name: '控销专区',
    url: '/kxzq',
    picture: 'vial',
    below: {
      pages: [
        ['控销首页', '/kxzq', 'vial'],
        ['控销上新', '/kxzq/new', 'star'],
      ],
    },
  },
  { name: '近效期专场', url: '/jxqzc', picture: 'drop', below: { pages: [] } },
  { name: '组合专区', url: '/zhzq', picture: 'box', below: { pages: [] } },
  {
    name: '每日特价',
    url: '/mrtj',
    picture: 'fire',
    below: {
      pages: [
        ['每日特价', '/mrtj', 'fire'],
        ['满额返现', '/hb', 'gourd'],
        ['全场94折', '/welfare', 'ribbon'],
        ['领券中心', '/lqzx', 'star'],
        ['优医荟', '/yyh', 'pulse'],
      ],
    },
  },
  {
    name: '积分商城',
    url: '/jfsc',
    picture: 'star',
    below: {
      pages: [
        ['积分商城', '/jfsc', 'star'],
        ['我的积分', '/wdqb/jfgl', 'gourd'],
      ],
    },
  },
]

/** Pages that have something to do without a product too. */
const EMPTY_NAV: readonly Item[] = [
  { name: '全部商品', url: '/list', picture: 'box', below: { pages: [] } },
  { name: '快捷采购', url: '/zzfw/kjcg', picture: 'box', below: { pages: [] } },
  { name: '求购登记', url: '/zzfw/pzqg', picture: 'leaf', below: { pages: [] } },
  { name: '帮助中心', url: '/help', picture: 'pulse', below: { pages: [] } },
]

/** Popular searches, as name and query. */
const DEMO_HOT = [
  '阿莫西林胶囊',
  '布洛芬缓释胶囊',
  '连花清瘟',
  '板蓝根颗粒',
  '六味地黄丸',
  '二甲双胍',
  '氨氯地平',
  '奥美拉唑',
  '纱布',
  '枸杞子',
]

const FOOTER: readonly Page[] = [
  ['国家药品监督管理局', 'https://www.nmpa.gov.cn/', ''],
  ['国家卫生健康委员会', 'https://www.nhc.gov.cn/', ''],
  ['国家医疗保障局', 'https://www.nhsa.gov.cn/', ''],
  ['国家药典委员会', 'https://www.chp.org.cn/', ''],
  ['国家企业信用信息公示系统', 'https://www.gsxt.gov.cn/', ''],
  ['全国 12315 平台', 'https://www.12315.cn/', ''],
]

const SIDE: readonly Page[] = [
  ['快捷采购', '/zzfw/kjcg', 'box'],
  ['我的收藏', '/star', 'star'],
  ['意见反馈', '/zzfw/yjfk', 'leaf'],
]

const DEMO_SIDE: readonly Page[] = [['领券中心', '/lqzx', 'ribbon'], ...SIDE]

/** Fills the bottom bar, the hot searches and the links of every page. Needs the catalogue of the demonstration. */
export async function seedNavigation(db: Db, { demo }: { demo: boolean }): Promise<void> {
  const items: (typeof navItems.$inferInsert)[] = []
  // One after the other: the connection executes one query at a time.
  for (const [at, item] of (demo ? DEMO_NAV : EMPTY_NAV).entries()) items.push(await toNavItem(db, item, at))
  await db.insert(navItems).values(items)
  const hot = DEMO_HOT.map((name, at) => ({
    id: at + 1,
    name,
    url: `/search?keywords=${encodeURIComponent(name)}`,
    sort: at + 1,
  }))
  if (demo) await db.insert(hotSearches).values(hot)
  const places = [
    ...FOOTER.map(page => ['footer', page] as const),
    ...(demo ? DEMO_SIDE : SIDE).map(page => ['side', page] as const),
  ]
  await db.insert(links).values(
    places.map(([place, [name, url, picture]], at) => ({
      id: at + 1,
      place,
      name,
      url,
      image: picture === '' ? '' : categoryPicture(picture),
      sort: at + 1,
    })),
  )
}

async function toNavItem(db: Db, { name, url, picture, below }: Item, at: number) {
  const id = at + 1
  const children = await childrenOf(db, below)
  return {
    id,
    name,
    url,
    image: categoryPicture(picture),
    is_open: 0 as const,
    sort: id,
    children: children.map((child, place) => ({ ...child, id: id * 100 + place + 1 })),
  }
}

async function childrenOf(db: Db, below: Below): Promise<Omit<NavChild, 'id'>[]> {
  if ('pages' in below) {
    return below.pages.map(([name, url, picture]) => ({ name, url, image: categoryPicture(picture) }))
  }
  if ('brands' in below) {
    const rows = await db
      .select()
      .from(brands)
      .where(inArray(brands.name, [...below.brands]))
      .orderBy(brands.sort)
    return rows.map(({ id, name }) => ({ name, url: `/ppzq/info/${id}`, image: brandPicture(id) }))
  }
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.menu, below.menu))
    .orderBy(categories.id)
  return rows
    .filter(row => row.parent_id === null)
    .map(({ id, name, logo }) => ({
      name,
      url: `/list/other/${id}/${encodeURIComponent(name)}`,
      image: categoryPicture(logo),
    }))
}
