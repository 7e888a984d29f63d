/** The pack rule of a goods, by the wire's names. */
export interface PackRule {
  bzdw: string
  min_qty: number
  step_qty: number
  max_qty: number | null
  limit_period: 'order' | 'day' | 'week' | 'month' | null
  mid_pack: number
  case_pack: number
}

const PERIODS = { order: '每单', day: '每日', week: '每周', month: '每月' } as const

/** The rule in words: `20 盒起购，按 10 盒递增，每月限购 200 盒；中包装 10 盒，件装 400 盒`. */
export function packRuleText(goods: PackRule): string {
  const packs = (number: number) => `${number} ${goods.bzdw}`
  const period = goods.limit_period === null ? '' : PERIODS[goods.limit_period]
  const rule = [
    goods.min_qty > 1 && `${packs(goods.min_qty)}起购`,
    goods.step_qty > 1 && `按 ${packs(goods.step_qty)}递增`,
    goods.max_qty !== null && `${period}限购 ${packs(goods.max_qty)}`,
  ]
  const packing = [
    goods.mid_pack > 1 && `中包装 ${packs(goods.mid_pack)}`,
    goods.case_pack > 1 && `件装 ${packs(goods.case_pack)}`,
  ]
  return [rule, packing]
    .map(words => words.filter(Boolean).join('，'))
    .filter(Boolean)
    .join('；')
}
