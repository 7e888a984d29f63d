import type { Correction } from './engine'
import { isForm } from './medicine-form'
import type { Token } from './query'
import { certain, isWord, textOf, type Words } from './words'

/**
 * Keywords with fewer words: without those that nothing has, then without numbers, then one word less from the end, and
 * at last one word alone. One character, and a word that says only the form of a medicine, are not searched alone.
 */
export function* fewerWords({ tokens, known, type }: Words): Generator<Correction> {
  const fits = (token: Token) => {
    const { isSold, inMakers } = known(token.text)
    return !isWord(token) || inMakers || (type === 0 && isSold)
  }
  const fitting = tokens.filter(fits)
  const names = fitting.filter(isWord)
  const fewer = names.map((_, at) => names.slice(0, names.length - at))
  const seen = new Set([textOf(tokens)])
  for (const way of [fitting, ...fewer, ...names.map(name => [name])]) {
    const keywords = textOf(way)
    const isMeant = way.some(token => isWord(token) && [...token.text].length > 1 && !isForm(token.text))
    if (!isMeant || seen.has(keywords)) continue
    seen.add(keywords)
    const dropped = tokens.filter(token => !way.includes(token)).map(({ text }) => text)
    yield certain('dropped', keywords, { type, dropped })
  }
}
