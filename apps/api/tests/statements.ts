import { vi } from 'vitest'
import type { Db } from '../src/db/types'

/** What the drivers of both databases have. */
interface Driver {
  query(statement: string | { readonly text: string }, ...others: unknown[]): unknown
}

/** Runs work on a database and answers the SQL statements that it sent. Transactions inside the work are not counted. */
export async function statementsOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  // Not the session's `prepareQuery`: a query that is prepared once runs without it.
  const { client } = db._.session as unknown as { client: Driver }
  const spy = vi.spyOn(client, 'query')
  await work(db)
  const statements = spy.mock.calls.map(([statement]) =>
    typeof statement === 'string' ? statement : statement.text,
  )
  spy.mockRestore()
  return statements
}
