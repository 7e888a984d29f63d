import { type Money, parseAmount, yuan } from '@yaoji/domain'

/** A tier of a full reduction (满减), with the field names of the API. Amounts are decimal strings. */
export interface ManjianTier {
  amount: string
  reduce: string
  /** 1 when the eligible amount reaches this tier. */
  status: 0 | 1
}

/** What one full-reduction activity does for the selected lines. */
export interface ManjianState {
  goods_manjian_id: number
  name: string
  eligible_amount: string
  reduce_amount: string
  /** Amount missing to the next tier with a larger deduction; 0 when there is none. */
  missing_amount: string
  manjians: readonly ManjianTier[]
}

export const manjianHintsLabels = {
  /** Name of the list, for screen readers. */
  list: '满减',
  /** What is taken off already, `¥20.00`. */
  reduced: (reduce: string) => `已减 ${reduce}`,
  /** The amount missing to the next tier, and the deduction of that tier. */
  missing: (missing: string, reduce: string) => `再买 ${missing} 可减 ${reduce}`,
  /** Both, where an activity has both. */
  both: (reduced: string, missing: string) => `${reduced}，${missing}`,
  /** The button that shows the other activities, with their number, and the one that hides them. */
  more: (count: number) => `另有 ${count} 项满减`,
  less: '收起',
  /** The link to the products that count, and its name for screen readers. */
  goods: '去凑单',
  goodsOf: (activity: string) => `去凑单：${activity}`,
}

/** The text of one activity: `已减 ¥20.00，再买 ¥12.50 可减 ¥50.00`; empty without a deduction and a next tier. */
export function manjianText(state: ManjianState, words = manjianHintsLabels, money: Money = yuan): string {
  const reduced = parseAmount(state.reduce_amount) > 0 && words.reduced(money.text(state.reduce_amount))
  const next = parseAmount(state.missing_amount) > 0 && nextTier(state)
  const missing = next && words.missing(money.text(state.missing_amount), money.text(next.reduce))
  if (reduced && missing) return words.both(reduced, missing)
  return reduced || missing || ''
}

function nextTier({ manjians, reduce_amount }: ManjianState): ManjianTier | undefined {
  const now = parseAmount(reduce_amount)
  return manjians
    .filter(tier => tier.status === 0 && parseAmount(tier.reduce) > now)
    .sort((a, b) => parseAmount(a.amount) - parseAmount(b.amount))[0]
}
