import { foldCharacters, normaliseText } from './normalise'
import { readingsOf } from './pinyin'
import { parseQuery } from './query'

/** Characters of a text: from `start` on, and before `end`. */
export interface Hit {
  readonly start: number
  readonly end: number
}

/** A character of a name that can be searched for. */
interface Letter {
  /** Where it is in the name. */
  readonly at: number
  readonly text: string
}

/** The characters of a name that keywords find: as they are written, or by pinyin and its first letters. */
export function hitsOf(name: string, keywords: string): Hit[] {
  const letters = lettersOf(name)
  const hits = parseQuery(keywords).tokens.flatMap(({ kind, text }) => {
    const range = writtenRange(letters, text) ?? (kind === 'latin' ? spelledRange(letters, text) : null)
    return range ? [rangeIn(name, letters, range)] : []
  })
  return merged(hits)
}

function lettersOf(name: string): Letter[] {
  return Array.from(name.matchAll(/./gsu)).flatMap(({ 0: character, index }) =>
    [...normaliseText(character)].map(text => ({ at: index, text })),
  )
}

type Range = readonly [from: number, to: number]

function writtenRange(letters: readonly Letter[], text: string): Range | null {
  const from = letters
    .map(letter => letter.text)
    .join('')
    .indexOf(foldCharacters(text))
  return from === -1 ? null : [from, from + text.length]
}

function spelledRange(letters: readonly Letter[], text: string): Range | null {
  const readings = readingsOf(letters.map(letter => letter.text).join(''))
  for (const from of letters.keys()) {
    const to = spelledEnd(readings, from, text)
    if (to !== null) return [from, to]
  }
  return null
}

/** Behind which character the text ends, when it spells those from `at` on; the last syllable can be incomplete. */
function spelledEnd(readings: readonly string[][], at: number, text: string): number | null {
  if (text === '') return at
  for (const reading of readings[at] ?? []) {
    if (reading.startsWith(text)) return at + 1
    for (const typed of [reading, reading.slice(0, 1)]) {
      const end = text.startsWith(typed) ? spelledEnd(readings, at + 1, text.slice(typed.length)) : null
      if (end !== null) return end
    }
  }
  return null
}

function rangeIn(name: string, letters: readonly Letter[], [from, to]: Range): Hit {
  return { start: letters[from]?.at ?? 0, end: letters[to]?.at ?? name.length }
}

/** In their order, those that overlap as one. */
function merged(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = []
  for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1)
    if (!last || hit.start > last.end) kept.push(hit)
    else kept.splice(-1, 1, { start: last.start, end: Math.max(last.end, hit.end) })
  }
  return kept
}
