import type { Db } from '../../db/types'
import type { Correction, SearchType } from './engine'
import { isForm } from './medicine-form'
import { isLikely, type NearWord, nearWords } from './near-words'
import type { Token } from './query'
import { type Parts, splitWord } from './split-word'
import { isUnknown, isWord, type Words } from './words'

/** Keywords that a correction names besides, and how much less likely they can be. */
const MOST_OTHERS = 4
const OTHERS_COST = 1.5
const SHORT = 2

/**
 * Keywords in which the words that nothing has are replaced by those that they are likely meant for, or cut into words
 * that fit. A word that sounds alike is before a cut, and a cut before a word with another character.
 */
export async function* correctedWords(db: Db, words: Words): AsyncGenerator<Correction> {
  const unknown = words.tokens.filter(token => isUnknown(token, words) && !isForm(token.text))
  const near = new Map<string, NearWord[]>()
  for (const token of unknown) {
    const found = await nearWords(db, token, words.type === 0 ? 'names' : 'makers')
    near.set(token.text, isAside(token, words) ? found.filter(isLikely) : found)
  }
  const replaced = replacements(words, { unknown, near, type: words.type })
  yield* replaced.filter(({ isSure }) => isSure).map(({ correction }) => correction)
  const [first] = unknown
  if (!first) return
  const split = await splitWord(db, first)
  const ofParts = (part: Parts) => partsCorrection(words, part, first)
  yield* split.both.map(ofParts)
  yield* (await split.stems()).map(ofParts)
  yield* split.plain.map(ofParts)
  yield* replaced.filter(({ isSure }) => !isSure).map(({ correction }) => correction)
  if (words.type === 0 && words.tokens.length === 1) {
    const makers = new Map([[first.text, await nearWords(db, first, 'makers')]])
    yield* replacements(words, { unknown, near: makers, type: 1 }).map(({ correction }) => correction)
  }
  yield* (await split.corrected()).map(ofParts)
  yield* split.alone.map(ofParts)
  yield* (await split.inside()).map(ofParts)
}

/** Whether a token is a short word beside one that something has: it is more likely superfluous than wrong. */
function isAside({ text }: Token, words: Words): boolean {
  return [...text].length <= SHORT && words.tokens.some(token => isWord(token) && !isUnknown(token, words))
}

interface Replacements {
  readonly unknown: readonly Token[]
  readonly near: ReadonlyMap<string, readonly NearWord[]>
  readonly type: SearchType
}

interface Replaced {
  readonly correction: Correction
  readonly isSure: boolean
}

/** The best word for each unknown one, then the next ones for the first; at last one unknown word alone, without the others. */
function replacements(words: Words, { unknown, near, type }: Replacements): Replaced[] {
  const choices = (token: Token) => near.get(token.text) ?? []
  const changed = unknown.filter(token => choices(token).length > 0)
  const ways = changed.length > 1 ? [changed, ...changed.map(token => [token])] : [changed]
  return ways.flatMap(way => {
    const [first] = way
    if (!first) return []
    const dropped = unknown.filter(token => !way.includes(token))
    const kept = words.tokens.filter(token => !dropped.includes(token))
    const bestOf = (token: Token) => (way.includes(token) ? choices(token)[0] : undefined)
    const withWord = (word: NearWord) =>
      kept.map(token => (token === first ? word : bestOf(token))?.text ?? token.text).join(' ')
    return choices(first)
      .slice(0, MOST_OTHERS)
      .map((word, at) => {
        const others = choices(first).filter(
          (other, place) =>
            place > at && other.cost <= word.cost + OTHERS_COST && !word.text.includes(other.text),
        )
        const isAlone = others.length === 0 || (word.isSound && !others.some(({ isSound }) => isSound))
        const isSure = isLikely(word)
        const correction = {
          kind: first.kind === 'latin' ? 'pinyin' : 'spelling',
          keywords: withWord(word),
          type,
          dropped: dropped.map(({ text }) => text),
          is_certain: isAlone && (isSure || first.kind === 'latin'),
          others: others.slice(0, MOST_OTHERS).map(withWord),
        } as const
        return { correction, isSure }
      })
  })
}

/** A word in parts, with the other words that something has. */
function partsCorrection(words: Words, part: Parts, first: Token): Correction {
  const { text, dropped, isCorrected, others = [] } = part
  const isLost = (token: Token) => token !== first && isUnknown(token, words)
  const left = [...dropped, ...words.tokens.filter(isLost).map(token => token.text)]
  const kept = words.tokens.filter(token => !isLost(token))
  const withText = (other: string) => kept.map(token => (token === first ? other : token.text)).join(' ')
  return {
    kind: left.length > 0 && !isCorrected ? 'dropped' : 'spelling',
    keywords: withText(text),
    type: words.type,
    dropped: left,
    is_certain: !isCorrected && !part.isGuess,
    others: others.map(withText),
  }
}
