import type { Db } from '../../db/types'
import { isForm } from './medicine-form'
import { type NearName, namesOf, nearMakers, nearNames, textsOf } from './near-names'
import { nearProbes, type Probe } from './near-probes'
import { readingsOf } from './pinyin'
import type { Token } from './query'
import { wholeWord } from './whole-word'

/** A word of names that a typed word may be meant for. */
export interface NearWord {
  readonly text: string
  /** Smaller is likelier. */
  readonly cost: number
  /** It sounds like the typed word. */
  readonly isSound: boolean
}

/** A word that sounds like the typed one, or nearly so. */
export const isLikely = ({ cost }: NearWord) => cost <= NEAR_SOUND_COST + INSIDE_COST

interface Found extends NearWord {
  readonly sales: number
  readonly rows: readonly NearName[]
}

/**
 * The words of names, or of makers, that differ from a typed one in one place or sound like it, the likeliest first. What
 * names have is continued to a word of theirs.
 */
export async function nearWords(db: Db, token: Token, of: 'names' | 'makers'): Promise<NearWord[]> {
  const probes = nearProbes(token)
  const rows = await (of === 'names' ? nearNames : nearMakers)(db, probes)
  const found = new Map<string, Found>()
  for (const row of rows) {
    // A name without a product that can be bought is no answer.
    if (row.goods_count > 0) add(found, wordOf(row, probes[row.probe], token))
  }
  const words = new Map<string, Found>()
  for (const word of found.values()) add(words, of === 'names' ? continued(word, token) : word)
  return [...words.values()]
    .filter(({ text }) => text !== token.text)
    .map(word => ({ ...word, text: asWritten(word.rows, word.text) }))
    .sort((a, b) => a.cost - b.cost || b.sales - a.sales)
}

/**
 * A word as names have it. Null where its first or last character is not the typed one and the names differ beside it:
 * then each of them is as likely as the others.
 */
function continued(word: Found, { kind, text: typed }: Token): Found | null {
  const { text, isBegun, isEnded } = wholeWord(word.text, word.rows.flatMap(textsOf))
  const isMeant =
    (isBegun || word.text.at(0) === typed.at(0)) && (isEnded || word.text.at(-1) === typed.at(-1))
  return isMeant || isLikely(word) || isForm(text) || kind === 'latin' ? { ...word, text } : null
}

function add(words: Map<string, Found>, word: Found | null): void {
  if (word === null) return
  const known = words.get(word.text)
  const best = known && known.cost <= word.cost ? known : word
  const rows = [...(known?.rows ?? []), ...word.rows]
  words.set(word.text, { ...best, rows, sales: Math.max(known?.sales ?? 0, word.sales) })
}

/** What a word costs more that is inside names, or only their beginning. */
const INSIDE_COST = 0.6
const START_COST = 0.2
/** A wrong character that sounds nearly like the right one, and one that only begins with the same letter. */
const NEAR_SOUND_COST = 1
const INITIAL_GAIN = 0.3
/** Each further character that differs in a word of the same sound. */
const DIFFERENT_COST = 0.1

function wordOf(row: NearName, probe: Probe | undefined, token: Token): Found | null {
  if (!probe) return null
  const text = textOf(row, probe, token)
  if (text === null || text === token.text) return null
  const isSound = token.kind !== 'latin' && probe.column === 'search_full'
  const cost = probe.cost - soundGain(token.text, text, probe) + placeCost(row, text)
  return { text, cost, isSound, sales: row.sales + row.goods_count, rows: [row] }
}

/** What a name has for a typed word. */
function textOf(row: NearName, probe: Probe, token: Token): string | null {
  const pattern = patternOf(probe)
  if (probe.column === 'search_text') return writtenText(row, pattern)
  const match = pattern.exec(row.search_full)?.[0].replaceAll('|', '')
  if (match === undefined) return null
  return charactersOf(row, match) ?? (token.kind === 'latin' ? wholeSyllables(row, match) : null)
}

/** Letters behind the last whole syllable that a typed word can have too many: `buluofeng` is 布洛芬. */
const MOST_LETTERS_OVER = 2

/** The characters of a name at the beginning of these letters, where the rest begins another syllable. */
function wholeSyllables(row: NearName, letters: string): string | null {
  for (let over = 1; over <= MOST_LETTERS_OVER; over++) {
    const characters = charactersOf(row, letters.slice(0, -over))
    if (characters !== null) return characters
  }
  return null
}

/** What is in one of the names; in both of them together only where it begins with one. */
function writtenText(row: NearName, pattern: RegExp): string | null {
  const names = namesOf(row)
  for (const name of textsOf(row)) {
    const match = pattern.exec(`|${name}|`)
    if (match && (names.includes(name) || match.index <= 1)) return match[0].replaceAll('|', '')
  }
  return null
}

/** The pattern of a probe as a regular expression; the character that is not typed is no bar. */
function patternOf({ pattern }: Probe): RegExp {
  return new RegExp(pattern.slice(1, -1).replaceAll('|', '\\|').replaceAll('_', '[^|]'), 'u')
}

/** The characters of a name that are read as these letters. Null where they end inside a syllable. */
function charactersOf(row: NearName, letters: string): string | null {
  for (const name of namesOf(row)) {
    const characters = [...name]
    const readings = readingsOf(name)
    if (readings.length !== characters.length) continue
    for (let from = 0; from < characters.length; from++) {
      const to = endOf(readings, from, letters)
      if (to !== null) return characters.slice(from, to).join('')
    }
  }
  return null
}

/** Where the characters from a place on end that are read as these letters. */
function endOf(readings: readonly string[][], from: number, letters: string): number | null {
  if (letters === '') return from
  for (const reading of readings[from] ?? []) {
    const end = letters.startsWith(reading) ? endOf(readings, from + 1, letters.slice(reading.length)) : null
    if (end !== null) return end
  }
  return null
}

function placeCost({ search_text }: NearName, text: string): number {
  if (search_text.includes(`|${text}|`)) return 0
  return search_text.includes(`|${text}`) ? START_COST : INSIDE_COST
}

/** What the sound of the different characters says for or against a word. */
function soundGain(typed: string, found: string, { cost, column }: Probe): number {
  const [one, two] = [[...typed], [...found]]
  if (one.length !== two.length) return 0
  const different = one.flatMap((character, at) =>
    character === two[at] ? [] : ([[character, two[at] ?? '']] as const),
  )
  if (column === 'search_full') return -DIFFERENT_COST * different.length
  const isEvery = (isLike: (a: string, b: string) => boolean) =>
    different.every(([a, b]) =>
      likelyReadings(a).some(mine => likelyReadings(b).some(its => isLike(mine, its))),
    )
  if (isEvery(isOneEdit)) return Math.max(0, cost - NEAR_SOUND_COST)
  return isEvery((mine, its) => mine[0] === its[0]) ? INITIAL_GAIN : 0
}

const likelyReadings = (character: string) => readingsOf(character)[0] ?? []

function isOneEdit(one: string, two: string): boolean {
  const [short, long] = one.length <= two.length ? [one, two] : [two, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  return long.slice(at + 1) === rest || one === two
}

/** A word with the capitals that the first name has. */
function asWritten([row]: readonly NearName[], text: string): string {
  const at = row?.name.toLowerCase().indexOf(text) ?? -1
  return at < 0 ? text : (row?.name.slice(at, at + text.length) ?? text)
}
