/** A product to buy as somebody wrote it down. */
export interface PurchaseLine {
  /** Code, barcode, approval number, name or pinyin; or name, pack and maker. Empty when there is only a number. */
  readonly query: string
  /** The number as it was written; empty without one, and where it is not clear which one is meant. */
  readonly number: string
  /** The code of the buyer's own system beside the product; absent without one. */
  readonly own_code?: string
}

/** Why a row of a list is not a product. */
export type PurchaseSkipReason = 'empty' | 'title' | 'head' | 'total' | 'date' | 'gift' | 'charge' | 'note'

/** What the buyer reads as the reason. */
export const PURCHASE_SKIP_TEXT = {
  empty: '空行',
  title: '表头以上的内容',
  head: '列名',
  total: '合计',
  date: '日期',
  gift: '赠品',
  charge: '运费等费用',
  note: '没有商品',
} as const satisfies Record<PurchaseSkipReason, string>

/** A row that is not a product. */
export interface PurchaseSkip {
  /** Index of the row. */
  readonly row: number
  readonly text: string
  readonly reason: PurchaseSkipReason
}

/** What a list says: every row is a line, or is skipped for a reason. */
export interface PurchaseReading<Line> {
  readonly lines: readonly Line[]
  readonly skipped: readonly PurchaseSkip[]
}

/** Reasons that the buyer is told: a title or an empty row is nothing that is missing. */
const TOLD: readonly PurchaseSkipReason[] = ['total', 'date', 'gift', 'charge', 'note']

/** The rows that were left out although a product could be there. */
export function skippedRows({ skipped }: PurchaseReading<PurchaseLine>): PurchaseSkip[] {
  return skipped.filter(({ reason }) => TOLD.includes(reason))
}

/** How many lines a list has, and what is missing: `认出 48 行，12 行没有数量，略过 1 行合计`. */
export function purchaseReadingText(
  reading: PurchaseReading<PurchaseLine & { readonly problem?: string }>,
): string {
  const { lines } = reading
  const named = lines.filter(({ query }) => query !== '')
  const unnamed = lines.length - named.length
  const unnumbered = named.filter(({ number }) => number === '').length
  const bad = named.filter(({ problem = '' }) => problem !== '').length
  const skipped = TOLD.map(reason => ({
    reason,
    count: reading.skipped.filter(each => each.reason === reason).length,
  })).filter(({ count }) => count > 0)
  return [
    `认出 ${named.length} 行`,
    unnumbered > 0 && `${unnumbered} 行没有数量`,
    bad > 0 && `${bad} 行的数量或条码不正确`,
    unnamed > 0 && `${unnamed} 行没有商品`,
    ...skipped.map(({ reason, count }) => `略过 ${count} 行${PURCHASE_SKIP_TEXT[reason]}`),
  ]
    .filter(Boolean)
    .join('，')
}
