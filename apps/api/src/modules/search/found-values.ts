import { sql } from 'drizzle-orm'
import type { FoundGoods } from './engine'

/** A product that was found; a smaller score is better. */
export interface Scored {
  readonly id: number
  readonly score: number
}

/** Products that were read already, as a table of values. */
export function valuesOf(rows: readonly Scored[], isAll: boolean): FoundGoods {
  const column = (values: readonly number[]) => sql`${sql.param(values)}::integer[]`
  const table = sql`(select * from unnest(${column(rows.map(({ id }) => id))}, ${column(rows.map(({ score }) => score))})
    as t (id, score)) as found`
  return { table, isAll, isEmpty: isAll && rows.length === 0 }
}
