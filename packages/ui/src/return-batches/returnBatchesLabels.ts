import { formatAmount, goodsText, type Money } from '@yaoji/domain'

/** Packs of a batch in an order, and what became of them, by the wire's names. */
export interface ReturnBatchCounts {
  shipped: number
  /** Packs in returns, open ones too. */
  returned: number
  /** Packs in returns that are open. */
  open_number: number
  /** Packs that were paid back. */
  refunded_number: number
  bzdw: string
}

export const returnBatchesLabels = {
  legend: '商品和数量',
  /** Number and end of a batch, and what a pack cost. */
  batch: (batch_no: string, expiry_date: string, price: string, unit: string, money: Money) =>
    `批号 ${batch_no}，有效期至 ${expiry_date}，每${unit}实付 ${money.text(price)}`,
  /** How many packs were shipped, and what became of them in returns. */
  packs: ({ shipped, returned, open_number, refunded_number, bzdw }: ReturnBatchCounts) => {
    const groups = [
      [refunded_number, '已退'],
      [returned - open_number - refunded_number, '已换货或补发'],
      [open_number, '在申请中'],
    ] as const
    const texts = groups.filter(([number]) => number > 0).map(([number, text]) => `${number} ${bzdw}${text}`)
    return `已发 ${shipped} ${bzdw}${texts.length > 0 ? `，其中 ${texts.join('、')}` : ''}`
  },
  /** Packs of a gift that must come back with the chosen ones. */
  due: (number: number, unit: string) => `赠品，须一并退回共 ${number} ${unit}`,
  /** Name of the field of a batch, for screen readers. */
  field: ({ name, is_gift }: { readonly name: string; readonly is_gift: number }, batch_no: string) =>
    `退 ${goodsText({ name, is_gift })} 批号 ${batch_no} 的数量`,
  most: (number: number, unit: string) => `/ ${number} ${unit}`,
  /** What the packs of a batch give back, in fen. */
  share: (amount: number, money: Money) => `退 ${money.text(formatAmount(amount))}`,
  refund: '预计退款 ',
  voucher: (amount: number, money: Money) => `，退回现金券 ${money.text(formatAmount(amount))}`,
  /** Points that the packs were paid with. */
  points: (points: number) => `，退回 ${points} 积分`,
  /** Behind the sum. */
  rule: '　不含运费；因本店责任整个包裹退回的，另退该包裹的运费。以审核结果为准',
}

export type ReturnBatchesLabels = typeof returnBatchesLabels
