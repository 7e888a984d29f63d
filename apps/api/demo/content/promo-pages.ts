import type { Db } from '../../src/db/types'
import { couponTemplates } from '../../src/modules/coupon/tables'
import { brands } from '../../src/modules/goods/tables'
import { bannerPicture } from '../../src/modules/pictures/urls'
import type { GoodsRule, StoredBlock } from '../../src/modules/promo-page/stored-block'
import { promoPages } from '../../src/modules/promo-page/tables'
import { buildCategoryTree } from '../catalogue/category-tree'

const DAY_MS = 86_400_000

/** Days from the day on which the shop is filled. */
interface Plan {
  readonly id: number
  readonly kind: 'zone' | 'activity'
  readonly alias: string
  readonly name: string
  readonly summary: string
  readonly drawing: string
  readonly beginDay: number
  readonly endDay?: number
  readonly blocks: (seed: SeedData) => readonly StoredBlock[]
}

/** Ids of the catalogue and of the coupon centre, by their names. */
interface SeedData {
  readonly coupons: (...names: string[]) => number[]
  readonly brand: (name: string) => number
}

const leafId = (key: string) => buildCategoryTree().path(key)[1]

function banner(title: string, subtitle: string, url: string, drawing: string): StoredBlock {
  return { kind: 'banner', title, subtitle, url, image: bannerPicture(drawing) }
}

interface Row {
  readonly title: string
  readonly words: readonly string[]
  readonly url: string
  readonly rule: GoodsRule
}

const row = (content: Row): StoredBlock => ({ kind: 'goods', number: 10, ...content })

const shelf = (key: string, title: string, words: readonly string[]) =>
  row({ title, words, url: `/list/other/${leafId(key)}`, rule: { category: leafId(key) } })

const ACTIVITIES: readonly Plan[] = [
  {
    id: 1,
    kind: 'activity',
    alias: 'ganmao',
    name: '感冒备货季',
    summary: '领券、满减同享，感冒止咳用药一次备齐',
    drawing: 'season-accent-packs',
    beginDay: -3,
    endDay: 180,
    blocks: ({ coupons }) => [
      banner('感冒备货季', '满 500 减 12，满 3000 减 110', '/yjh/1', 'season-accent-packs'),
      { kind: 'countdown', title: '距活动结束' },
      { kind: 'coupons', title: '先领券，再下单', template_ids: coupons('感冒清热券', '日常补货券') },
      row({ title: '满减商品', words: ['满减可与券同享'], url: '/yjh/1', rule: { goods_manjian_id: 1 } }),
      shelf('tcm_cold', '感冒清热', ['换季必备']),
      shelf('tcm_cough', '止咳化痰', ['现货速发']),
      {
        kind: 'text',
        title: '活动说明',
        paragraphs: [
          '满减按活动商品的金额计算，同一次结算可以再用一张优惠券。',
          '特价、秒杀和近效期商品不参加满减。含麻黄碱类商品按规定单独下单，不使用优惠券。',
        ],
      },
    ],
  },
  {
    id: 2,
    kind: 'activity',
    alias: 'yinpian',
    name: '道地饮片节',
    summary: '亳州直发，满 1000 减 30，领券再减 50',
    drawing: 'herbs-brass-leaves',
    beginDay: -10,
    endDay: 240,
    blocks: ({ coupons }) => [
      banner('道地饮片节', '亳州直供，批批检验', '/zyyp', 'herbs-brass-leaves'),
      { kind: 'coupons', title: '饮片专用券', template_ids: coupons('中药饮片券') },
      row({ title: '满减饮片', words: ['满 8000 减 400'], url: '/yjh/4', rule: { goods_manjian_id: 4 } }),
      shelf('zy_daily', '药食同源', ['柜台好卖']),
      shelf('zy_precious', '贵细药材', ['产地可溯']),
    ],
  },
  {
    id: 3,
    kind: 'activity',
    alias: 'nianhuo',
    name: '年货节',
    summary: '全场满 3000 减 200，节前备货',
    drawing: 'draw-prizes-brass-packs',
    beginDay: 30,
    endDay: 365,
    blocks: ({ coupons }) => [
      { kind: 'countdown', title: '距活动结束' },
      { kind: 'coupons', title: '年货节券', template_ids: coupons('年货节备货券') },
      row({ title: '节前热卖', words: ['按销量'], url: '/list?sort=sales', rule: { sort: 'sales' } }),
    ],
  },
]

const ZONES: readonly Plan[] = [
  {
    id: 11,
    kind: 'zone',
    alias: 'manbing',
    name: '慢病用药专区',
    summary: '心脑血管、糖尿病续方常备',
    drawing: 'chronic-ink-cabinet',
    beginDay: -30,
    blocks: () => [
      banner('慢病续方 一站备齐', '常用药满额立减', '/yjh/2', 'chronic-ink-cabinet'),
      shelf('cardio', '心脑血管', ['降压', '调脂']),
      shelf('diabetes', '糖尿病', ['口服降糖']),
      shelf('tcm_heart', '中成药', ['活血通络']),
    ],
  },
  {
    id: 12,
    kind: 'zone',
    alias: 'ertong',
    name: '儿童用药专区',
    summary: '小儿感冒、退热、消化用药',
    drawing: 'newcomer-accent-packs',
    beginDay: -30,
    blocks: () => [
      row({
        title: '小儿用药',
        words: ['儿童剂型'],
        url: '/search?keywords=小儿',
        rule: { keywords: '小儿' },
      }),
      {
        kind: 'text',
        title: '用药提示',
        paragraphs: ['儿童用药请核对年龄、体重与剂型，处方药凭处方销售。'],
      },
    ],
  },
  {
    id: 13,
    kind: 'zone',
    alias: 'laozihao',
    name: '老字号专区',
    summary: '同仁堂、陈李济、雷允上',
    drawing: 'houses-brass-leaves',
    beginDay: -30,
    blocks: ({ coupons, brand }) => [
      banner('老字号', '名厂名药，厂家授权', '/ppzq', 'houses-brass-leaves'),
      { kind: 'coupons', title: '品牌券', template_ids: coupons('同仁堂品牌券') },
      ...['同仁堂', '陈李济', '雷允上'].map(name =>
        row({
          title: name,
          words: ['厂家授权'],
          url: `/ppzq/info/${brand(name)}`,
          rule: { brand_id: brand(name) },
        }),
      ),
    ],
  },
]

/** Fills the zones and activities that are laid out by data. Needs the catalogue and the coupon centre. */
export async function seedPromoPages(db: Db, now: Date): Promise<void> {
  const seed = await readSeedData(db)
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  await db.insert(promoPages).values(
    [...ACTIVITIES, ...ZONES].map(({ drawing, beginDay, endDay, blocks, ...page }, at) => ({
      ...page,
      image: bannerPicture(drawing),
      begin_at: inDays(beginDay),
      end_at: endDay === undefined ? null : inDays(endDay),
      sort: at + 1,
      blocks: [...blocks(seed)],
    })),
  )
}

async function readSeedData(db: Db): Promise<SeedData> {
  const templates = await db.select().from(couponTemplates)
  const named = await db.select().from(brands)
  const idOf = (rows: readonly { id: number; name: string }[], name: string) => {
    const found = rows.find(one => one.name === name)
    if (!found)
      throw new Error(`seed: nothing is called ${name}. Use a name of the coupon centre or of a brand.`)
    return found.id
  }
  return {
    coupons: (...names) => names.map(name => idOf(templates, name)),
    brand: name => idOf(named, name),
  }
}
