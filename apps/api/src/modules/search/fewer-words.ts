import type { Correction } from './engine'
import { isForm } from './medicine-form'
import type { Token } from './query'
import { certain, isWord, textOf, type Words } from './words'

/**
 * Keywords with fewer words: without those that nothing has, then without numbers, then one word less, and at last one word
 * alone. Words of makers are left out before names, and then the last ones. One character, and a word that says only the
 * form of a medicine, are not searched alone. Where only words of makers are left, these are searched among makers.
 */
export function* fewerWords({ tokens, known, type }: Words): Generator<Correction> {
  const isOfMaker = ({ text }: Token) => type === 0 && known(text).inMakers && !known(text).isWhole
  const fits = (token: Token) => {
    const { isSold, inMakers } = known(token.text)
    return !isWord(token) || inMakers || (type === 0 && isSold)
  }
  const fitting = tokens.filter(fits)
  const names = fitting.filter(isWord)
  const needed = names.toSorted((a, b) => Number(isOfMaker(a)) - Number(isOfMaker(b)))
  const fewer = needed.map((_, at) => names.filter(name => needed.indexOf(name) < needed.length - at))
  const seen = new Set([textOf(tokens)])
  for (const way of [fitting, ...fewer, ...needed.map(name => [name])]) {
    const keywords = textOf(way)
    const isMeant = way.some(token => isWord(token) && [...token.text].length > 1 && !isForm(token.text))
    if (!isMeant || seen.has(keywords)) continue
    seen.add(keywords)
    const dropped = tokens.filter(token => !way.includes(token)).map(({ text }) => text)
    const isMaker = way.every(
      token => isWord(token) && known(token.text).inMakers && !known(token.text).inNames,
    )
    yield {
      ...certain('dropped', keywords, { type: isMaker ? 1 : type, dropped }),
      is_certain: !isMaker || type === 1,
    }
  }
}
