import type { Db } from '../../db/types'
import { correctedWords } from './corrected-words'
import type { Correction, SearchType } from './engine'
import { fewerWords } from './fewer-words'
import { type Known, knownWords } from './known-words'
import { parseQuery, type Token } from './query'
import { asTyped, sameMeaning, withAliases } from './same-meaning'
import { certain, isWord, textOf } from './words'

/**
 * What keywords that find nothing can mean, the likeliest first: the same in other words, a maker, words with a correction,
 * and some of the words alone. Each is read only when the ones before it find nothing either.
 */
export async function* corrections(db: Db, keywords: string, type: SearchType): AsyncGenerator<Correction> {
  const { tokens: typed } = parseQuery(keywords)
  if (typed.length === 0) return
  const same = sameMeaning(keywords)
  for (const other of same) yield certain('alias', other, { type })
  const { tokens, known } = await meantWords(db, typed)
  if (type === 0) {
    const [first] = same
    if (first !== undefined && typed.every(isWord)) yield certain('alias', first, { type: 1 })
    if (tokens.every(token => isOnlyMaker(token, known))) yield certain('maker', textOf(tokens), { type: 1 })
  }
  const words = { tokens, known, type }
  const asAsked = (correction: Correction): Correction => ({
    ...correction,
    dropped: correction.dropped.map(word => asTyped(word, keywords)),
  })
  for await (const correction of correctedWords(db, words)) yield asAsked(correction)
  for (const correction of fewerWords(words)) yield asAsked(correction)
}

/** The words of keywords, and where each is found. Words that nothing has are read by their alias. */
async function meantWords(db: Db, typed: readonly Token[]) {
  const known = await knownWords(db, typed)
  const isFound = ({ text }: Token) => known(text).inNames || known(text).inMakers
  const meant = typed.map(token => (isFound(token) ? token.text : withAliases(token.text))).join(' ')
  if (meant === textOf(typed)) return { tokens: typed, known }
  const { tokens } = parseQuery(meant)
  return { tokens, known: await knownWords(db, tokens) }
}

function isOnlyMaker(token: Token, known: (text: string) => Known): boolean {
  const { inNames, inMakers } = known(token.text)
  return isWord(token) && inMakers && !inNames
}
