import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type PoolConfig } from 'pg'
import { DatabaseError, describe, explainPostgres, unreachable } from './failure'
import { dropKept } from './kept'
import { warnOfMissingLimits } from './missing-limits'
import { PreparingClient } from './prepared'
import { withRetry } from './retry'
import type { Database, Db } from './types'
import { type Watch, waitForLock } from './wait-for-lock'
import { printWarning } from './warnings'

/** Name of an advisory lock: of several processes that start at once, one migrates. */
const MIGRATION_LOCK = 7_305_011

const OLDEST = 15

/**
 * Time limits, in milliseconds. A call that waits for a lock fails before the calls that wait for its connection, so a
 * table that another program locks does not stop calls that do not use that table. DATABASE_URL may set other values.
 */
const LIMITS = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 5_000,
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 20_000,
} as const

export interface OpenOptions extends Watch {
  /** Address of the same database without a pooler, for the migrations; null uses the only one. */
  readonly direct?: string | null
}

/** Opens a PostgreSQL and brings its tables up to date. Throws {@link DatabaseError} for what the operator can mend. */
export async function openPostgres(
  address: string,
  migrationsFolder: string,
  { direct = null, ...watch }: OpenOptions = {},
): Promise<Database> {
  await prepare(
    {
      name: direct ? 'DIRECT_DATABASE_URL' : 'DATABASE_URL',
      address: checkingCertificates(direct ?? address),
    },
    migrationsFolder,
    watch,
  )
  const database = connectPostgres(address)
  try {
    await warnOfMissingLimits(database.db)
    return database
  } catch (error) {
    await database.close()
    throw explainPostgres(error)
  }
}

export interface ConnectOptions {
  /** Limits of time in place of some of {@link LIMITS}, in milliseconds. */
  readonly limits?: Pick<PoolConfig, 'connectionTimeoutMillis' | 'query_timeout'>
  /** Is called with the error of each connection that breaks. */
  readonly onBroken?: (error: Error) => void
}

/** Connects to a PostgreSQL whose tables are up to date, with the first statement. */
export function connectPostgres(address: string, { limits, onBroken }: ConnectOptions = {}): Database {
  const connectionString = checkingCertificates(address)
  const pool = new Pool({ Client: PreparingClient, connectionString, max: 10, ...LIMITS, ...limits })
  const db = withRetry(drizzle(pool) as unknown as Db)
  const onError = (error: Error) => {
    ignoreConnectionError()
    dropKept(db)
    onBroken?.(error)
  }
  pool.on('error', onError)
  // The pool handles errors of idle connections only. Without this handler an error of one in use ends the process.
  pool.on('connect', client => void client.on('error', onError).on('notice', printWarning))
  return {
    db,
    kind: 'postgresql',
    explain: explainPostgres,
    close: () => pool.end(),
  }
}

function ignoreConnectionError(): void {
  // A connection broke (the server restarted). Its query fails, the pool replaces it, and the next query fails if it
  // cannot.
}

/** An address, and the setting that has it. */
interface Setting {
  readonly name: string
  readonly address: string
}

/**
 * Migrates while another connection has the lock in a transaction. A lock of a session would stay with a connection of a
 * pooler such as PgBouncer, which goes to the next client.
 */
async function prepare(setting: Setting, migrationsFolder: string, watch: Watch): Promise<void> {
  const locking = newClient(setting)
  const migrating = newClient(setting)
  const clients = [locking, migrating]
  // Ends a connection that is still being made, too.
  const stop = () => clients.forEach(client => void client.end())
  watch.ending?.addEventListener('abort', stop)
  try {
    for (const client of clients) {
      await client.connect().catch(error => {
        throw unreachable(error, setting.name)
      })
    }
    const { rows } = await migrating.query<Server>(SERVER)
    checkServer(rows[0])
    await locking.query('begin')
    await locking.query('set local idle_in_transaction_session_timeout = 0')
    await waitForLock(
      async () => (await locking.query<{ taken: boolean }>(TAKE_LOCK)).rows[0]?.taken ?? false,
      watch,
    )
    await migrate(drizzle(migrating), { migrationsFolder })
    await locking.query('commit')
  } catch (error) {
    throw explainPostgres(error, setting.name)
  } finally {
    watch.ending?.removeEventListener('abort', stop)
    await Promise.all(clients.map(client => client.end()))
  }
}

function newClient({ name, address }: Setting): Client {
  try {
    const client = new Client({ connectionString: address, connectionTimeoutMillis: 8000 })
    return client.on('error', ignoreConnectionError).on('notice', printWarning)
  } catch (error) {
    // Without the address in it: it holds the password.
    throw new DatabaseError(
      `${name} cannot be read (${describe(error)}). Write it as postgres://user:password@host:5432/name, with signs like @ / ? # % in the password percent-encoded.`,
    )
  }
}

// pg checks the certificate for each of these, and warns that a later version will not. Here they keep their meaning.
// Delete when pg reads them like PostgreSQL's own tools.
function checkingCertificates(address: string): string {
  if (address.includes('uselibpqcompat=')) return address
  return address.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}

const TAKE_LOCK = `select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as taken`

const SERVER = `select current_setting('server_version_num')::int as number,
  current_setting('server_version') as version, current_setting('server_encoding') as encoding`

interface Server {
  /** 150004 for 15.4. */
  readonly number: number
  readonly version: string
  readonly encoding: string
}

/** Refuses a server that would fail later, during a call. */
export function checkServer(server: Server | undefined): void {
  if (!server) return
  const { number, version, encoding } = server
  if (number < OLDEST * 10_000) {
    throw new DatabaseError(
      `The server of DATABASE_URL is PostgreSQL ${version}. Yaoji needs ${OLDEST} or newer.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseError(
      `The database of DATABASE_URL has the encoding ${encoding}. Create one that takes Chinese: create database yaoji encoding 'UTF8' template template0.`,
    )
  }
}
