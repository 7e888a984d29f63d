import type { BulkResult } from '@yaoji/api-client/contract/wire'

/** The results of the entries of a bulk call: each entry is in one of the three lists. */
export type Bulk = BulkResult

/** The refusal of a line that is no longer in the cart. */
export const NOT_FOUND = { reason: 'not_found', message: '商品已不在购物车中' } as const

/** Collects the results of a bulk call. */
export function createBulk() {
  const added = new Map<number, Bulk['added'][number]>()
  const adjusted = new Map<number, Bulk['adjusted'][number]>()
  const refused = new Map<number, Bulk['refused'][number]>()
  return {
    add(entry: number, number: number, id = 0): void {
      added.set(entry, { entry, id, number })
    },
    adjust(row: Omit<Bulk['adjusted'][number], 'id'>): void {
      adjusted.set(row.entry, { ...row, id: 0 })
    },
    refuse(row: Bulk['refused'][number]): void {
      refused.set(row.entry, row)
    },
    /** Sets the id of the object that an entry made or changed. */
    setId(entry: number, id: number): void {
      const row = added.get(entry) ?? adjusted.get(entry)
      if (row) row.id = id
    },
    result(): Bulk {
      return { added: [...added.values()], adjusted: [...adjusted.values()], refused: [...refused.values()] }
    },
  }
}
