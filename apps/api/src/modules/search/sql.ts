import {
  anyOfGoods,
  exactSpecification,
  keyCondition,
  leadCondition,
  numberCondition,
  specificationCondition,
  type TermAlias,
  termCondition,
} from './conditions'
import type { SearchType } from './engine'
import { collectParams, type Params } from './params'
import type { Query, Token } from './query'

/** Parts of a statement over `goods g`. Values are only in `params`, never in the text. */
export interface SearchSql {
  /** Joins `goods_names n` and `manufacturers m` to `goods g`. */
  join: string
  where: string
  /** A whole number, smaller is better. Order by it and then by `g.id`: the two together are a stable key. */
  score: string
  params: unknown[]
}

const SEARCH_JOIN = 'join goods_names n on n.id = g.name_id join manufacturers m on m.id = g.manufacturer_id'

const TABLES: Readonly<Record<SearchType, { first: TermAlias; second: TermAlias }>> = {
  0: { first: 'n', second: 'm' },
  1: { first: 'm', second: 'n' },
}

/**
 * The parts that find and rank products for a query; null for an empty query. Every token must match something (name,
 * maker, number, specification), and one of them what the query searches first. SV-02.
 */
export function searchSql(query: Query, type: SearchType): SearchSql | null {
  if (query.tokens.length === 0) return null
  const params = collectParams()
  const where = whereOf(query, type, params)
  const score = scoreOf(query, type, params)
  return { join: SEARCH_JOIN, where, score, params: params.values }
}

/** The condition on the products that match. */
export function whereOf({ tokens, joined }: Query, type: SearchType, params: Params): string {
  const { first, second } = TABLES[type]
  const [only, ...others] = tokens
  if (only && others.length === 0 && joined === null) return onlyPlace(only, first, params)
  const leads = tokens.filter(isLead)
  const whole = joined === null ? [] : [termCondition(first, joined, params)]
  if (leads.length > 1 && leads.length <= MOST_PLACED) {
    return anyOfGoods([...placements(tokens, { first, second }, params), ...whole])
  }
  const places = tokens.map(token => ({ token, first: firstPlace(token, first, params) }))
  const somewhere = places
    .filter(({ token }) => leads.length === 0 || isLead(token))
    .map(place => place.first)
  const everywhere = places
    .map(({ token, first: place }) => `(${[place, ...otherPlaces(token, second, params)].join(' or ')})`)
    .join(' and ')
  // The first half follows from the second, but is on one table: with it the planner uses the index.
  return `((${[...somewhere, ...whole].join(' or ')}) and (${[`(${everywhere})`, ...whole].join(' or ')}))`
}

/** Words whose places are tried one by one; more have too many. */
const MOST_PLACED = 3

/**
 * Every way to find the words of a query in both tables, at least one of them in the first. A rare word then limits what is
 * read, also beside a common one.
 */
function placements(
  tokens: readonly Token[],
  { first, second }: { first: TermAlias; second: TermAlias },
  params: Params,
): string[] {
  const leads = tokens.filter(isLead)
  const others = tokens.filter(token => !isLead(token))
  const isFirst = (way: number, at: number) => Math.floor(way / 2 ** at) % 2 === 1
  return Array.from({ length: 2 ** leads.length - 1 }, (_, at) => at + 1).map(way =>
    [
      ...leads.map((token, at) =>
        isFirst(way, at) ? firstPlace(token, first, params) : termCondition(second, token, params),
      ),
      ...others.map(token => firstPlace(token, first, params)),
    ].join(' and '),
  )
}

function onlyPlace(token: Token, alias: TermAlias, params: Params): string {
  const isNumber = token.kind === 'spec' || token.kind === 'number'
  return isNumber ? numberCondition(alias, token, params) : firstPlace(token, alias, params)
}

function firstPlace(token: Token, alias: TermAlias, params: Params): string {
  if (token.kind === 'key') return keyCondition(token, params)
  if (token.kind === 'spec') return specificationCondition(token, params)
  if (token.kind === 'number') {
    return `(${termCondition(alias, token, params)} or ${specificationCondition(token, params)})`
  }
  return termCondition(alias, token, params)
}

function otherPlaces(token: Token, alias: TermAlias, params: Params): string[] {
  return isLead(token) ? [termCondition(alias, token, params)] : []
}

/** Whether a query can search for this token first; the other tokens only restrict the result. */
function isLead(token: Token): boolean {
  return token.kind === 'text' || token.kind === 'latin' || token.kind === 'key'
}

/** The score: a whole name is better than its beginning, the beginning better than the middle; each character costs 2. */
const NAME_BASE = 20
const MIDDLE_COST = 6
const CHARACTER_COST = 2
const LONGEST = 40
const REPEAT_COST = 3
const LOOSE_SPEC_COST = 15

/** What a score grows by at the beginning of a name, and inside one; that of a whole name does not grow with its length. */
export const NAME_COSTS = {
  whole: null,
  start: NAME_BASE * 1000,
  inside: (NAME_BASE + MIDDLE_COST) * 1000,
} as const

/** Large makers first: a maker with e times as many products has a score lower by twelve. */
const MAKER_BASE = 100
const MAKER_STEP = 12
const MAKER_START_GAIN = 3
const MAKER_REPEAT_COST = 9
const WHOLE_MAKER_REPEAT_COST = 4

/** Products with the same score are ordered by sales, in the digits below a thousand. */
const SALES_STEP = 90

export function scoreOf(query: Query, type: SearchType, params: Params): string {
  const steps = type === 0 ? nameSteps(query, params) : makerSteps(query, params)
  const sales = `least(999, floor(ln(g.sales + 1) * ${SALES_STEP}))::integer`
  return `((${steps})::integer * 1000 + 999 - ${sales})`
}

function nameSteps(query: Query, params: Params): string {
  const length = `${CHARACTER_COST} * least(n.search_length, ${LONGEST})`
  const repeat = `${REPEAT_COST} * (least(g.name_rank, 300) - 1)`
  const spec = query.tokens
    .filter(token => token.kind === 'spec')
    .map(token => ` + case when ${exactSpecification(token, params)} then 0 else ${LOOSE_SPEC_COST} end`)
    .join('')
  const leads = leadsOf(query)
  if (leads.length === 0) return `${length} + ${repeat}${spec}`
  const whole = either(leads, lead => leadCondition('n', { lead, match: 'whole' }, params))
  const start = either(leads, lead => leadCondition('n', { lead, match: 'start' }, params))
  const rank = `case when ${whole} then 0 when ${start} then ${NAME_BASE} + ${length} else ${NAME_BASE + MIDDLE_COST} + ${length} end`
  return `${rank} + ${repeat}${spec}`
}

function makerSteps(query: Query, params: Params): string {
  const leads = leadsOf(query)
  const place = '(least(g.maker_rank, 300) - 1)'
  const size = `${MAKER_BASE} - ${MAKER_STEP} * ln(1 + m.goods_count) + ${MAKER_REPEAT_COST} * ${place}`
  if (leads.length === 0) return size
  const whole = either(leads, lead => leadCondition('m', { lead, match: 'whole' }, params))
  const start = either(leads, lead => leadCondition('m', { lead, match: 'start' }, params))
  return `case when ${whole} then ${WHOLE_MAKER_REPEAT_COST} * ${place} when ${start} then ${size} - ${MAKER_START_GAIN} else ${size} end`
}

/** The tokens that are compared with whole names: the joined query, and the first word. */
function leadsOf({ tokens, joined }: Query): Token[] {
  const first = tokens.find(
    token => token.kind === 'text' || token.kind === 'latin' || token.kind === 'number',
  )
  return [...(joined === null ? [] : [joined]), ...(first ? [first] : [])]
}

function either(leads: readonly Token[], condition: (lead: Token) => string): string {
  return `(${leads.map(condition).join(' or ')})`
}
