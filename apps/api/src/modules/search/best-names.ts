import type { Db } from '../../db/types'
import { bindParams, withUnknownTexts } from './bind-params'
import { type Branch, COLUMNS, candidatesOf, readBest, waysOf } from './candidates'
import { termCondition } from './conditions'
import { collectParams } from './params'
import type { Query } from './query'
import { CLASS_COSTS, MOST_SUGGESTIONS, nameOrder, type SuggestionRow } from './suggest'

/** Much less than two orders differ by, much more than a sum of doubles can be off. */
const EPSILON = 1e-6

/** The best names for a word that many names have, without reading all of them; null where that does not decide them. */
export async function bestNames(db: Db, { tokens, joined }: Query): Promise<SuggestionRow[] | null> {
  const [word, ...others] = tokens
  const ways = word && others.length === 0 && joined === null ? waysOf(word) : null
  if (!word || !ways) return null
  const best = await readBest(db, ways, COLUMNS.names)
  const params = collectParams()
  const candidates = candidatesOf(ways, { best, costs: CLASS_COSTS, params })
  if (!candidates) return null
  const { branches, horizon } = candidates
  const ids = branches.map(branch => `(${namesOf(branch, params.add)})`).join(' union ')
  const text = `select n.common_name, n.trade_name, n.goods_count, ${nameOrder(tokens, joined, params)} as place
    from (select n.* from (${ids}) candidate join goods_names n on n.id = candidate.id offset 0) n
    where n.goods_count > 0 and ${termCondition('n', word, params)} order by place, n.id limit ${MOST_SUGGESTIONS}`
  const { rows } = (await db.execute(bindParams(withUnknownTexts(text), params.values))) as unknown as {
    rows: Placed[]
  }
  if (horizon === null) return rows
  const last = rows.length === MOST_SUGGESTIONS ? rows.at(-1) : undefined
  return last && last.place < horizon - EPSILON ? rows : null
}

interface Placed extends SuggestionRow {
  readonly place: number
}

function namesOf(branch: Branch, add: ReturnType<typeof collectParams>['add']): string {
  if ('ids' in branch) return `select unnest(${add(branch.ids, 'integer[]')}) as id`
  return `select n.id from goods_names n where ${branch.condition}`
}
