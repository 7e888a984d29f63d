import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../src/db/types'

/**
 * Inserts rows with one statement that has one value, their JSON: ten times as many rows fit into it as into a list of
 * values, and it is read faster. Values that are not columns are left out. A column that one of the rows has is null in
 * a row without it, not its default.
 */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return
  const records: readonly Readonly<Record<string, unknown>>[] = rows
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    records.some(row => row[key] !== undefined),
  )
  const json = JSON.stringify(
    records.map(row => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key] ?? null]))),
  )
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const row = sql.identifier(getTableName(table))
  await db.execute(
    sql`insert into ${row} (${names}) select ${names} from json_populate_recordset(null::${row}, ${json}::json)`,
  )
}
