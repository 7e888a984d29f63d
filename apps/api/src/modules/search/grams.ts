/**
 * Parts of a text that a GIN index over text[] can find. All kinds of text are in one array, so each kind has a
 * prefix: plain text none, initials `~`, the beginning of initials `^`, whole pinyin `=`, keys `#`.
 */

const INITIALS = '~'
const INITIALS_START = '^'
const FULL = '='
const KEY = '#'
const PIECE = 3

/** From this number of letters initials match anywhere in a name; fewer match only at its beginning. */
export const ANYWHERE_FROM = 4

/** Smallest number of letters that are tried as whole pinyin. */
export const FULL_FROM = 3

/** Single characters and adjacent pairs: most Chinese words have two characters. */
export function textGrams(text: string): string[] {
  const characters = [...text]
  const singles = characters.filter(character => /\p{Script=Han}/u.test(character))
  return [...new Set([...singles, ...pieces(characters, 2)])]
}

/**
 * The grams to find for a typed text: some of its pairs, or the character itself when there is only one. The whole
 * text is compared afterwards, so a few pairs spread over it find as much as all of them, at a lower cost.
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

/* Beginnings of names and whole names: the function `search_heads` of the database writes them. */

const HEAD = '|'

/** The beginning of a name that begins with a text. */
export function headGram(text: string): string {
  return HEAD + [...text].slice(0, PIECE).join('')
}

export function wholeGram(text: string): string {
  return HEAD + text + HEAD
}
