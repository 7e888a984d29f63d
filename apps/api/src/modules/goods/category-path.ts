import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { notFound } from '../../wire/refusal'

export interface Category {
  readonly id: number
  readonly name: string
}

/** A category with those above it, the topmost first and itself last, as JSON; null for a missing one. */
export function categoryPathJson(id: number | Column): SQL<Category[] | null> {
  return sql<Category[] | null>`(
    with recursive path as (
      select id, parent_id, name, 0 as above from categories where id = ${id}
      union all
      select c.id, c.parent_id, c.name, path.above + 1 from categories c join path on c.id = path.parent_id)
    select json_agg(json_build_object('id', id, 'name', name) order by above desc) from path)`
}

/** A category with its ancestors, the topmost first. Refuses a missing one. */
export async function categoryPath(db: Db, id: number) {
  const [found] = await db.select({ path: categoryPathJson(id) }).from(sql`(select 1) as one`)
  const path = found?.path ?? []
  const own = path.at(-1)
  if (!own) throw notFound('分类')
  return { ...own, parents: path.slice(0, -1) }
}
