import { keyCondition, leadCondition, type TermAlias, termCondition } from './conditions'
import type { SearchType } from './engine'
import { collectParams, type Params } from './params'
import type { Query, Token } from './query'

export const MOST_SUGGESTIONS = 10

/** What the order of a name grows by at the beginning of a name, and inside one. */
export const CLASS_COSTS = { whole: 0, start: 1000, inside: 2000 } as const

/** A name of products, or a maker. */
export interface SuggestionRow {
  readonly name?: string
  readonly common_name?: string
  readonly trade_name?: string
  readonly goods_count: number
}

/**
 * A statement for at most ten distinct names (`common_name`, `trade_name`, `goods_count`) or makers (`name`,
 * `goods_count`) that match an incomplete text, best first. Names and makers without an available product are left out.
 * Null for an empty text. AP-11.
 */
export function suggestSql(query: Query, type: SearchType): { text: string; params: unknown[] } | null {
  const words = query.tokens.filter(token => token.kind !== 'spec')
  if (words.length === 0) return null
  const params = collectParams()
  return type === 0 ? suggestNames(words, query.joined, params) : suggestMakers(words, query.joined, params)
}

function suggestNames(words: readonly Token[], joined: Token | null, params: Params) {
  const where = words.map(word =>
    word.kind === 'key' ? nameOfKey(word, params) : termCondition('n', word, params),
  )
  const order = nameOrder(words, joined, params)
  const text = `select n.common_name, n.trade_name, n.goods_count from goods_names n
    where n.goods_count > 0 and ${orJoined('n', { where, joined }, params)} order by ${order}, n.id limit ${MOST_SUGGESTIONS}`
  return { text, params: params.values }
}

/** The order of suggested names, smaller is better. */
export function nameOrder(words: readonly Token[], joined: Token | null, params: Params): string {
  return `${classOf('n', leadsOf(words, joined), params)} * 1000 + 12 * least(n.search_length, 40) - 22 * ln(1 + n.sales)`
}

function suggestMakers(words: readonly Token[], joined: Token | null, params: Params) {
  const where = words.filter(word => word.kind !== 'key').map(word => termCondition('m', word, params))
  if (where.length === 0) return null
  const order = `${classOf('m', leadsOf(words, joined), params)} * 1000 - 120 * ln(1 + m.goods_count) + m.search_length`
  const text = `select m.name, m.goods_count from manufacturers m
    where ${orJoined('m', { where, joined }, params)} order by ${order}, m.id limit ${MOST_SUGGESTIONS}`
  return { text, params: params.values }
}

/** Names of the products with an approval number or code. */
function nameOfKey(word: Token, params: Params): string {
  return `n.id in (select g.name_id from goods g where ${keyCondition(word, params)})`
}

function orJoined(
  alias: TermAlias,
  { where, joined }: { where: readonly string[]; joined: Token | null },
  params: Params,
): string {
  const words = `(${where.join(' and ')})`
  return joined === null ? words : `(${words} or ${termCondition(alias, joined, params)})`
}

function leadsOf(words: readonly Token[], joined: Token | null): Token[] {
  const first = words.find(word => word.kind !== 'key')
  const whole = joined === null ? [] : [joined]
  return first ? [...whole, first] : whole
}

/** 0 for a whole name, 1 for the beginning of one, 2 for the rest. */
function classOf(alias: TermAlias, leads: readonly Token[], params: Params): string {
  if (leads.length === 0) return '0'
  const any = (match: 'whole' | 'start') =>
    leads.map(lead => leadCondition(alias, { lead, match }, params)).join(' or ')
  return `case when ${any('whole')} then 0 when ${any('start')} then 1 else 2 end`
}
