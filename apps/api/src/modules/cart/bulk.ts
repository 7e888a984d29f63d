import type { BulkResult } from '@yaoji/api-client/contract/wire'

/** What became of the entries of a bulk call: the three lists together account for every one. */
export type Bulk = BulkResult

/** Keeps the account of a bulk call while it runs; the lists come out in the order of the entries. */
export function openBulk() {
  const added = new Map<number, Bulk['added'][number]>()
  const adjusted = new Map<number, Bulk['adjusted'][number]>()
  const refused = new Map<number, Bulk['refused'][number]>()
  return {
    add(entry: number, number: number, id = 0): void {
      added.set(entry, { entry, id, number })
    },
    adjust(entry: number, number: number, reason: string, message: string): void {
      adjusted.set(entry, { entry, id: 0, number, reason, message })
    },
    refuse(entry: number, id: number, reason: string, message: string): void {
      refused.set(entry, { entry, id, reason, message })
    },
    /** Names the object that an entry led to, once it has an id. */
    setId(entry: number, id: number): void {
      const row = added.get(entry) ?? adjusted.get(entry)
      if (row) row.id = id
    },
    result(): Bulk {
      return { added: [...added.values()], adjusted: [...adjusted.values()], refused: [...refused.values()] }
    },
  }
}
