import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, like, lt, sql } from 'drizzle-orm'
import { settings } from '../modules/config/tables'
import { codeOf, describe, isUnavailable, rootOf } from './failure'
import { type Position, positionFrom, UNKNOWN_POSITION } from './position'
import { connectPostgres } from './postgres'
import { type ReplicaState, type ReplicaWatch, type WatchedServers, watchReplica } from './replica-watch'
import type { Database, Db } from './types'

/** A streaming replica of the database, for reads that may be some seconds old. */
export interface Replica {
  /** Whether reads use it, or why not. */
  readonly state: ReplicaState
  /**
   * The replica, if it is not too far behind and has everything up to a position, else null: the caller then reads from the
   * primary. Null as a position is that of a caller who has written nothing.
   */
  databaseFor(position: Position | null): Promise<Db | null>
  /** The position of what is committed on the primary now, for who has just written. */
  position(): Promise<Position>
  /** A read of it failed, and was made again on the primary. */
  failed(error: unknown): void
  close(): Promise<void>
}

export interface ReplicaOptions {
  readonly address: string
  readonly primary: Db
  /** How far it may be behind. */
  readonly lagSeconds: number
  readonly log: ReplicaLog
}

/** Writes a line to the log. */
type ReplicaLog = (level: 'warn' | 'error', fields: object, msg: string) => void

const BEAT_MS = 1000

/** From a beat to the look for it: a replica has it by then, where it is not behind. */
const ARRIVAL_MS = 100

/** Of reads that were made again on the primary the log has one line in so much time, in milliseconds. */
const REPEATED_MS = 10_000

/** A replica that hangs must not make calls hang: a connection and a statement take no longer, in milliseconds. */
const LIMITS = { connectionTimeoutMillis: 2000, query_timeout: 5000 } as const

/** Message of pg, without a code, when `query_timeout` is over. */
const QUERY_TIMEOUT = /^Query read timeout/

/**
 * Failures of one read, after which the next one can succeed: a conflict with what the replica replays, a deadlock with
 * that, a limit of time.
 */
const OF_ONE_READ: ReadonlySet<string> = new Set(['40001', '40P01', '55P03', '57014'])

const isOfOneRead = (error: unknown) => OF_ONE_READ.has(codeOf(rootOf(error)))

/** Rows of `settings` with the beats of processes (see `watchReplica`). */
const BEATS = 'replica_beat:'

/** A row that is older is of a process that was killed, in milliseconds. */
const BEAT_KEPT_MS = 86_400_000

/** Connects to a replica, and watches it until it is closed. It need not be there. */
export function openReplica({ address, primary, lagSeconds, log }: ReplicaOptions): Replica {
  const name = BEATS + randomUUID()
  const replica = connectPostgres(address, { limits: LIMITS, onBroken: () => watch.doubt() })
  const watch = watchReplica(serversOf(name, primary, replica), {
    lagMs: lagSeconds * 1000,
    clock: () => performance.now(),
    onChange: (state, cause) => logState(log, state, cause),
  })
  const stop = beatRegularly(watch)
  void deleteOldBeats(primary)
  return {
    get state() {
      return watch.state
    },
    databaseFor: async position => ((await watch.has(position)) ? replica.db : null),
    position: () => positionOf(primary),
    failed: failureOf(watch, log),
    async close() {
      await stop()
      await primary.delete(settings).where(eq(settings.name, name)).catch(ignore)
      await replica.close()
    },
  }
}

/** The last position of the primary, or one that no replica has while the primary does not answer. */
async function positionOf(primary: Db): Promise<Position> {
  try {
    // What is committed is in front of it, also with `synchronous_commit = off`.
    const { rows } = await run<{ position: string }>(
      primary,
      sql`select pg_current_wal_insert_lsn()::text as position`,
    )
    return rows[0] ? positionFrom(rows[0].position) : UNKNOWN_POSITION
  } catch {
    return UNKNOWN_POSITION
  }
}

function serversOf(name: string, primary: Db, { db }: Database): WatchedServers {
  const value = db.select({ value: settings.value }).from(settings).where(eq(settings.name, name))
  const readView = async () => {
    const view = sql`select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn()::text as position, (${value}) as beat`
    return (await run<ViewRow>(db, view)).rows
  }
  return {
    async beat(number) {
      const row = { name, value: String(number) }
      await primary.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row })
    },
    async look() {
      const [row] = await readView().catch(error => {
        if (isOfOneRead(error)) return readView()
        throw error
      })
      if (!row?.is_replica || row.position === null)
        throw new Error('it is a server of its own, not a replica')
      return { beat: Number(row.beat ?? 0), position: positionFrom(row.position) }
    },
  }
}

interface ViewRow {
  readonly is_replica: boolean
  readonly position: string | null
  readonly beat: string | null
}

// Drizzle's common type does not have the rows.
const run = <Row>(db: Db, statement: ReturnType<typeof sql>) =>
  db.execute(statement) as unknown as Promise<{ rows: Row[] }>

/** Commits beats and looks for them; the returned function ends it. */
function beatRegularly(watch: ReplicaWatch): () => Promise<void> {
  const ending = new AbortController()
  const pause = (ms: number) => wait(ms, undefined, { signal: ending.signal, ref: false }).catch(ignore)
  const run = async () => {
    while (!ending.signal.aborted) {
      // While the primary takes none, nothing proves that the replica is not behind.
      await watch.beat().catch(ignore)
      await pause(ARRIVAL_MS)
      await watch.check()
      await pause(BEAT_MS - ARRIVAL_MS)
    }
  }
  const running = run()
  return () => {
    ending.abort()
    return running
  }
}

async function deleteOldBeats(primary: Db): Promise<void> {
  const isOld = lt(sql`${settings.value}::bigint`, Date.now() - BEAT_KEPT_MS)
  await primary
    .delete(settings)
    .where(
      and(
        like(settings.name, `${BEATS}%`),
        sql`case when ${settings.name} like ${`${BEATS}%`} then ${isOld} end`,
      ),
    )
    .catch(ignore)
}

function failureOf(watch: ReplicaWatch, log: ReplicaLog): Replica['failed'] {
  let loggedAt = Number.NEGATIVE_INFINITY
  return error => {
    const cause = rootOf(error)
    const isAway = isUnavailable(error) || QUERY_TIMEOUT.test(describe(cause))
    if (isAway && !isOfOneRead(error)) {
      // Whether the replica is away is said by the next look at it.
      watch.doubt()
      return
    }
    const now = performance.now()
    if (now - loggedAt < REPEATED_MS) return
    loggedAt = now
    log(
      'warn',
      { cause: describe(cause), code: codeOf(cause) },
      'a read of the replica failed, and was made on the primary',
    )
  }
}

function logState(log: ReplicaLog, state: ReplicaState, error: unknown): void {
  const cause = describe(rootOf(error))
  if (state === 'used') log('warn', {}, 'the replica is used')
  if (state === 'behind')
    log('warn', {}, 'the replica is too far behind: everything is read from the primary')
  if (state === 'away')
    log('error', { cause }, 'the replica cannot be used: everything is read from the primary')
}

function ignore(): void {}
