import { normaliseSpecification, normaliseText } from '../search/normalise'
import { spellName } from '../search/pinyin'
import type { Query } from '../search/query'
import type { NamedGoods } from './named-goods'
import { tellingTokens } from './narrow'

/**
 * Whether the one product that a text fits can be another one than its writer means: its name has characters before or
 * between the words of the text (复方丹参片 for 丹参片), or its pack is several of the text's (10粒×2板 for 10粒).
 */
export function isDoubtful(one: NamedGoods, text: string, query: Query): boolean {
  return hasMoreName(one, query) || hasMorePacks(one, text)
}

function hasMoreName(one: NamedGoods, { tokens, joined }: Query): boolean {
  const keys = tokens.filter(({ kind }) => kind === 'key')
  if (keys.some(({ text }) => one.search_keys.includes(`|${text}|`))) return false
  const words = tokens.filter(({ kind }) => kind !== 'key')
  if (hasWholeName(one, words.map(textOf))) return false
  const texts = [...tellingTokens(words), ...(joined ? [joined] : [])].map(textOf).filter(Boolean)
  const missing = missingName(one, texts)
  return missing === null ? isSpelledInside(one, texts) : missing !== '' && !isMakersName(one, missing)
}

const textOf = ({ text }: { readonly text: string }) => normaliseText(text)

/** Words beside each other are a whole name: names have spaces and brackets. */
function hasWholeName({ search_text }: NamedGoods, words: readonly string[]): boolean {
  return words.some((_word, start) =>
    words.some(
      (_last, end) => end >= start && search_text.includes(`|${words.slice(start, end + 1).join('')}|`),
    ),
  )
}

/**
 * The characters of the name that are neither in the text nor in the trade name: those before the end of the last word
 * that the text has of it, and the rest of a number or Latin word. Null where the text has no part of the name.
 */
function missingName({ common_name, trade_name }: NamedGoods, texts: readonly string[]): string | null {
  const name = normaliseText(common_name)
  const brand = normaliseText(trade_name)
  const written = writtenAt(name, texts)
  const end = written.lastIndexOf(true)
  if (end < 0) return null
  const known = brand === '' ? written : writtenAt(name, [...texts, brand])
  const before = [...name].filter((_character, at) => at < end && !known[at]).join('')
  const goesOn = /[a-z0-9]/.test(name[end] ?? '') && /[a-z0-9]/.test(name[end + 1] ?? '')
  return goesOn ? before + name.slice(end + 1) : before
}

/** For each character of a name whether one of the texts has it. */
function writtenAt(name: string, texts: readonly string[]): boolean[] {
  const written = Array.from({ length: name.length }, () => false)
  for (const text of texts) {
    for (let at = name.indexOf(text); at >= 0; at = name.indexOf(text, at + 1))
      written.fill(true, at, at + text.length)
  }
  return written
}

/** Words behind the own name of a company. */
const COMPANY = /药业|制药|藏药|医药|集团|公司|股份|科技|堂/

/** The own name of the maker, without its place: 三九 of 华润三九医药. One character is in too many names. */
function isMakersName({ sccj }: NamedGoods, text: string): boolean {
  const own = normaliseText(sccj).split(COMPANY).slice(0, -1)
  return text.length > 1 && own.some(part => part.endsWith(text))
}

/** Initials, pinyin or half-typed words are in the middle of the name, and none of them at its beginning. */
function isSpelledInside(one: NamedGoods, texts: readonly string[]): boolean {
  const names = [one.search_text, one.search_initials, one.search_full].join('')
  const ways = texts
    .filter(text => /[a-z]/.test(text))
    .flatMap(text => [text, ...spellName(text).initials, ...spellName(text).full])
  return ways.some(way => names.includes(way)) && !ways.some(way => names.includes(`|${way}`))
}

interface Count {
  readonly number: number
  /** Empty behind a multiplication sign alone. */
  readonly unit: string
}

/** A number of pieces or packs: with its unit, or behind a multiplication sign. A size or strength is none. */
const COUNT =
  /(?<![\d.])(\d+)(片|粒|丸|袋|支|枚|贴|包|瓶|板|小盒|盒|喷|揿|吸|s(?![a-z]))|\*(\d+)(?![\d.a-z%])/g

/** The pack has the text's number of pieces, and then a number of packs above one that the text does not have. */
function hasMorePacks({ ypgg }: NamedGoods, text: string): boolean {
  const left = countsOf(text)
  const counts = countsOf(ypgg)
  const first = counts.findIndex(count => left.some(each => isSame(each, count)))
  if (first < 0) return false
  return counts.slice(first).some(count => {
    const at = left.findIndex(each => isSame(each, count))
    if (at >= 0) left.splice(at, 1)
    return at < 0 && count.number > 1
  })
}

function countsOf(text: string): Count[] {
  const words = text.split(/\s+/).map(normaliseSpecification).join(' ')
  return [...words.matchAll(COUNT)].map(([, number, unit = '', factor]) => ({
    number: Number(number ?? factor),
    unit,
  }))
}

const isSame = (one: Count, other: Count) =>
  one.number === other.number &&
  (one.unit === other.unit || ['', 's'].includes(one.unit) || ['', 's'].includes(other.unit))
