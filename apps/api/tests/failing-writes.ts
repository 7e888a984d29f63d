import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/types'

interface FailingWrites {
  readonly table: string
  /** A condition on `new`, the row that is written. */
  readonly when: string
}

/** Runs work while the database refuses these writes. */
export async function withFailingWrites<Result>(
  db: Db,
  { table, when }: FailingWrites,
  work: () => Promise<Result>,
): Promise<Result> {
  await db.execute(sql`create function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'this write fails'; end $$`)
  await db.execute(sql`create trigger refuse_write before insert or update on ${sql.identifier(table)}
    for each row when (${sql.raw(when)}) execute function refuse_write()`)
  try {
    return await work()
  } finally {
    await db.execute(sql`drop function refuse_write cascade`)
  }
}
