import type { GoodsZone } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../src/db/types'
import { couponTemplates } from '../src/modules/coupon/tables'
import { brands } from '../src/modules/goods/tables'
import { buildCategoryTree } from './catalogue/category-tree'

const DAY_MS = 86_400_000

type TemplateInsert = typeof couponTemplates.$inferInsert

/** A coupon of the coupon centre. Amounts in fen; days from the day on which the shop is filled. */
interface CentreCoupon
  extends Pick<TemplateInsert, 'name' | 'kind' | 'amount' | 'min_amount'>,
    Partial<Pick<TemplateInsert, 'rate' | 'max_amount' | 'per_buyer' | 'per_day' | 'claimed'>> {
  readonly quota: number
  readonly days: number
  /** Days until the claiming begins. */
  readonly claimIn?: number
  /** Default: everything. */
  readonly of?: { readonly leaf: string } | { readonly brand: string } | { readonly zone: GoodsZone }
  readonly scope_text: string
}

/** Coupons that nobody has at first: of every kind and scope, and in every state. */
const COUPONS: readonly CentreCoupon[] = [
  {
    name: '日常补货券',
    kind: 'reduce',
    amount: 1_500,
    min_amount: 30_000,
    scope_text: '全场通用',
    quota: 2_000,
    claimed: 640,
    days: 365,
  },
  {
    name: '大单补货券',
    kind: 'reduce',
    amount: 6_000,
    min_amount: 100_000,
    scope_text: '全场通用',
    quota: 800,
    claimed: 528,
    per_buyer: 3,
    per_day: 1,
    days: 365,
  },
  {
    name: '感冒清热券',
    kind: 'discount',
    amount: 0,
    rate: 9_000,
    max_amount: 8_000,
    min_amount: 20_000,
    of: { leaf: 'tcm_cold' },
    scope_text: '限感冒清热类商品',
    quota: 600,
    claimed: 372,
    days: 180,
  },
  {
    name: '中药饮片券',
    kind: 'reduce',
    amount: 5_000,
    min_amount: 80_000,
    of: { zone: 'zy' },
    scope_text: '限中药饮片专区',
    quota: 400,
    claimed: 96,
    days: 365,
  },
  {
    name: '同仁堂品牌券',
    kind: 'reduce',
    amount: 3_000,
    min_amount: 50_000,
    of: { brand: '同仁堂' },
    scope_text: '限同仁堂品牌',
    quota: 300,
    claimed: 211,
    days: 240,
  },
  {
    name: '全场现金券',
    kind: 'cash',
    amount: 500,
    min_amount: 0,
    scope_text: '全场通用',
    quota: 5_000,
    claimed: 1_870,
    per_buyer: 5,
    per_day: 1,
    days: 365,
  },
  {
    name: '运费现金券',
    kind: 'freight',
    amount: 1_200,
    min_amount: 20_000,
    scope_text: '抵扣运费',
    quota: 1_000,
    claimed: 733,
    days: 300,
  },
  {
    name: '医疗器械券',
    kind: 'reduce',
    amount: 2_500,
    min_amount: 40_000,
    of: { zone: 'qx' },
    scope_text: '限器械专区',
    quota: 200,
    claimed: 200,
    days: 200,
  },
  {
    name: '年货节备货券',
    kind: 'reduce',
    amount: 20_000,
    min_amount: 300_000,
    scope_text: '全场通用',
    quota: 500,
    claimIn: 30,
    days: 365,
  },
]

/** Fills the coupon centre. Needs the catalogue. */
export async function seedCouponCentre(db: Db, now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  for (const { days, claimIn, of, ...coupon } of COUPONS) {
    await db.insert(couponTemplates).values({
      ...coupon,
      ...(await scopeOf(db, of)),
      begin_at: inDays(-1),
      end_at: inDays(days),
      claim_begin_at: claimIn === undefined ? null : inDays(claimIn),
    })
  }
}

async function scopeOf(db: Db, of: CentreCoupon['of']): Promise<Pick<TemplateInsert, 'scope' | 'scope_ids'>> {
  if (!of) return { scope: 'all', scope_ids: [] }
  if ('zone' in of) return { scope: 'zone', scope_ids: [of.zone] }
  if ('leaf' in of) return { scope: 'category', scope_ids: [buildCategoryTree().path(of.leaf)[1]] }
  const [brand] = await db.select({ id: brands.id }).from(brands).where(eq(brands.name, of.brand))
  if (!brand) throw new Error(`seed: no brand is called ${of.brand}. Use a name of catalogue/brands.ts.`)
  return { scope: 'brand', scope_ids: [brand.id] }
}
