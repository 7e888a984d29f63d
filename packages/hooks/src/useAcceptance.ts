'use client'

import {
  type AcceptanceResult,
  acceptanceOf,
  acceptanceProblem,
  readNumber,
  sumAcceptance,
} from '@yaoji/domain'
import { useState } from 'react'

/** The packs of a batch in a parcel, by the wire's names. */
export interface AcceptancePack {
  readonly pack_id: number
  /** Packs that were shipped. */
  readonly number: number
}

/** What is entered for a batch. */
export interface AcceptanceEntry {
  readonly received: string
  readonly rejected: string
  readonly remark: string
}

/** A batch as it is recorded, by the wire's names. */
export interface AcceptanceLine {
  readonly pack_id: number
  readonly received: number
  readonly rejected: number
  readonly remark: string
}

/** A batch as it was shipped, with nothing to object to. */
const asShipped = ({ number }: AcceptancePack): AcceptanceEntry => ({
  received: String(number),
  rejected: '',
  remark: '',
})

/** What the texts of a batch say; undefined where they are no numbers that can be recorded. */
function readAcceptance(
  { number: shipped }: AcceptancePack,
  entry: AcceptanceEntry,
): AcceptanceResult | undefined {
  const received = readNumber(entry.received)
  // An empty field of packs that are not acceptable is none.
  const rejected = readNumber(entry.rejected.trim() || '0')
  if (received.problem || rejected.problem || received.number === null || rejected.number === null) return
  const numbers = { shipped, received: received.number, rejected: rejected.number }
  return acceptanceProblem(numbers) ? undefined : acceptanceOf(numbers)
}

/**
 * The check of a parcel while it is entered. Every batch begins as it was shipped, with nothing to object to.
 *
 * @param packs all of the parcel
 * @param typed what was typed of a batch before, such as a draft has it
 */
export function useAcceptance<Pack extends AcceptancePack>(
  packs: readonly Pack[],
  typed?: (pack: Pack) => Partial<AcceptanceEntry>,
) {
  const begin = (pack: Pack): AcceptanceEntry => ({ ...asShipped(pack), ...typed?.(pack) })
  const [entries, setEntries] = useState<ReadonlyMap<number, AcceptanceEntry>>(
    () => new Map(packs.map(pack => [pack.pack_id, begin(pack)])),
  )
  const entryOf = (pack: Pack): AcceptanceEntry => entries.get(pack.pack_id) ?? asShipped(pack)
  const read = packs.map(pack => ({ pack, result: readAcceptance(pack, entryOf(pack)) }))
  const results = read.flatMap(({ result }) => result ?? [])
  const sums = sumAcceptance(results)
  return {
    entryOf,
    change(pack: Pack, change: Partial<AcceptanceEntry>): void {
      setEntries(now =>
        new Map(now).set(pack.pack_id, { ...(now.get(pack.pack_id) ?? asShipped(pack)), ...change }),
      )
    },
    /** What the numbers of a batch say; undefined while they cannot be recorded. */
    resultOf: (pack: Pack): AcceptanceResult | undefined => readAcceptance(pack, entryOf(pack)),
    /** The first batch that cannot be recorded. */
    wrong: read.find(({ result }) => !result)?.pack,
    /** Over the batches that can be recorded. */
    sums,
    /** Everything arrived, and all of it is accepted. */
    isWhole: results.length === packs.length && sums.accepted === sums.shipped,
    /** What is recorded, when nothing is wrong. */
    lines: read.flatMap(({ pack, result }): AcceptanceLine[] => {
      if (!result) return []
      const { received, rejected } = result
      return [{ pack_id: pack.pack_id, received, rejected, remark: entryOf(pack).remark }]
    }),
  }
}
