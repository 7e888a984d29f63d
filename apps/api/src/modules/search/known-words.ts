import { groupBy } from '../../db/group-by'
import type { Db } from '../../db/types'
import { type NearName, nearMakers, nearNames, textsOf } from './near-names'
import { exactProbes } from './near-probes'
import type { Token } from './query'
import { wholeWord } from './whole-word'

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
  /** What the names of products that are sold have for it, as {@link wholeWord}. */
  readonly word: string
  /** One of those names is this word, alone or with its form. */
  readonly isWhole: boolean
}

const UNKNOWN = { inNames: false, inMakers: false, isSold: false, beginsName: false, isName: false }

/** Where each of these words is found as it is typed, by its text. */
export async function knownWords(db: Db, tokens: readonly Token[]): Promise<(text: string) => Known> {
  const probes = tokens.flatMap(token => exactProbes(token).map(probe => ({ ...probe, text: token.text })))
  const names = await nearNames(db, probes)
  const makers = await nearMakers(db, probes)
  const textOf = (row: NearName) => probes[row.probe]?.text ?? ''
  const wordsOf = (rows: readonly NearName[]) => new Set(rows.map(textOf))
  const inNames = wordsOf(names)
  const inMakers = wordsOf(makers)
  const sold = names.filter(row => row.goods_count > 0)
  const isSold = wordsOf(sold)
  const soldBy = groupBy(sold, textOf)
  const beginsName = wordsOf(names.filter(row => row.search_text.includes(`|${textOf(row)}`)))
  const isName = wordsOf(names.filter(row => row.search_text.includes(`|${textOf(row)}|`)))
  const known = new Map<string, Known>(
    tokens.map(({ text }) => {
      const whole = wholeWord(text, (soldBy.get(text) ?? []).flatMap(textsOf))
      return [
        text,
        {
          inNames: inNames.has(text),
          inMakers: inMakers.has(text),
          isSold: isSold.has(text),
          beginsName: beginsName.has(text),
          isName: isName.has(text),
          word: whole.text,
          isWhole: whole.isWhole && whole.text === text,
        },
      ]
    }),
  )
  return text => known.get(text) ?? { ...UNKNOWN, word: text, isWhole: false }
}
