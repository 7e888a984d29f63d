import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { purchaseTextKey } from '@yaoji/domain'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { BuyerContext } from '../../wire/context'
import { tooMany } from '../../wire/refusal'
import { goods } from '../goods/tables'
import { keptProducts } from '../purchase-code/kept'
import { searchEngine } from '../search/find'
import { normaliseText } from '../search/normalise'
import { parseQuery, type Query, type Token } from '../search/query'
import { goodsOfKeys, namesOfTexts } from '../search/whole'
import { type BoughtRow, boughtOf } from './bought'
import { isDoubtful } from './doubt'
import { goodsOfNames, type NamedGoods } from './named-goods'
import { narrow, tellingTokens, wholeMatches } from './narrow'
import { type Found, withOwn } from './own-codes'
import { quickProducts } from './products'

type Answer = DataOf<typeof quickBuyMatch>

/** Products that are listed for a text: fewer in a long list of texts, whose answer would be large. */
const SHOWN = 20
const SHOWN_IN_LIST = 6

/** The most texts that are not a long list. */
const SHORT_LIST = 25

/** Other readings of a text that nothing has, in a list that is short. */
const MOST_READINGS = 8

/** Products of a search among which those that the buyer bought before come first. */
const SEARCHED = 40

const NOTHING: Found = { ids: [], nearest: true }

/**
 * The products that typed texts name, each text for itself. A whole number or a whole name is looked up for all texts
 * at once; only what is left is searched for, text by text.
 */
export async function matchQueries(
  context: BuyerContext,
  { queries, own_codes = [], goods_ids = [] }: InputOf<typeof quickBuyMatch>,
): Promise<Answer> {
  const texts = [...new Set(queries)]
  const found = await alone(context, texts.length, () => findAll(context.db, texts))
  const lines = await withKept(context, { queries, own_codes, found })
  const bought = await boughtOf(context, [...goods_ids, ...lines.flatMap(({ ids }) => ids)])
  const shownOf = { bought, most: found.size > SHORT_LIST ? SHOWN_IN_LIST : SHOWN }
  const matches = lines.map(each => toMatch(each, shownOf))
  const shown = new Set([...goods_ids, ...matches.flatMap(each => each.goods_ids)])
  return { matches, products: await quickProducts(context, [...shown], bought) }
}

interface Lines {
  readonly queries: readonly string[]
  readonly own_codes: readonly string[]
  readonly found: ReadonlyMap<string, Found>
}

/** What each line names, with what the company keeps for its own code and its text. */
async function withKept(context: BuyerContext, { queries, own_codes, found }: Lines): Promise<Found[]> {
  const kept = await keptProducts(context, [...queries, ...own_codes])
  const keptOf = (text = '') => kept.get(purchaseTextKey(text))
  const lines = queries.map((text, at) =>
    withOwn(found.get(text) ?? NOTHING, { code: keptOf(own_codes[at]), text: keptOf(text) }),
  )
  // In place of a product that is not sold any more: others of its name.
  const named = (line: Found) =>
    line.own?.state === 'off_sale' && line.ids.length === 0 ? line.own.name : ''
  const names = [...new Set(lines.map(named).filter(Boolean))]
  if (names.length === 0) return lines
  const others = await findAll(context.db, names)
  return lines.map(line => ({ ...line, ids: named(line) ? (others.get(named(line))?.ids ?? []) : line.ids }))
}

/** The buyers whose long list is being matched, by database. */
const matching = new WeakMap<Db, Set<number>>()

/** Runs the search of a list. A buyer has one long list at a time: its texts are searched for one after another. */
async function alone<Result>(
  { db, viewer }: BuyerContext,
  size: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (size <= SHORT_LIST) return work()
  const buyers = matching.get(db) ?? new Set<number>()
  matching.set(db, buyers)
  if (buyers.has(viewer.buyer.id)) throw tooMany('另一份清单正在匹配，请稍候再试')
  buyers.add(viewer.buyer.id)
  try {
    return await work()
  } finally {
    buyers.delete(viewer.buyer.id)
  }
}

async function findAll(db: Db, texts: readonly string[]): Promise<Map<string, Found>> {
  const parsed = texts.map(text => ({ text, query: parseQuery(text) }))
  const tokens = parsed.flatMap(({ query }) => leadsOf(query).map(({ name }) => name))
  const keys = parsed.flatMap(({ query }) => query.tokens.filter(isKey).map(({ text }) => text))
  const byKey = keys.length > 0 ? await goodsOfKeys(db, [...new Set(keys)]) : new Map<string, number[]>()
  const names = tokens.length > 0 ? await namesOfTexts(db, tokens) : new Map<string, number[]>()
  const named = await goodsOfNames(db, {
    nameIds: [...names.values()].flat(),
    goodsIds: [...byKey.values()].flat(),
  })
  const found = new Map<string, Found>()
  for (const { text, query } of parsed) {
    const whole = findWhole(text, query, { byKey, names, named })
    const isFound = !whole.nearest || whole.exact
    const readings = texts.length > SHORT_LIST ? 0 : MOST_READINGS
    found.set(text, isFound ? whole : await search(db, { text, query, nearest: whole, readings }))
  }
  return new Map([...found, ...(await doubtsOf(db, parsed, found))])
}

/** The texts whose only product can be another one than they mean: it is the nearest. */
async function doubtsOf(
  db: Db,
  parsed: readonly { text: string; query: Query }[],
  found: ReadonlyMap<string, Found>,
): Promise<[string, Found][]> {
  const single = parsed.flatMap(({ text, query }) => {
    const { ids, nearest, exact } = found.get(text) ?? NOTHING
    return ids.length === 1 && !nearest && !exact ? [{ text, query, ids }] : []
  })
  const rows = await goodsOfNames(db, { goodsIds: single.flatMap(({ ids }) => ids) })
  const byId = new Map(rows.map(one => [one.id, one]))
  return single.flatMap(({ text, query, ids }): [string, Found][] => {
    const one = byId.get(ids[0] ?? 0)
    return one && isDoubtful(one, text, query) ? [[text, { ids, nearest: true }]] : []
  })
}

interface Known {
  readonly byKey: ReadonlyMap<string, readonly number[]>
  readonly names: ReadonlyMap<string, readonly number[]>
  readonly named: readonly NamedGoods[]
}

const isKey = ({ kind }: Token) => kind === 'key'

/** How many words at the start of a text can be one name: names have spaces, brackets and digits. */
const NAME_WORDS = 4

/** Words of a text that can be a whole name together. */
interface Lead {
  readonly name: Token
  readonly words: readonly Token[]
}

/** The words that can be a whole name: all together, and the first ones. */
function leadsOf({ tokens, joined }: Query): Lead[] {
  const words = tokens.filter(token => !isKey(token))
  const first = words.find(({ kind }) => kind === 'text' || kind === 'latin')
  const starts = words.slice(1, NAME_WORDS).map((_word, at): Lead => {
    const used = words.slice(0, at + 2)
    return { name: { kind: 'text', text: normaliseText(used.map(({ text }) => text).join('')) }, words: used }
  })
  return [
    ...(joined ? [{ name: joined, words }] : []),
    ...(first ? [{ name: first, words: [first] }] : []),
    ...starts,
  ]
}

function findWhole(text: string, query: Query, known: Known): Found {
  return findKey(query, known) ?? findWritten(text, query, known) ?? findName(query, known) ?? NOTHING
}

/** An approval number, which products of several packs can have. */
const APPROVAL = /^[a-z]{1,2}\d{8}$/

/**
 * The products of a code, barcode or approval number, which is exactly that of the shop. Where the words beside it name
 * other products, the buyer chooses; where they are about no product of it, or have another pack, it decides nothing.
 */
function findKey(query: Query, known: Known): Found | null {
  const [key] = query.tokens.filter(each => isKey(each) && known.byKey.has(each.text))
  if (!key) return null
  const ids = known.byKey.get(key.text) ?? []
  const all = known.named.filter(({ id }) => ids.includes(id))
  const words = tellingTokens(query.tokens.filter(each => !isKey(each)))
  const fitting = narrow(all, words)
  const exact = !APPROVAL.test(key.text)
  if (fitting.length > 0) return { ids: fitting.map(({ id }) => id), nearest: false, exact }
  const others = findName(query, known)?.ids ?? []
  if (others.length > 0 && !others.some(id => ids.includes(id)))
    return { ids: [...all.map(({ id }) => id), ...others], nearest: false }
  return { ids: all.map(({ id }) => id), nearest: contradicts(words, all), exact }
}

/** Whether the words beside a code are not about its products: none of them fits, or a pack does not. */
function contradicts(words: readonly Token[], all: readonly NamedGoods[]): boolean {
  const others = words.filter(word => narrow(all, [word]).length === 0)
  return others.length > 0 && (others.length === words.length || others.some(({ kind }) => kind === 'spec'))
}

/** A code, which is that of another shop where no product has it. */
const FOREIGN_CODE = /(?<!\S)[a-z]{0,4}-?\d{5,}(?!\S)/gi

/** The products whose name, pack and maker are the text, as the shop itself writes them; a foreign code may precede. */
function findWritten(text: string, query: Query, { names, named }: Known): Found | null {
  const nameIds = new Set(leadsOf(query).flatMap(({ name }) => names.get(name.text) ?? []))
  const all = named.filter(({ name_id }) => nameIds.has(name_id))
  const written = wholeMatches(all, withoutFirstCode(text.trim(), query))
  return written.length === 0 ? null : { ids: written.map(({ id }) => id), nearest: false, exact: true }
}

function withoutFirstCode(text: string, { tokens: [token] }: Query): string {
  const [word = ''] = text.split(/\s+/, 1)
  const isCode = (token && isKey(token)) || word.replace(FOREIGN_CODE, '') === ''
  return isCode ? text.slice(word.length) : text
}

/**
 * The products of a name at the start that all other words fit. A text can be read with a short name and with a longer
 * one: the products of both are asked about, those of the longer one first.
 */
function findName(query: Query, { names, named }: Known): Found | null {
  const words = query.tokens.filter(token => !isKey(token))
  const ways = leadsOf(query).flatMap(({ name, words: used }) => {
    const nameIds = names.get(name.text) ?? []
    const all = named.filter(({ name_id }) => nameIds.includes(name_id))
    const rest = words.filter(each => !used.includes(each))
    return all.length === 0 ? [] : [{ all, fitting: narrow(all, tellingTokens(rest)), length: used.length }]
  })
  const longestFirst = ways.toSorted((a, b) => b.length - a.length)
  const fitting = longestFirst.flatMap(way => way.fitting)
  const found = fitting.length > 0 ? fitting : (ways[0]?.all ?? [])
  if (found.length === 0) return null
  return { ids: [...new Set(found.map(({ id }) => id))], nearest: fitting.length === 0 }
}

/** A letter of its own behind a name: what is left of `x 20`. */
const LONE_LETTER = /(?<=\S\s+)[a-z×*](?=\s|$)/gi

interface Searched {
  readonly text: string
  readonly query: Query
  /** What the names gave. */
  readonly nearest: Found
  /** How many other readings are tried: each is a search of its own. */
  readonly readings: number
}

/**
 * The products that the search finds; else those with the name alone; else those that it offers in a list of products, with
 * other words or fewer, and those of a part of the first word.
 */
async function search(db: Db, { text, query, nearest, readings }: Searched): Promise<Found> {
  // A part of a code, barcode or number is in those of unrelated products.
  const named = query.tokens.some(({ kind }) => kind === 'text' || kind === 'latin')
  const plain = text.replace(LONE_LETTER, ' ')
  const ids = await searchIds(db, named ? plain.replace(FOREIGN_CODE, ' ') : plain)
  if (ids.length > 0) return { ids, nearest: !named }
  if (nearest.ids.length > 0) return nearest
  const offered = await offeredIds(db, plain, readings)
  const [first = ''] = text.trim().split(/\s+/)
  // One wrong character is in the first half of a word, or in the second one.
  const half = Math.ceil(first.length / 2)
  for (const part of [first.slice(0, Math.max(2, half)), first.slice(-half)]) {
    const nearby = part === '' ? [] : await searchIds(db, part, first.slice(0, 1))
    if (nearby.length > 0) return { ids: [...new Set([...offered, ...nearby])], nearest: true }
  }
  return offered.length > 0 ? { ids: offered, nearest: true } : NOTHING
}

/** The products that the search offers for a text that nothing has, of the first reading that has any. */
async function offeredIds(db: Db, text: string, readings: number): Promise<number[]> {
  let tried = 0
  if (readings === 0) return []
  for await (const { keywords, type } of searchEngine.corrections(db, text, 0)) {
    const ids = type === 0 ? await searchIds(db, keywords) : []
    tried += 1
    if (ids.length > 0 || tried === readings) return ids
  }
  return []
}

/** The products that a search finds, those whose name begins with a text first. */
async function searchIds(db: Db, text: string, beginning = ''): Promise<number[]> {
  const { table } = await searchEngine.goods(db, text, { type: 0, depth: 'all' })
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .innerJoin(table, sql`found.id = ${goods.id}`)
    .where(eq(goods.off_shelf, 0))
    .orderBy(...(beginning === '' ? [] : [otherBeginning(beginning)]), sql`found.score`, asc(goods.id))
    .limit(SEARCHED)
  return rows.map(({ id }) => id)
}

/** Whether the name of a product begins in another way, as an order. */
const otherBeginning = (beginning: string) =>
  sql`(select not starts_with(n.common_name, ${beginning}) from goods_names n where n.id = ${goods.name_id})`

interface MatchOptions {
  readonly bought: ReadonlyMap<number, BoughtRow>
  /** Number of products that are listed. */
  readonly most: number
}

function toMatch(found: Found, { bought, most }: MatchOptions): Answer['matches'][number] {
  const { ids, nearest, first, own } = found
  const times = (id: number) => (id === first ? Number.POSITIVE_INFINITY : (bought.get(id)?.times ?? 0))
  const goods_ids = [...ids].sort((a, b) => times(b) - times(a)).slice(0, nearest ? SHOWN_IN_LIST : most)
  const kept = own && { own }
  if (nearest) return { state: 'none', goods_ids, total: 0, ...kept }
  const isOne = ids.length === 1 || own !== undefined
  return { state: isOne ? 'one' : 'several', goods_ids, total: ids.length, ...kept }
}
