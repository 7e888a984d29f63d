import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/types'

/** The rows in which `listed_lines` and the view that defines it differ. */
export async function listedDifferences(db: Db): Promise<unknown[]> {
  const { rows } = (await db.execute(sql`
    (select 'missing' as problem, v.* from listed_line_rows v except all select 'missing', l.* from listed_lines l)
    union all
    (select 'too many', l.* from listed_lines l except all select 'too many', v.* from listed_line_rows v)`)) as unknown as {
    rows: unknown[]
  }
  return rows
}
