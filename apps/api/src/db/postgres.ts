import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { DatabaseError, describe, explainPostgres, unreachable } from './failure'
import type { Database, Db } from './types'
import { type Watch, waitForLock } from './wait-for-lock'

/** Name of an advisory lock: of several processes that start at once, one migrates. */
const MIGRATION_LOCK = 7_305_011

const OLDEST = 15

/** Opens a PostgreSQL and brings its tables up to date. Throws {@link DatabaseError} for what the operator can mend. */
export async function openPostgres(
  address: string,
  migrationsFolder: string,
  watch: Watch = {},
): Promise<Database> {
  const connectionString = checkingCertificates(address)
  await prepare(connectionString, migrationsFolder, watch)
  // A call waits for its turn as long as a caller waits for its answer: a rush is slow, not an error.
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 30_000 })
  pool.on('error', ignoreConnectionError)
  // The pool listens while a connection is idle; while it is in use nobody would, and Node ends the process.
  pool.on('connect', client => void client.on('error', ignoreConnectionError))
  return {
    db: drizzle(pool) as unknown as Db,
    kind: 'postgresql',
    explain: explainPostgres,
    close: () => pool.end(),
  }
}

function ignoreConnectionError(): void {
  // A connection broke (the server restarted). Its query fails, the pool replaces it, and the next query fails if it
  // cannot.
}

async function prepare(connectionString: string, migrationsFolder: string, watch: Watch): Promise<void> {
  const client = newClient(connectionString)
  client.on('error', ignoreConnectionError)
  // Ends a connection that is still being made, too.
  const stop = () => void client.end()
  watch.ending?.addEventListener('abort', stop)
  try {
    await client.connect().catch(error => {
      throw unreachable(error)
    })
    const { rows } = await client.query<Server>(SERVER)
    checkServer(rows[0])
    await waitForLock(
      async () => (await client.query<{ taken: boolean }>(TAKE_LOCK)).rows[0]?.taken ?? false,
      watch,
    )
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    throw explainPostgres(error)
  } finally {
    watch.ending?.removeEventListener('abort', stop)
    await client.end()
  }
}

function newClient(connectionString: string): Client {
  try {
    return new Client({ connectionString, connectionTimeoutMillis: 8000 })
  } catch (error) {
    // Without the address in it: it holds the password.
    throw new DatabaseError(
      `DATABASE_URL cannot be read (${describe(error)}). Write it as postgres://user:password@host:5432/name, with signs like @ / ? # % in the password percent-encoded.`,
    )
  }
}

// pg checks the certificate for each of these, and says at length that a later version of it will not. What they do
// here stays. Delete when pg takes them as PostgreSQL's own tools do.
function checkingCertificates(address: string): string {
  if (address.includes('uselibpqcompat=')) return address
  return address.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}

const TAKE_LOCK = `select pg_try_advisory_lock(${MIGRATION_LOCK}) as taken`

const SERVER = `select current_setting('server_version_num')::int as number,
  current_setting('server_version') as version, current_setting('server_encoding') as encoding`

interface Server {
  /** 150004 for 15.4. */
  readonly number: number
  readonly version: string
  readonly encoding: string
}

/** Refuses a server that would fail later, in the middle of something. */
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
