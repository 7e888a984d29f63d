import {
  ANYWHERE_FROM,
  FULL_FROM,
  fullQueryGrams,
  initialsQueryGrams,
  keyGrams,
  textQueryGrams,
} from './grams'
import { normaliseText } from './normalise'
import type { Params } from './params'
import { spellName } from './pinyin'
import type { Token } from './query'
import { specificationSpellings } from './specification-query'

/** A table with TERM_COLUMNS: `n` for names, `m` for makers. */
export type TermAlias = 'n' | 'm'

/** The token is in a name: found by its grams, then compared with the text. */
export function termCondition(alias: TermAlias, token: Token, params: Params): string {
  if (token.kind === 'latin') return latinCondition(alias, token.text, params)
  const text = normaliseText(token.text)
  const plain = textCondition(alias, text, params)
  const half = text.match(HALF_TYPED)
  return half
    ? `(${plain} or ${halfTypedCondition(alias, { text, written: half[1] ?? half[2] ?? '' }, params)})`
    : plain
}

/** Characters and then letters, or letters and then characters: the buyer is typing, or continues an earlier text. */
const HALF_TYPED = /^(?:(\p{Script=Han}+)[a-z]+|[a-z]+(\p{Script=Han}+))$/u

/** Largest number of spellings that are tried for an incomplete word. */
const MOST_SPELLINGS = 8

/** The characters are in the name, and characters and letters together match the name's spelling. */
function halfTypedCondition(
  alias: TermAlias,
  { text, written }: { text: string; written: string },
  params: Params,
): string {
  const { initials, full } = spellName(text)
  const like = (spellings: readonly string[], from: number) =>
    params.add(
      spellings
        .slice(0, MOST_SPELLINGS)
        .map(spelling => `%${spelling.length >= from ? '' : '|'}${spelling}%`),
      'text[]',
    )
  return `(${textCondition(alias, written, params)} and (${alias}.search_initials like any(${like(initials, ANYWHERE_FROM)})
    or ${alias}.search_full like any(${like(full, FULL_FROM)})))`
}

function textCondition(alias: TermAlias, text: string, params: Params): string {
  const grams = params.add(textQueryGrams(text), 'text[]')
  return both(`${alias}.search_text like ${params.add(`%${text}%`)}`, `${alias}.search_grams @> ${grams}`)
}

/** Letters are initials (at the beginning; four or more: anywhere), whole pinyin, or Latin letters of the name. */
function latinCondition(alias: TermAlias, typed: string, params: Params): string {
  const start = typed.length >= ANYWHERE_FROM ? '' : '|'
  const initials = params.add(initialsQueryGrams(typed), 'text[]')
  const ways = [
    both(
      `${alias}.search_initials like ${params.add(`%${start}${typed}%`)}`,
      `${alias}.search_grams @> ${initials}`,
    ),
  ]
  if (typed.length >= FULL_FROM) {
    const full = params.add(fullQueryGrams(typed), 'text[]')
    ways.push(
      both(`${alias}.search_full like ${params.add(`%${typed}%`)}`, `${alias}.search_grams @> ${full}`),
    )
  }
  if (typed.length > 1) ways.push(textCondition(alias, typed, params))
  return `(${ways.join(' or ')})`
}

/** The token is an approval number, code or barcode of the product, or part of one. */
export function keyCondition(token: Token, params: Params): string {
  const grams = params.add(keyGrams(token.text), 'text[]')
  return both(`g.search_keys like ${params.add(`%${token.text}%`)}`, `g.search_key_grams @> ${grams}`)
}

/** The token is in the product's specification, or in the generic name (like 5%). */
export function specificationCondition(token: Token, params: Params): string {
  return `(${inSpecification(token, params)} or ${inCommonName(token, params)})`
}

/** The specifications are fewer than the products: those with the token are read first, and an index has their products. */
function inSpecification(token: Token, params: Params): string {
  const ways = specificationSpellings(token.text).map(
    spelling => `s.search_spec like ${params.add(`%${likeLiteral(spelling)}%`)}`,
  )
  return `g.search_spec = any(array(select s.search_spec from search_specs s where ${ways.join(' or ')}))`
}

function inCommonName(token: Token, params: Params): string {
  const found = `position(${params.add(token.text)} in lower(n.common_name)) > 0`
  const text = normaliseText(token.text)
  return [...text].length < 2
    ? found
    : both(found, `n.search_grams @> ${params.add(textQueryGrams(text), 'text[]')}`)
}

/** The token is in the specification or in a name of the product: each is looked up in an index of its own. */
export function numberCondition(alias: TermAlias, token: Token, params: Params): string {
  const named = token.kind === 'number' ? [termCondition(alias, token, params)] : []
  const ways = [inSpecification(token, params), inCommonName(token, params), ...named]
  return anyOfGoods(ways)
}

const TERM_JOIN = 'join goods_names n on n.id = g.name_id join manufacturers m on m.id = g.manufacturer_id'

/** The product is found in one of several ways. A condition with `or` on two tables would read all of both. */
export function anyOfGoods(ways: readonly string[]): string {
  const found = ways.map(way => `select g.id from goods g ${TERM_JOIN} where ${way}`)
  return `g.id in (${found.join(' union ')})`
}

/** The same, but it begins at a number: 1g does not match the end of 0.1g. */
export function exactSpecification(token: Token, params: Params): string {
  const ways = specificationSpellings(token.text).map(
    spelling => `g.search_spec like ${params.add(`%|${likeLiteral(spelling)}%`)}`,
  )
  return `(${ways.join(' or ')})`
}

/** The first token is a whole name of the row, or its beginning. */
export function leadCondition(
  alias: TermAlias,
  { lead, match }: { lead: Token; match: 'whole' | 'start' },
  params: Params,
): string {
  const pattern = params.add(`%|${normaliseText(lead.text)}${match === 'whole' ? '|' : ''}%`)
  const columns = lead.kind === 'latin' ? ['search_text', 'search_initials', 'search_full'] : ['search_text']
  return `(${columns.map(column => `${alias}.${column} like ${pattern}`).join(' or ')})`
}

/**
 * The comparison of the text is before the condition on the array. An index can use the array condition in both
 * positions, but when the planner reads the whole table, comparing text is much cheaper than unpacking the array.
 */
function both(proof: string, lookUp: string): string {
  return `(${proof} and ${lookUp})`
}

function likeLiteral(text: string): string {
  return text.replace(/[%_\\]/g, match => `\\${match}`)
}
