import { vi } from 'vitest'
import type { Db } from '../src/db/types'

/** Runs work on a database and answers the SQL statements that it sent. Transactions inside the work are not counted. */
export async function statementsOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(db._.session, 'prepareQuery')
  await work(db)
  const statements = spy.mock.calls.map(([query]) => query.sql)
  spy.mockRestore()
  return statements
}
