import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { Config } from '../src/config'
import { openDatabase, openInMemory } from '../src/db/open'
import { openPostgres } from '../src/db/postgres'
import type { Database } from '../src/db/types'
import { hashOfMigrations, MIGRATIONS, readTemplate } from './template'

/**
 * A database without rows. On PostgreSQL when TEST_DATABASE_URL names a server (a fresh one is made there), else in
 * memory: there one that another file is done with is emptied, which takes a tenth of the time that opening takes.
 */
export async function openTestDatabase(config: Config): Promise<Database> {
  if (!process.env.TEST_DATABASE_URL) return takeInMemory()
  return openDatabase({ ...config, databaseUrl: await copyTemplate('test') }, MIGRATIONS)
}

/** Databases in memory that nobody uses. Files that run in one process share them. */
const idle: (Database & { client: PGlite })[] = []

async function takeInMemory(): Promise<Database> {
  const used = idle.pop()
  if (used) await used.client.exec(EMPTY)
  const database = used ?? (await openInMemory(MIGRATIONS, readTemplate()))
  // A handle of its own for each file: what the service remembers of a database is not remembered for the next one.
  return { ...database, db: Object.create(database.db), close: async () => void idle.push(database) }
}

/** Takes every row out but those that migrations wrote, and has every number begin at one again. */
const EMPTY = `do $$
  declare counter record;
  begin
    execute (
      select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity'
      from pg_tables where schemaname = 'public' and tablename <> 'contract_terms'
    );
    for counter in select sequencename from pg_sequences where schemaname = 'public' loop
      execute format('alter sequence %I restart', counter.sequencename);
    end loop;
  end
$$`

/** Makes a database without tables on the server that TEST_DATABASE_URL names, and answers its address. */
export function createDatabase(prefix: string): Promise<string> {
  return newDatabase(prefix, '')
}

/** Makes one with its tables: a copy takes a fraction of the time that the migrations take. */
export function copyTemplate(prefix: string): Promise<string> {
  return newDatabase(prefix, `template ${templateName()} strategy file_copy`)
}

/** Makes what is copied, when the server has none for these migrations. */
export async function createTemplate(): Promise<void> {
  const name = templateName()
  const found = await onServer(`select from pg_database where datname = '${name}'`)
  if (found > 0) return
  const databaseUrl = await createDatabase('unfinished')
  await (await openPostgres(databaseUrl, MIGRATIONS)).close()
  await onServer(`alter database ${new URL(databaseUrl).pathname.slice(1)} rename to ${name}`)
}

const templateName = () => `template_${hashOfMigrations()}`

async function newDatabase(prefix: string, options: string): Promise<string> {
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name} ${options}`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement beside the databases of the tests; the number of its rows. */
async function onServer(statement: string): Promise<number> {
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  await admin.connect()
  const { rowCount } = await admin.query(statement)
  await admin.end()
  return rowCount ?? 0
}
