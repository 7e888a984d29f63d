import type { Db } from '../../db/types'
import { correctedWords } from './corrected-words'
import type { Correction, SearchType } from './engine'
import { fewerWords } from './fewer-words'
import { type Known, knownWords } from './known-words'
import { parseQuery, type Token } from './query'
import { sameMeaning } from './same-meaning'
import { certain, isWord, textOf } from './words'

/**
 * What keywords that find nothing can mean, the likeliest first: the same in other words, a maker, words with a correction,
 * and some of the words alone. Each is read only when the ones before it find nothing either.
 */
export async function* corrections(db: Db, keywords: string, type: SearchType): AsyncGenerator<Correction> {
  const { tokens } = parseQuery(keywords)
  if (tokens.length === 0) return
  const same = sameMeaning(keywords)
  for (const other of same) yield certain('alias', other, { type })
  const known = await knownWords(db, tokens)
  if (type === 0) {
    const [first] = same
    if (first !== undefined && tokens.every(isWord)) yield certain('alias', first, { type: 1 })
    if (tokens.every(token => isOnlyMaker(token, known))) yield certain('maker', textOf(tokens), { type: 1 })
  }
  yield* correctedWords(db, { tokens, known, type })
  yield* fewerWords({ tokens, known, type })
}

function isOnlyMaker(token: Token, known: (text: string) => Known): boolean {
  const { inNames, inMakers } = known(token.text)
  return isWord(token) && inMakers && !inNames
}
