import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Config } from '../config'
import { openEmbedded } from './embedded'
import { connectPostgres, openPostgres } from './postgres'
import { withRetry } from './retry'
import type { Database, Db } from './types'
import type { Watch } from './wait-for-lock'
import { openYielding } from './yielding'

/** Opens the database that the settings name and brings its tables up to date. */
export function openDatabase(config: Config, migrationsFolder: string, watch?: Watch): Promise<Database> {
  const { databaseUrl, directDatabaseUrl, dataDir } = config
  if (databaseUrl) return openPostgres(databaseUrl, migrationsFolder, { ...watch, direct: directDatabaseUrl })
  return openEmbedded(dataDir, migrationsFolder)
}

/** Connects to the PostgreSQL of the settings, whose tables another process has brought up to date. */
export function connectDatabase({ databaseUrl }: Config): Database {
  if (databaseUrl) return connectPostgres(databaseUrl)
  throw new Error('api: no DATABASE_URL. Only a PostgreSQL has several processes. Open the database instead.')
}

/** Opens a database in memory, for tests; `template` is a dumped data folder to begin with. */
export async function openInMemory(
  migrationsFolder: string,
  template?: Blob,
): Promise<Database & { client: PGlite }> {
  const client = await openYielding({ loadDataDir: template })
  const db = drizzle(client)
  await migrate(db, { migrationsFolder })
  return {
    db: withRetry(db as unknown as Db),
    client,
    kind: 'embedded',
    explain: error => error,
    close: () => client.close(),
  }
}
