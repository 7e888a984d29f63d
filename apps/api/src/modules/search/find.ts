import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { parseQuery } from './query'
import { type SearchType, searchSql } from './sql'
import { suggestSql } from './suggest'

/** The products that match keywords, as a table to join: `found.id` and `found.score`; a smaller score is better. */
export function foundGoods(keywords: string, type: SearchType): SQL {
  const search = searchSql(parseQuery(keywords), type)
  if (!search) return sql`(select 0 as id, 0 as score where false) as found`
  const { join, where, score, params } = search
  return sql`(${bindParams(`select g.id, ${score} as score from goods g ${join} where ${where}`, params)}) as found`
}

/** Suggestions for an incomplete text: names of products or makers, with the number of their products. */
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

/** The trade name is before the generic name, as buyers write it: `芬必得 布洛芬缓释胶囊`. */
function nameOf({ name, common_name = '', trade_name = '' }: SuggestionRow): string {
  return name ?? `${trade_name} ${common_name}`.trim()
}

/** A statement with `$1` placeholders as Drizzle SQL; values are bound and never in the text. */
function bindParams(text: string, params: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`)),
    sql``,
  )
}
