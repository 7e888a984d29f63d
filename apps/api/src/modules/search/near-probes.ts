import { FULL_FROM, fullQueryGrams, initialsQueryGrams, textQueryGrams } from './grams'
import { spellName } from './pinyin'
import type { Token } from './query'

/** How a name is compared with a typed word. */
export type ProbeColumn = 'search_text' | 'search_full' | 'search_initials'

/** A pattern of LIKE that finds names with a word, or with one that differs from it in one place. */
export interface Probe {
  readonly column: ProbeColumn
  readonly pattern: string
  readonly grams: readonly string[]
  /** How far the found word is from the typed one; 0 where it has the same sound. */
  readonly cost: number
}

/** What an edit of one place costs. A wrong character is the commonest. */
const COSTS = { sound: 0, swapped: 1, wrong: 2, missing: 3, extra: 3 } as const

/** Characters of a word: fewer are compared by their sound and as whole names. */
const LONG = 3
/** A word of which a character can be left out. */
const LONG_FOR_EXTRA = 4
/** Letters of a word of pinyin that can have a wrong one. */
const LETTERS_FROM = 5
const MOST_SOUNDS = 4

/** What finds the word as it is typed. */
export function exactProbes({ kind, text }: Token): Probe[] {
  const plain = probe('search_text', [text], 0)
  if (kind !== 'latin') return plain
  const start = {
    column: 'search_initials',
    pattern: `%|${text}%`,
    grams: initialsQueryGrams(text.slice(0, 3)),
  } as const
  return [...plain, { ...start, cost: 0 }, ...soundProbes([text])]
}

/** What finds words that differ from the typed one in one place, or only in their characters. */
export function nearProbes({ kind, text }: Token): Probe[] {
  if (kind === 'latin') return text.length < LETTERS_FROM ? [] : editProbes('search_full', text)
  const sounds = soundProbes(spellName(text).full.slice(0, MOST_SOUNDS))
  const length = [...text].length
  if (length < 2) return []
  return [...sounds, ...(length < LONG ? wholeProbes(text) : editProbes('search_text', text))]
}

function soundProbes(spellings: readonly string[]): Probe[] {
  return spellings
    .filter(spelling => spelling.length >= FULL_FROM)
    .flatMap(spelling => probe('search_full', [spelling], COSTS.sound))
}

/** Whole names of two characters, of which one is wrong. */
function wholeProbes(text: string): Probe[] {
  const [first = '', second = ''] = [...text]
  return [
    probe('search_text', [`|${first}`, '|'], COSTS.wrong),
    probe('search_text', ['|', `${second}|`], COSTS.wrong),
  ].flat()
}

/** The word with one character wrong, exchanged with the next one, missing, or too many. */
function editProbes(column: 'search_text' | 'search_full', text: string): Probe[] {
  const characters = [...text]
  const cut = (from: number, to?: number) => characters.slice(from, to).join('')
  return characters.flatMap((character, at) => {
    const next = characters[at + 1]
    const before = cut(0, at)
    return [
      ...probe(column, [before, cut(at + 1)], COSTS.wrong),
      ...(next === undefined || next === character
        ? []
        : [
            ...probe(column, [before + next + character + cut(at + 2)], COSTS.swapped),
            ...probe(column, [cut(0, at + 1), cut(at + 1)], COSTS.missing),
          ]),
      ...(characters.length < LONG_FOR_EXTRA ? [] : probe(column, [before + cut(at + 1)], COSTS.extra)),
    ]
  })
}

/** A probe for pieces with one character between them; none where no index finds the pieces. */
function probe(column: 'search_text' | 'search_full', pieces: readonly string[], cost: number): Probe[] {
  const gramsOf = column === 'search_text' ? textPieceGrams : fullQueryGrams
  const grams = [...new Set(pieces.flatMap(piece => gramsOf(piece.replaceAll('|', ''))))]
  return grams.length === 0 ? [] : [{ column, pattern: `%${pieces.join('_')}%`, grams, cost }]
}

/** A single letter or digit is no gram. */
function textPieceGrams(piece: string): string[] {
  return [...piece].length === 1 && !/\p{Script=Han}/u.test(piece) ? [] : textQueryGrams(piece)
}
