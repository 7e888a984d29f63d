import type { Db } from '../../db/types'
import { type NearName, nearMakers, nearNames } from './near-names'
import { exactProbes } from './near-probes'
import type { Token } from './query'

/** Where a word is found. */
export interface Known {
  /** In a name, also of a product that is not sold. */
  readonly inNames: boolean
  readonly inMakers: boolean
  /** In the name of a product that is sold. */
  readonly isSold: boolean
  /** One of the names that sell best with this word begins with it. */
  readonly beginsName: boolean
  /** One of them is this word. */
  readonly isName: boolean
}

const UNKNOWN: Known = { inNames: false, inMakers: false, isSold: false, beginsName: false, isName: false }

/** Where each of these words is found as it is typed, by its text. */
export async function knownWords(db: Db, tokens: readonly Token[]): Promise<(text: string) => Known> {
  const probes = tokens.flatMap(token => exactProbes(token).map(probe => ({ ...probe, text: token.text })))
  const names = await nearNames(db, probes)
  const makers = await nearMakers(db, probes)
  const textOf = (row: NearName) => probes[row.probe]?.text ?? ''
  const textsOf = (rows: readonly NearName[]) => new Set(rows.map(textOf))
  const inNames = textsOf(names)
  const inMakers = textsOf(makers)
  const isSold = textsOf(names.filter(row => row.goods_count > 0))
  const beginsName = textsOf(names.filter(row => row.search_text.includes(`|${textOf(row)}`)))
  const isName = textsOf(names.filter(row => row.search_text.includes(`|${textOf(row)}|`)))
  const known = new Map<string, Known>(
    tokens.map(({ text }) => [
      text,
      {
        inNames: inNames.has(text),
        inMakers: inMakers.has(text),
        isSold: isSold.has(text),
        beginsName: beginsName.has(text),
        isName: isName.has(text),
      },
    ]),
  )
  return text => known.get(text) ?? UNKNOWN
}
