import type { Db } from '../../db/types'
import { bindParams, withUnknownTexts } from './bind-params'
import { type Branch, COLUMNS, candidatesOf, readBest, waysOf } from './candidates'
import type { FoundGoods } from './engine'
import { type Scored, valuesOf } from './found-values'
import { collectParams } from './params'
import type { Query } from './query'
import { NAME_COSTS, scoreOf, whereOf } from './sql'

/**
 * The best products of a word that many names have, without reading all of its matches: `depth` is how many are looked at.
 * Null for other queries, which `searchSql` finds.
 */
export async function bestGoods(db: Db, query: Query, depth: 'first' | 'more'): Promise<FoundGoods | null> {
  const [word, ...others] = query.tokens
  const ways = word && others.length === 0 && query.joined === null ? waysOf(word) : null
  if (!ways) return null
  const best = await readBest(db, ways, depth === 'first' ? COLUMNS.goods : COLUMNS.more)
  const params = collectParams()
  const candidates = candidatesOf(ways, { best, costs: NAME_COSTS, params })
  if (!candidates) return null
  const ids = candidates.branches.map(branch => `(${goodsOf(branch, params.add)})`).join(' union ')
  const text = `select g.id, ${scoreOf(query, 0, params)} as score
    from (select g.* from (${ids}) candidate join goods g on g.id = candidate.id offset 0) g
    join lateral (select * from goods_names where id = g.name_id offset 0) n on true where ${whereOf(query, 0, params)}`
  const { rows } = (await db.execute(bindParams(withUnknownTexts(text), params.values))) as unknown as {
    rows: Scored[]
  }
  const { horizon } = candidates
  const known = horizon === null ? rows : rows.filter(({ score }) => score < horizon)
  return valuesOf(known, horizon === null)
}

function goodsOf(branch: Branch, add: ReturnType<typeof collectParams>['add']): string {
  if ('ids' in branch) return `select unnest(${add(branch.ids, 'integer[]')}) as id`
  return `select g.id from goods_names n join goods g on g.name_id = n.id where ${branch.condition}`
}
