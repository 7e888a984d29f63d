import { readSources, type Sources } from '../../demo/catalogue/sources'
import { spellName } from '../../src/modules/search/pinyin'

/** A query and the names (or makers) that its first page must show. */
export interface SearchCase {
  query: string
  type: 0 | 1
  expected: string[]
  kind: string
}

const MOST_EXPECTED = 6

/** Text as typed in a file of cases: tab-separated query, type, expected names and kind, with a header. */
export function readCases(text: string): SearchCase[] {
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map(line => {
      const [query = '', type = '', expected = '', kind = ''] = line.split('\t')
      return { query, type: type === 'manufacturer' ? 1 : 0, expected: expected.split(' | '), kind }
    })
}

interface Name {
  common_name: string
  trade_name: string
}

/** A name as the cases write it: the generic one, the trade name in brackets. */
export function nameKey({ common_name, trade_name }: Name): string {
  return trade_name === '' ? common_name : `${common_name}[${trade_name}]`
}

type Matcher = (text: string, query: string) => boolean

/** Initials match from the beginning, or anywhere from four letters on. */
export const byInitials: Matcher = (text, query) =>
  spelled(text).initials.some(letters =>
    query.length >= 4 ? letters.includes(query) : letters.startsWith(query),
  )

export const byPinyin: Matcher = (text, query) => spelled(text).full.some(letters => letters.includes(query))

export const byText: Matcher = (text, query) => text.includes(query)

/** The expected names of a pool: all that match, short generic names first, then by code point, six at most. */
export function expectNames(pool: readonly Name[], query: string, matches: Matcher): string[] {
  const found = new Map<string, Name>()
  for (const one of pool) {
    if (matches(one.common_name, query) || (one.trade_name !== '' && matches(one.trade_name, query))) {
      if (!found.has(nameKey(one))) found.set(nameKey(one), one)
    }
  }
  const sorted = [...found].sort(
    ([, a], [, b]) => a.common_name.length - b.common_name.length || compare(a.common_name, b.common_name),
  )
  return sorted.slice(0, MOST_EXPECTED).map(([key]) => key)
}

/** The expected makers: those with most goods first, then by code point, six at most. */
export function expectMakers(makers: readonly string[], query: string, matches: Matcher): string[] {
  const counts = new Map<string, number>()
  for (const maker of makers) counts.set(maker, (counts.get(maker) ?? 0) + 1)
  const found = [...counts].filter(([maker]) => matches(maker, query))
  return found
    .sort(([a, one], [b, two]) => two - one || compare(a, b))
    .slice(0, MOST_EXPECTED)
    .map(([maker]) => maker)
}

/** The three pools a case may come from. */
export function namePools(sources: Sources = readSources()) {
  return {
    drugs: sources.drugs.map(row => ({ ...row, common_name: row.generic_name })),
    herbs: sources.herbs.map(row => ({ common_name: row.name, trade_name: '' })),
    devices: sources.devices.map(row => ({ common_name: row.name, trade_name: '' })),
  }
}

const spellings = new Map<string, { initials: string[]; full: string[] }>()

function spelled(text: string) {
  const known = spellings.get(text) ?? spellName(text)
  spellings.set(text, known)
  return known
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
