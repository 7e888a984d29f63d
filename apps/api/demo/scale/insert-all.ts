import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../src/db/types'
import { insertRows } from '../insert-rows'

/** Rows of one statement. */
const ROWS = 2_000

/** Inserts any number of rows. */
export async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS) await insertRows(db, table, rows.slice(at, at + ROWS))
}

/** The largest id of a table, 0 without rows: rows that refer to each other get their ids before they are inserted. */
export async function lastId(db: Db, table: PgTable): Promise<number> {
  const { rows } = (await db.execute(
    sql`select coalesce(max(id), 0)::int as id from ${sql.identifier(getTableName(table))}`,
  )) as unknown as { rows: { id: number }[] }
  return rows[0]?.id ?? 0
}

/** Has the ids of a table go on after those that were inserted. */
export async function continueIds(db: Db, table: PgTable): Promise<void> {
  const name = getTableName(table)
  await db.execute(sql`
    select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.identifier(name)} having max(id) is not null`)
}
