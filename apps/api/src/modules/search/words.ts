import type { Correction, SearchType } from './engine'
import type { Known } from './known-words'
import type { Token } from './query'

/** The words of keywords that find nothing, and where each is found. */
export interface Words {
  readonly tokens: readonly Token[]
  readonly known: (text: string) => Known
  readonly type: SearchType
}

/** Whether a token is a word, which names and makers are searched for; other tokens are numbers. */
export const isWord = ({ kind }: Token) => kind === 'text' || kind === 'latin'

/** Whether no name and no maker has a word. */
export function isUnknown(token: Token, { known, type }: Words): boolean {
  const { inNames, inMakers } = known(token.text)
  return isWord(token) && !inMakers && (type === 1 || !inNames)
}

export const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')

/** A correction without doubt. */
export function certain(
  kind: Correction['kind'],
  keywords: string,
  { type, dropped = [] }: { type: SearchType; dropped?: readonly string[] },
): Correction {
  return { kind, keywords: keywords.trim().replace(/\s+/g, ' '), type, dropped, is_certain: true, others: [] }
}
