import type { ReorderResult } from '@yaoji/api-client/contract/order'

/** What became of products that were added to the cart together. */
export type AddedLines = Pick<ReorderResult, 'added' | 'adjusted' | 'refused' | 'lines'>

export type ReorderOutcome = 'refused' | 'adjusted' | 'added'

export interface ReorderRow {
  readonly entry: number
  readonly outcome: ReorderOutcome
  readonly name: string
  readonly ypgg: string
  /** What happened to the line. */
  readonly message: string
}

/** What happened to each line: first those that need attention. */
export function reorderRows({ lines, refused, adjusted, added }: AddedLines): ReorderRow[] {
  const rowOf = (outcome: ReorderOutcome, entry: number, message: string): ReorderRow => ({
    entry,
    outcome,
    name: lines[entry]?.name ?? '',
    ypgg: lines[entry]?.ypgg ?? '',
    message,
  })
  const quantityOf = (entry: number) => `${lines[entry]?.number ?? ''} ${lines[entry]?.bzdw ?? ''}`
  return [
    ...refused.map(({ entry, message }) => rowOf('refused', entry, message)),
    ...adjusted.map(({ entry, message }) => rowOf('adjusted', entry, message)),
    ...added.map(({ entry }) => rowOf('added', entry, quantityOf(entry))),
  ]
}

/** The result in one sentence: `9 种已加入购物车，1 种有调整，2 种没有加入`. */
export function reorderSummary({ added, adjusted, refused }: AddedLines): string {
  const parts = [
    { count: added.length + adjusted.length, text: '种已加入购物车' },
    { count: adjusted.length, text: '种有调整' },
    { count: refused.length, text: '种没有加入' },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => `${count} ${text}`)
    .join('，')
}
