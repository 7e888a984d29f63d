import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { parseQuery } from './query'
import { type SearchType, searchSql } from './sql'
import { suggestSql } from './suggest'

/** The goods that keywords find, as a table to join: `found.id` and `found.score`, smaller is better. */
export function foundGoods(keywords: string, type: SearchType): SQL {
  const search = searchSql(parseQuery(keywords), type)
  if (!search) return sql`(select 0 as id, 0 as score where false) as found`
  const { join, where, score, params } = search
  return sql`(${bindParams(`select g.id, ${score} as score from goods g ${join} where ${where}`, params)}) as found`
}

/** What a buyer may mean by what has been typed so far: names of goods, or of makers, with how many goods each leads to. */
export async function suggest(
  db: Db,
  keywords: string,
  type: SearchType,
): Promise<{ name: string; count: number }[]> {
  const statement = suggestSql(parseQuery(keywords), type)
  if (!statement) return []
  const { rows } = (await db.execute(bindParams(statement.text, statement.params))) as unknown as {
    rows: SuggestionRow[]
  }
  return rows.map(row => ({ name: nameOf(row), count: Number(row.goods_count) }))
}

interface SuggestionRow {
  readonly name?: string
  readonly common_name?: string
  readonly trade_name?: string
  readonly goods_count: number
}

/** A trade name leads its generic name, as buyers write it: `芬必得 布洛芬缓释胶囊`. */
function nameOf({ name, common_name = '', trade_name = '' }: SuggestionRow): string {
  return name ?? `${trade_name} ${common_name}`.trim()
}

/** A statement with `$1` places as one of Drizzle's, values bound and never in the text. */
function bindParams(text: string, params: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`)),
    sql``,
  )
}
