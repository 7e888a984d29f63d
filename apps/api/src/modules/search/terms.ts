import { fullGrams, initialsGrams, keyGrams, textGrams } from './grams'
import { normaliseKey, normaliseSpecification, normaliseText } from './normalise'
import { type Spellings, spellName } from './pinyin'

/** Search terms of a name or maker: columns of `goods_names` and `manufacturers`. */
interface TermColumns {
  /** `|甲硝唑片|灭滴灵|`: the normalised names, separated by bars. */
  search_text: string
  /** `|jxzp|mdl|`: initials in every reading. */
  search_initials: string
  /** `|jiaxiaozuopian|miediling|`: whole pinyin in every reading. */
  search_full: string
  search_grams: string[]
  /** Number of characters of the name; short names are first. */
  search_length: number
}

/** Search terms of a product other than its name: columns of `goods`. */
interface GoodsKeyColumns {
  /** `|h20030769|yj101000|6900001010000|`: approval number, code and barcode. */
  search_keys: string
  search_key_grams: string[]
  /** `|0.25g*24粒/盒|24粒/盒`: the normalised specification from each of its numbers to the end. */
  search_spec: string
}

/** The values of a product for its search terms. */
export interface SearchableGoods {
  common_name: string
  trade_name: string
  approval_no: string
  code: string
  barcode: string
  ypgg: string
}

/** Columns of a row of `goods_names`: the generic name, and the trade name unless it is empty. */
export function nameTerms(commonName: string, tradeName: string): TermColumns {
  const terms = termsOf([commonName, tradeName], [...commonName].length)
  const [common, trade] = [normaliseText(commonName), normaliseText(tradeName)]
  if (trade === '' || common.includes(trade) || trade.includes(common)) return terms
  // Buyers write both names with a space between them or without one.
  const glued = [common + trade, trade + common]
  return {
    ...terms,
    search_text: `${terms.search_text}${glued.join('|')}|`,
    search_grams: distinct([...terms.search_grams, ...glued.flatMap(textGrams)]),
  }
}

/** Columns of a row of `manufacturers`. */
export function makerTerms(name: string): TermColumns {
  return termsOf([name], [...name].length)
}

/** Columns of a goods row: its numbers and its specification. */
export function goodsKeys(goods: SearchableGoods): GoodsKeyColumns {
  const keys = [goods.approval_no, goods.code, goods.barcode].map(normaliseKey).filter(Boolean)
  return {
    search_keys: barred(keys),
    search_key_grams: distinct(keys.flatMap(keyGrams)),
    search_spec: specificationTail(normaliseSpecification(goods.ypgg)),
  }
}

/** The text from each of its numbers to its end: after a bar is always a number. */
function specificationTail(text: string): string {
  const starts = [...text.matchAll(/(?<![\d.])\d/g)].map(match => match.index)
  return starts.length === 0 ? `|${text}` : starts.map(at => `|${text.slice(at)}`).join('')
}

function termsOf(names: readonly string[], length: number): TermColumns {
  const texts = names.map(normaliseText).filter(Boolean)
  const spellings = texts.map(spellOnce)
  const initials = distinct(spellings.flatMap(spelling => spelling.initials))
  const full = distinct(spellings.flatMap(spelling => spelling.full))
  return {
    search_text: barred(texts),
    search_initials: barred(initials),
    search_full: barred(full),
    search_grams: distinct([
      ...texts.flatMap(textGrams),
      ...initials.flatMap(initialsGrams),
      ...full.flatMap(fullGrams),
    ]),
    search_length: length,
  }
}

/** Spellings of the names that came last: many products share their generic name or their brand. */
const spelled = new Map<string, Spellings>()

const MOST_SPELLED = 20_000

function spellOnce(name: string): Spellings {
  const known = spelled.get(name)
  if (known) return known
  if (spelled.size >= MOST_SPELLED) spelled.clear()
  const found = spellName(name)
  spelled.set(name, found)
  return found
}

/** The values that decide the order of the products of a name or maker. */
export interface RankedGoods {
  id: number
  name_id: number
  manufacturer_id: number
  sales: number
  /** Whether it can be bought now, without regard to the buyer. */
  available: boolean
}

export interface GoodsRanks {
  name_rank: number
  maker_rank: number
}

/** Ranks of every product within its name and its maker: available ones first, then by sales. */
export function rankGoods(goods: readonly RankedGoods[]): Map<number, GoodsRanks> {
  const sorted = [...goods].sort(
    (a, b) => Number(b.available) - Number(a.available) || b.sales - a.sales || a.id - b.id,
  )
  const names = new Map<number, number>()
  const makers = new Map<number, number>()
  return new Map(
    sorted.map(one => [
      one.id,
      { name_rank: next(names, one.name_id), maker_rank: next(makers, one.manufacturer_id) },
    ]),
  )
}

function next(counts: Map<number, number>, key: number): number {
  const place = (counts.get(key) ?? 0) + 1
  counts.set(key, place)
  return place
}

function barred(texts: readonly string[]): string {
  return texts.length === 0 ? '' : `|${texts.join('|')}|`
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
