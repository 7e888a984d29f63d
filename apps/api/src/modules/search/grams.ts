/**
 * Pieces of text that a GIN index over text[] can look up. Kinds of text share one array, so each kind marks
 * its pieces: plain text has none, initials `~`, the beginning of initials `^`, whole pinyin `=`, keys `#`.
 */

const INITIALS = '~'
const INITIALS_START = '^'
const FULL = '='
const KEY = '#'
const PIECE = 3

/** Letters of initials from which they match anywhere; fewer match at the beginning only. */
export const ANYWHERE_FROM = 4

/** Fewest letters that are tried as whole pinyin. */
export const FULL_FROM = 3

/** Characters and pairs of neighbours: two-character words are the rule in Chinese. */
export function textGrams(text: string): string[] {
  const characters = [...text]
  const singles = characters.filter(character => /\p{Script=Han}/u.test(character))
  return [...new Set([...singles, ...pieces(characters, 2)])]
}

/**
 * What a typed text needs: some of its pairs, or itself when it is one character. The text itself is compared
 * afterwards, so a few pairs, spread over it, find as much as all of them and cost less to look up.
 */
export function textQueryGrams(text: string): string[] {
  const characters = [...text]
  return characters.length === 1 ? characters : some(pieces(characters, 2))
}

export function initialsGrams(initials: string): string[] {
  const starts = [1, 2, PIECE]
    .filter(size => size <= initials.length)
    .map(size => INITIALS_START + initials.slice(0, size))
  return [...starts, ...marked(INITIALS, initials)]
}

export function initialsQueryGrams(typed: string): string[] {
  if (typed.length >= ANYWHERE_FROM) return some(marked(INITIALS, typed))
  return [INITIALS_START + typed]
}

export function fullGrams(full: string): string[] {
  return marked(FULL, full)
}

export function fullQueryGrams(typed: string): string[] {
  return some(fullGrams(typed))
}

export function keyGrams(key: string): string[] {
  return marked(KEY, key)
}

function marked(mark: string, text: string): string[] {
  return [...new Set(pieces([...text], PIECE).map(piece => mark + piece))]
}

function pieces(characters: readonly string[], size: number): string[] {
  const found: string[] = []
  for (let at = 0; at + size <= characters.length; at++) found.push(characters.slice(at, at + size).join(''))
  return found
}

const MOST_QUERY_GRAMS = 4

function some(grams: readonly string[]): string[] {
  const distinct = [...new Set(grams)]
  if (distinct.length <= MOST_QUERY_GRAMS) return distinct
  const step = (distinct.length - 1) / (MOST_QUERY_GRAMS - 1)
  return Array.from({ length: MOST_QUERY_GRAMS }, (_, at) => distinct[Math.round(at * step)] ?? '')
}
