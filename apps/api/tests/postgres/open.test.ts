import { type SQL, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '../../src/db/postgres'
import type { Db } from '../../src/db/types'
import { createDatabase } from '../database'
import { MIGRATIONS } from '../template'

/** A connection that is not the service's, to do behind its back what a server and its operator do. */
async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function rowsOf<Row>(db: Db, query: SQL): Promise<{ rows: Row[] }> {
  return (await db.execute(query)) as unknown as { rows: Row[] }
}

async function refusalOf(url: string): Promise<string> {
  const refusal = await openPostgres(url, MIGRATIONS).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ name: 'DatabaseError' })
  return (refusal as Error).message
}

describe('[SV-01 3] on a PostgreSQL', () => {
  test('a connection that breaks in a transaction fails that call; the service stays and the next one works', async () => {
    const url = await createDatabase('break')
    const { db, close, explain } = await openPostgres(url, MIGRATIONS)
    onTestFinished(close)
    const other = await connect(url)
    const broken = db.transaction(async tx => {
      const { rows } = (await tx.execute('select pg_backend_pid() as pid')) as unknown as {
        rows: { pid: number }[]
      }
      await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
      await tx.execute('select 1')
    })
    expect(explain(await broken.catch(error => error))).toMatchObject({ name: 'DatabaseError' })
    expect(await db.execute('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] })
  })

  test('a statement that is sent again is prepared, and answers for other values too', async () => {
    const { db, close } = await openPostgres(await createDatabase('prepared'), MIGRATIONS)
    onTestFinished(close)
    await db.transaction(async tx => {
      const answers: unknown[] = []
      const prepared = async () => {
        const { rows } = await rowsOf<{ count: number }>(
          tx,
          sql`select count(*)::integer from pg_prepared_statements where statement like '%as doubled%'`,
        )
        return rows[0]?.count
      }
      for (let value = 1; value <= 5; value += 1) {
        if (value === 4) expect(await prepared()).toBe(0)
        const { rows } = await rowsOf<{ doubled: number }>(tx, sql`select ${value}::integer * 2 as doubled`)
        answers.push(rows[0]?.doubled)
      }
      expect(await prepared()).toBe(1)
      expect(answers).toEqual([2, 4, 6, 8, 10])
    })
  })

  test('a user who may not make tables, and a database that cannot hold Chinese, are one line each', async () => {
    const url = await createDatabase('refused')
    const admin = await connect(url)
    const name = new URL(url).pathname.slice(1)
    await admin.query(`create role weak_${name} login password 'weak'`)
    await admin.query(`create database latin_${name} encoding 'LATIN1' template template0 locale 'C'`)
    const weak = new URL(url)
    weak.username = `weak_${name}`
    weak.password = 'weak'
    expect(await refusalOf(weak.href)).toBe(
      `The database of DATABASE_URL cannot be used (permission denied for database ${name}). Its user must be allowed to create schemas and tables there: make it the owner of the database.`,
    )
    const latin = new URL(url)
    latin.pathname = `/latin_${name}`
    expect(await refusalOf(latin.href)).toMatch(/has the encoding LATIN1\. Create one/)
    const missing = new URL(url)
    missing.pathname = `/missing_${name}`
    expect(await refusalOf(missing.href)).toMatch(/does not exist\)\. Create it first/)
  })

  test('migrations use the address without a pooler, and an error names its setting', async () => {
    const url = await createDatabase('direct')
    const nowhere = 'postgres://nobody:nothing@127.0.0.1:1/none'
    await expect(openPostgres(url, MIGRATIONS, { direct: nowhere })).rejects.toThrow(
      /^The database of DIRECT_DATABASE_URL cannot be reached /,
    )
    await expect(openPostgres(nowhere, MIGRATIONS, { direct: url })).rejects.toThrow()
    const { rows } = await (await connect(url)).query(`select to_regclass('users') is not null as migrated`)
    expect(rows).toEqual([{ migrated: true }])
  })

  test('while another process migrates it waits, says so once, and is ended at once', async () => {
    const url = await createDatabase('turn')
    const other = await connect(url)
    await other.query('select pg_advisory_lock(7305011)')
    const ending = new AbortController()
    const onWait = vi.fn()
    const opening = openPostgres(url, MIGRATIONS, { ending: ending.signal, onWait })
    await vi.waitFor(() => expect(onWait).toHaveBeenCalledOnce())
    ending.abort()
    await expect(opening).rejects.toThrow()

    const again = openPostgres(url, MIGRATIONS, { onWait })
    await vi.waitFor(() => expect(onWait).toHaveBeenCalledTimes(2))
    await other.query('select pg_advisory_unlock(7305011)')
    await (await again).close()
  })
})
