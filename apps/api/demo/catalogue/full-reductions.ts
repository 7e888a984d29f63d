import type { CategoryTree } from './category-tree'
import { createSelection } from './selection'
import type { FullReduction, FullReductionTier, Goods } from './types'

interface Plan {
  name: string
  describe: string
  begin_day: number
  end_day: number
  /** Yuan to reach and yuan taken off, ascending. */
  tiers: readonly (readonly [reach: number, off: number])[]
  count: number
  fits: (goods: Goods, leaf: (key: string) => number) => boolean
}

const inLeaves =
  (...keys: string[]): Plan['fits'] =>
  (goods, leaf) =>
    keys.some(key => goods.category_id === leaf(key))

const PLANS: readonly Plan[] = [
  {
    name: '感冒止咳专场',
    describe: '换季备货，感冒、止咳、咽喉用药同享满减',
    begin_day: -6,
    end_day: 84,
    tiers: [
      [500, 12],
      [1_000, 30],
      [3_000, 110],
    ],
    count: 120,
    fits: inLeaves('tcm_cold', 'tcm_cough', 'tcm_throat', 'respiratory'),
  },
  {
    name: '慢病续方满减',
    describe: '心脑血管、糖尿病常用药，满额立减',
    begin_day: -20,
    end_day: 160,
    tiers: [
      [800, 16],
      [2_000, 50],
      [5_000, 150],
    ],
    count: 150,
    fits: inLeaves('cardio', 'diabetes', 'tcm_heart'),
  },
  {
    name: '肠胃健康月',
    describe: '消化系统与微生态制剂满减',
    begin_day: -3,
    end_day: 57,
    tiers: [
      [600, 18],
      [1_500, 50],
    ],
    count: 80,
    fits: inLeaves('digestive', 'tcm_stomach', 'probiotic'),
  },
  {
    name: '饮片满减',
    describe: '亳州中药仓饮片，满额立减，可与会员价同享',
    begin_day: -30,
    end_day: 335,
    tiers: [
      [1_000, 30],
      [3_000, 120],
      [8_000, 400],
    ],
    count: 200,
    fits: goods => goods.type === 1,
  },
  {
    name: '器械耗材满减',
    describe: '敷料、注射穿刺、绷带等耗材满减',
    begin_day: -10,
    end_day: 110,
    tiers: [
      [300, 10],
      [1_000, 40],
    ],
    count: 60,
    fits: inLeaves('dev_dressing', 'dev_bandage', 'dev_puncture', 'dev_tube'),
  },
  {
    name: '五官皮肤护理',
    describe: '眼科、皮肤外用满减',
    begin_day: -1,
    end_day: 29,
    tiers: [
      [400, 12],
      [1_000, 36],
      [2_000, 90],
    ],
    count: 90,
    fits: inLeaves('eye', 'skin', 'ear_nose', 'anal'),
  },
]

/** Six full-reduction activities; a product takes part in one at most. */
export function makeFullReductions(
  pool: readonly Goods[],
  tree: CategoryTree,
  seed: number,
): FullReduction[] {
  const selection = createSelection(pool, 'full-reduction', seed)
  const leaf = (key: string) => tree.path(key)[1]
  return PLANS.map((plan, at) => ({
    goods_manjian_id: at + 1,
    name: plan.name,
    describe: plan.describe,
    begin_day: plan.begin_day,
    end_day: plan.end_day,
    tiers: plan.tiers.map(([reach, off]): FullReductionTier => ({ amount: reach * 100, reduce: off * 100 })),
    goods_ids: selection
      .take(plan.count, goods => plan.fits(goods, leaf))
      .map(goods => goods.id)
      .sort((a, b) => a - b),
  }))
}
