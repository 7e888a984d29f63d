import { sql } from 'drizzle-orm'
import { PLANNED_EACH_TIME } from '../../db/prepared'
import type { Db } from '../../db/types'
import { bestGoods } from './best-goods'
import { bestNames } from './best-names'
import { bindParams } from './bind-params'
import { corrections } from './corrections'
import type { FoundGoods, SearchEngine, SearchType, Suggestion } from './engine'
import { parseQuery, type Query } from './query'
import { searchSql } from './sql'
import { type SuggestionRow, suggestSql } from './suggest'

/** The engine of this service: it searches in the database. */
export const searchEngine: SearchEngine = {
  async goods(db, keywords, { type, depth }) {
    const query = parseQuery(keywords)
    const best = type === 0 && depth !== 'all' ? await bestGoods(db, query, depth) : null
    return best ?? allGoods(query, type)
  },
  async suggest(db, keywords, type) {
    const query = parseQuery(keywords)
    const rows = (type === 0 ? await bestNames(db, query) : null) ?? (await allNames(db, query, type))
    return rows.map(toSuggestion)
  },
  corrections,
}

function allGoods(query: Query, type: SearchType): FoundGoods {
  const search = searchSql(query, type)
  if (!search) return { table: sql`(select 0 as id, 0 as score where false) as found`, isAll: true }
  const { join, where, score, params } = search
  const text = `select ${PLANNED_EACH_TIME} g.id, ${score} as score from goods g ${join} where ${where}`
  return { table: sql`(${bindParams(text, params)}) as found`, isAll: true }
}

async function allNames(db: Db, query: Query, type: SearchType): Promise<SuggestionRow[]> {
  const statement = suggestSql(query, type)
  if (!statement) return []
  const { rows } = (await db.execute(bindParams(statement.text, statement.params))) as unknown as {
    rows: SuggestionRow[]
  }
  return rows
}

/** The trade name is before the generic name, as buyers write it: `芬必得 布洛芬缓释胶囊`. */
function toSuggestion({ name, common_name = '', trade_name = '', goods_count }: SuggestionRow): Suggestion {
  return { name: name ?? `${trade_name} ${common_name}`.trim(), count: Number(goods_count) }
}
