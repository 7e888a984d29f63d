import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { FULL_FROM, fullQueryGrams, headGram, initialsQueryGrams, textQueryGrams, wholeGram } from './grams'
import type { Params } from './params'
import type { Token } from './query'

/** The grams of the names that a word is in: all of a way must be there, and the word can be found in several ways. */
interface Ways {
  readonly whole: string
  readonly head: string
  readonly inside: readonly (readonly string[])[]
}

/** What a common gram keeps: the first rows in their order, and the rank behind which all others are; null: it has all. */
interface Best {
  readonly gram: string
  readonly ids: readonly number[]
  readonly end: number | null
}

/** A part of the rows that can match a word: those of a gram that is kept, or those that an index finds. */
export type Branch = { readonly ids: readonly number[] } | { readonly condition: string }

/** Rows that contain every match whose rank is below a limit; without a limit they contain every match. */
interface Candidates {
  readonly branches: readonly Branch[]
  readonly horizon: number | null
}

/**
 * What the rank of a match grows by: of a whole name (null where whole names have another order than the rows that are kept),
 * at the beginning of a name, and inside one.
 */
interface Costs {
  readonly whole: number | null
  readonly start: number
  readonly inside: number
}

/** Letters, or characters: a word of both can be one that is half typed, which has other ways. */
export function waysOf({ kind, text }: Token): Ways | null {
  if (kind !== 'latin' && !(kind === 'text' && /^\p{Script=Han}+$/u.test(text))) return null
  const letters =
    kind === 'latin'
      ? [initialsQueryGrams(text), ...(text.length >= FULL_FROM ? [fullQueryGrams(text)] : [])]
      : []
  const characters = kind === 'text' || text.length > 1 ? [textQueryGrams(text)] : []
  return { whole: wholeGram(text), head: headGram(text), inside: [...letters, ...characters] }
}

/** Which rows of `search_best` are read. */
export const COLUMNS = {
  names: { ids: sql`names`, end: sql`names_end` },
  goods: { ids: sql`goods`, end: sql`goods_end` },
  more: { ids: sql`goods || more_goods`, end: sql`more_end` },
} as const

/** The best rows of the grams of a word that many names have; none while they may be out of date. */
export async function readBest(
  db: Db,
  { whole, head, inside }: Ways,
  { ids, end }: (typeof COLUMNS)[keyof typeof COLUMNS],
): Promise<Map<string, Best>> {
  const grams = [...new Set([whole, head, ...inside.flat()])]
  const { rows } = (await db.execute(sql`
    select gram, ${ids} as ids, ${end} as end from search_best
    where gram = any(${sql.param(grams)}::text[]) and not exists (select from search_stale)
    order by names_count`)) as unknown as { rows: Best[] }
  return new Map(rows.map(row => [row.gram, row]))
}

/**
 * The rows that can be the best matches of a word; null where no gram of it is common (an index finds all at once), and where
 * what is kept of whole names cannot be used.
 */
export function candidatesOf(
  { whole, head, inside }: Ways,
  { best, costs, params }: { best: ReadonlyMap<string, Best>; costs: Costs; params: Params },
): Candidates | null {
  if (best.size === 0 || (best.has(whole) && costs.whole === null)) return null
  const heads = (gram: string) =>
    `search_heads(n.search_text || n.search_initials || n.search_full) @> ${params.add([gram], 'text[]')}`
  const branches: Branch[] = []
  const ends: number[] = []
  const add = (kept: Best | undefined, cost: number, condition: () => string) => {
    branches.push(kept ? { ids: kept.ids } : { condition: condition() })
    if (kept && kept.end !== null) ends.push(kept.end + cost)
  }
  add(best.get(whole), costs.whole ?? 0, () => heads(whole))
  add(best.get(head), costs.start, () => heads(head))
  for (const grams of inside) {
    const condition = () => `n.search_grams @> ${params.add(grams, 'text[]')}`
    add(rarest(grams, best), costs.inside, condition)
  }
  return branches.some(branch => 'ids' in branch) ? { branches, horizon: lowest(ends) } : null
}

/** The rarest of grams that are all common. The map has the rarest first. */
function rarest(grams: readonly string[], best: ReadonlyMap<string, Best>): Best | undefined {
  if (!grams.every(gram => best.has(gram))) return undefined
  return [...best.values()].find(({ gram }) => grams.includes(gram))
}

function lowest(ends: readonly number[]): number | null {
  return ends.length === 0 ? null : Math.min(...ends)
}
