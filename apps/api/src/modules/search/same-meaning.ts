import { ALIASES } from './aliases'
import { foldCharacters, normaliseText } from './normalise'

/** Units of pieces that makers and buyers exchange for each other. */
const PIECES: readonly (readonly string[])[] = [
  ['粒', '丸', '片', 's'],
  ['袋', '包'],
  ['支', '瓶'],
]
const PIECE_COUNT = /(?<=\d)(?:粒|丸|片|s|袋|包|支|瓶)(?![\p{L}\p{N}])/gu

/** Units that are left out after a number with a point. */
const UNITS = ['g', 'mg', 'ml', '%']
const BARE_DECIMAL = /(?<![\d.*×x])(\d+\.\d+)(?=\s|$)/g

/** Keywords that mean the same: with what the catalogue writes for an alias, and with another unit of pieces. */
export function sameMeaning(keywords: string): string[] {
  const typed = foldCharacters(keywords)
  const named = withAliases(typed)
  const ways = [named, ...[typed, named].flatMap(text => [...withUnits(text), ...withPieces(text)])]
  return [...new Set(ways)].filter(way => way.trim() !== typed.trim())
}

/** Keywords with what the catalogue writes for an alias. */
export function withAliases(typed: string): string {
  return ALIASES.reduce((text, alias) => replaceWord(text, alias), typed)
}

/** Digits and letters are replaced only as a whole: 999 is no part of 1999. */
function replaceWord(text: string, { typed, meaning }: (typeof ALIASES)[number]): string {
  if (!text.includes(typed)) return text
  const whole = new RegExp(
    `${notBeside(typed.slice(0, 1), '<!')}${typed}${notBeside(typed.slice(-1), '!')}`,
    'gu',
  )
  const isBrand = /^\d+$/.test(typed)
  // A brand and a name are two words; a letter and the form of a medicine are one name.
  return text.replace(whole, isBrand ? ` ${meaning} ` : meaning)
}

/** A word of the keywords that is read as this one; the word itself where none is. */
export function asTyped(word: string, keywords: string): string {
  const typed = foldCharacters(keywords)
  if (typed.includes(word)) return word
  return (
    ALIASES.find(alias => normaliseText(alias.meaning) === word && typed.includes(alias.typed))?.typed ?? word
  )
}

/** A condition that no digit is beside a digit, and no letter beside a letter. */
function notBeside(character: string, look: '!' | '<!'): string {
  if (/\d/.test(character)) return `(?${look}\\d)`
  return /[a-z]/.test(character) ? `(?${look}[a-z])` : ''
}

function withUnits(text: string): string[] {
  if (text.match(BARE_DECIMAL) === null) return []
  return UNITS.map(unit => text.replace(BARE_DECIMAL, `$1${unit}`))
}

function withPieces(text: string): string[] {
  const [piece] = text.match(PIECE_COUNT) ?? []
  const others = PIECES.find(group => group.includes(piece ?? '')) ?? []
  return others.filter(other => other !== piece).map(other => text.replace(PIECE_COUNT, other))
}
