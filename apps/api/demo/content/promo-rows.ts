import { and, asc, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../src/db/types'
import { zoneStrips } from '../../src/modules/focus/tables'
import { goods, goodsPrices } from '../../src/modules/goods/tables'
import { inZone } from '../../src/modules/goods/zone'
import { buildCategoryTree } from '../catalogue/category-tree'

interface PromoRow {
  readonly slot: string
  readonly title: string
  readonly words: readonly string[]
  /** The address of its page. Default: the list of its first category. */
  readonly url?: string
  /** Keys of category leaves, see the catalogue's menus; empty: all. */
  readonly category_keys: readonly string[]
  readonly where?: SQL
  /** Newest first instead of best-selling first. */
  readonly newest?: true
}

/** Medicines whose makers choose who may sell them. */
const CONTROLLED = and(inZone('controlled'), eq(goods.source, 'drug'))

const PROMO_ROWS: readonly PromoRow[] = [
  {
    slot: 'home',
    title: '感冒止咳',
    words: ['换季必备', '满减同享', '现货速发'],
    category_keys: ['tcm_cold', 'tcm_cough', 'tcm_throat', 'respiratory'],
  },
  {
    slot: 'home',
    title: '慢病用药',
    words: ['心脑血管', '糖尿病', '续方常备'],
    category_keys: ['cardio', 'diabetes', 'tcm_heart'],
  },
  {
    slot: 'home',
    title: '肠胃消化',
    words: ['胃药', '益生菌', '止泻'],
    category_keys: ['digestive', 'tcm_stomach', 'probiotic'],
  },
  {
    slot: 'home',
    title: '中药饮片',
    words: ['道地产区', '批批检验', '小包装'],
    url: '/zyyp',
    category_keys: ['herb_root', 'herb_fruit', 'herb_flower', 'herb_fungus'],
  },
  {
    slot: 'home',
    title: '医疗器械',
    words: ['敷料', '注射穿刺', '家用护理'],
    url: '/qxzq',
    category_keys: ['dev_dressing', 'dev_bandage', 'dev_puncture', 'dev_care'],
  },
  {
    slot: 'home',
    title: '五官皮肤',
    words: ['滴眼液', '外用膏霜', '鼻炎'],
    category_keys: ['eye', 'ear_nose', 'skin', 'anal'],
  },
  {
    slot: 'home',
    title: '维矿保健',
    words: ['维生素', '钙铁锌', '滋补'],
    category_keys: ['vitamins', 'minerals', 'nourish'],
  },
  {
    slot: 'kxzq',
    title: '控销热卖',
    words: ['独家品种', '区域保护'],
    url: '/kxzq/goods/hot/16,18',
    category_keys: [],
    where: CONTROLLED,
  },
  {
    slot: 'kxzq',
    title: '控销消化用药',
    words: ['胃药', '动销快'],
    url: '/kxzq/goods/digestive/17',
    category_keys: ['digestive'],
    where: CONTROLLED,
  },
  {
    slot: 'kxzq',
    title: '控销皮肤外用',
    words: ['膏霜', '高毛利'],
    url: '/kxzq/goods/skin/17',
    category_keys: ['skin', 'women_topical'],
    where: CONTROLLED,
  },
  {
    slot: 'kxzq/new',
    title: '控销上新',
    words: ['新品首发'],
    url: '/kxzq/goods/new/18',
    category_keys: [],
    where: CONTROLLED,
    newest: true,
  },
  {
    slot: 'xrtj',
    title: '开店常备',
    words: ['非处方药', '周转快', '起订量低'],
    url: '/list',
    category_keys: [],
    where: and(eq(goods.rx_type, 'otc_b'), eq(goods.min_qty, 1)),
  },
  {
    slot: 'xrtj',
    title: '新人包邮',
    words: ['单品包邮', '首单更省'],
    url: '/yx',
    category_keys: [],
    where: eq(goods.is_dpby, 1),
  },
  {
    slot: 'zyzq',
    title: '药食同源',
    words: ['柜台好卖', '小包装'],
    category_keys: ['zy_daily'],
  },
  { slot: 'zyzq', title: '贵细药材', words: ['产地可溯', '批批检验'], category_keys: ['zy_precious'] },
  { slot: 'zyzq', title: '根及根茎', words: ['道地产区'], category_keys: ['zy_root'] },
  { slot: 'zyzq', title: '果实种子', words: ['当季新货'], category_keys: ['zy_fruit'] },
  {
    slot: 'yx',
    title: '感冒止咳包邮',
    words: ['单品达量包邮'],
    category_keys: ['yx_cold'],
    where: inZone('yx'),
  },
  {
    slot: 'yx',
    title: '慢病包邮',
    words: ['心脑血管', '糖尿病'],
    category_keys: ['yx_heart', 'yx_sugar'],
    where: inZone('yx'),
  },
  {
    slot: 'yx',
    title: '滋补营养包邮',
    words: ['维生素', '补益'],
    category_keys: ['yx_vitamin', 'yx_nourish'],
    where: inZone('yx'),
  },
]

/** Products of one row. */
const GOODS = 10

/** Fills the rows of the home page and the zones with products of the catalogue. */
export async function seedPromoRows(db: Db): Promise<void> {
  const tree = buildCategoryTree()
  for (const [at, row] of PROMO_ROWS.entries()) {
    const { slot, title, words, url, category_keys } = row
    const leaves = category_keys.map(key => tree.path(key)[1])
    await db.insert(zoneStrips).values({
      id: at + 1,
      slot,
      title,
      words: [...words],
      url: url ?? `/list/other/${leaves[0]}/${encodeURIComponent(title)}`,
      sort: at + 1,
      goods_ids: await pickGoods(db, row, leaves),
    })
  }
}

/** Available products, best-selling first, one per name. Only rows of controlled products have controlled products. */
async function pickGoods(db: Db, { where, newest }: PromoRow, leaves: readonly number[]): Promise<number[]> {
  const onShelves =
    leaves.length > 0
      ? sql`${goods.category_ids} && array[${sql.join([...leaves], sql`, `)}]::integer[]`
      : undefined
  const order = newest ? desc(goods.listed_on) : desc(goods.sales)
  const first = db
    .selectDistinctOn([goods.common_name], { id: goods.id, sales: goods.sales, listed_on: goods.listed_on })
    .from(goods)
    .innerJoin(goodsPrices, and(eq(goodsPrices.goods_id, goods.id), eq(goodsPrices.kind, 'normal')))
    .where(
      and(
        eq(goods.off_shelf, 0),
        eq(goods.price_pending, 0),
        // Hospitals use injections, pharmacies do not: the rows leave them out.
        ne(goods.dosage_form, '注射剂'),
        ne(goods.special_flag, 'ephedrine'),
        gt(goodsPrices.stock, goods.min_qty),
        where ?? eq(goods.special_flag, 'none'),
        onShelves,
      ),
    )
    .orderBy(asc(goods.common_name), order, asc(goods.id))
    .as('first')
  const rows = await db
    .select({ id: first.id })
    .from(first)
    .orderBy(newest ? desc(first.listed_on) : desc(first.sales), asc(first.id))
    .limit(GOODS)
  return rows.map(row => row.id)
}
