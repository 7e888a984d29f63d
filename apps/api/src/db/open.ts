import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client, Pool } from 'pg'
import type { Config } from '../config'
import { lockFolder } from './lock'
import type { Db } from './types'

/** An open database with its tables up to date. */
export interface Database {
  readonly db: Db
  readonly kind: 'embedded' | 'postgresql'
  close(): Promise<void>
}

/** The database cannot be reached or used; the message says why, for the operator. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}

/** Name of an advisory lock: of several processes that start at once, one migrates. */
const MIGRATION_LOCK = 7_305_011

/** Opens the database that the settings name and brings its tables up to date. */
export function openDatabase(config: Config, migrationsFolder: string): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, migrationsFolder)
  return openEmbedded(config.dataDir, migrationsFolder)
}

async function openEmbedded(dataDir: string, migrationsFolder: string): Promise<Database> {
  const release = lockFolder(dataDir)
  try {
    const client = await openFolder(path.join(dataDir, 'database'))
    const db = drizzlePglite(client)
    await migratePglite(db, { migrationsFolder })
    const close = async () => {
      await client.close()
      release()
    }
    return { db: db as unknown as Db, kind: 'embedded', close }
  } catch (error) {
    release()
    throw error
  }
}

/** What is wrong with the folder is said by the file system, or by the database in words that help nobody. */
async function openFolder(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder)
  } catch (error) {
    throw new DatabaseError(
      `The database in ${folder} cannot be opened (${describe(error)}). Check who may write there, or set DATA_DIR to another folder.`,
    )
  }
}

/** Opens a database in memory, for tests; `template` is a dumped data folder to begin with. */
export async function openInMemory(
  migrationsFolder: string,
  template?: Blob,
): Promise<Database & { client: PGlite }> {
  const client = await PGlite.create(template ? { loadDataDir: template } : {})
  const db = drizzlePglite(client)
  await migratePglite(db, { migrationsFolder })
  return { db: db as unknown as Db, client, kind: 'embedded', close: () => client.close() }
}

async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  const guard = new Client({ connectionString: url, connectionTimeoutMillis: 8000 })
  await guard.connect().catch((error: unknown) => {
    throw new DatabaseError(`The database of DATABASE_URL cannot be reached (${describe(error)}).`)
  })
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePg(drizzlePg(guard), { migrationsFolder })
  } finally {
    await guard.end()
  }
  // A call waits for its turn as long as a caller waits for its answer: a rush is slow, not an error.
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 30_000 })
  pool.on('error', () => {
    // An idle connection broke (the server restarted). The pool replaces it; the next query tells if it cannot.
  })
  return { db: drizzlePg(pool) as unknown as Db, kind: 'postgresql', close: () => pool.end() }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'it does not say why'
  const text = 'code' in error && error.message === '' ? String(error.code) : error.message
  return text.split('\n')[0] ?? ''
}
