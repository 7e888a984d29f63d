/** The database cannot be reached or used; the message says why and what to do, for the operator. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}

const LOST = 'Start again when the server is up; nothing that was committed is lost.'
const LOGIN = 'Check its user and password.'

/** What an operator can do about a failure of a PostgreSQL server, by SQLSTATE or by the system's code. */
const ADVICE: Readonly<Record<string, string>> = {
  '28000': LOGIN,
  '28P01': LOGIN,
  '3D000': "Create it first: create database … encoding 'UTF8'.",
  '42501': 'Its user must be allowed to create schemas and tables there: make it the owner of the database.',
  '42P07': 'It holds tables of something else. Give Yaoji a database of its own.',
  '22P05': 'It must have the encoding UTF8.',
  '25006': 'It is a copy that is only read. Give the address of the server that takes writes.',
  '53100': 'The disk of its server is full. Make room there, then start again.',
  '53200': 'Its server is out of memory.',
  '53300': 'Its server takes no more connections. Stop what holds them, or raise max_connections.',
  '57P01': LOST,
  '57P02': LOST,
  '57P03': LOST,
  ECONNRESET: LOST,
  EPIPE: LOST,
}

/** Message of a pooler that does not know a setting with which pg connects. */
const UNKNOWN_PARAMETER = /^unsupported startup parameter/

const POOLER =
  'Set ignore_startup_parameters = lock_timeout, statement_timeout, idle_in_transaction_session_timeout in the settings of your PgBouncer, and the limits in the connect_query of the database.'

/** Class of the codes of a connection that failed. A pooler uses them for its own messages. */
const CONNECTION_CLASS = /^08/

/** Messages of pg, without a code, about a broken connection and about later queries on it. */
const BROKEN = /^Connection terminated|connection error and is not queryable/

/** Failures after which the next attempt may succeed: a time limit was exceeded, the server cannot be reached, a disk is full. */
const TEMPORARY: ReadonlySet<string> = new Set([
  '25P03',
  '53100',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'ENOSPC',
  'EPIPE',
])

/** Message of the pool, without a code, when no connection is free in time. */
const NO_CONNECTION = /^timeout exceeded when trying to connect/

/** Whether the database, or the disk of the files, cannot be used at the moment. The call itself is not the cause. */
export function isUnavailable(error: unknown): boolean {
  const cause = rootOf(error)
  const message = describe(cause)
  const code = codeOf(cause)
  return (
    TEMPORARY.has(code) || CONNECTION_CLASS.test(code) || BROKEN.test(message) || NO_CONNECTION.test(message)
  )
}

/**
 * Turns a failure of a PostgreSQL server into an error with instructions for the operator. Returns any other error
 * unchanged. `setting` has the address.
 */
export function explainPostgres(error: unknown, setting = 'DATABASE_URL'): unknown {
  const advice = adviceFor(rootOf(error))
  if (!advice) return error
  return new DatabaseError(
    `The database of ${setting} cannot be used (${describe(rootOf(error))}). ${advice}`,
  )
}

/** Why a PostgreSQL server was not reached at all. */
export function unreachable(error: unknown, setting: string): DatabaseError {
  const cause = rootOf(error)
  const advice = adviceFor(cause) ?? 'Check the address, and whether the server runs and lets this one in.'
  return new DatabaseError(`The database of ${setting} cannot be reached (${describe(cause)}). ${advice}`)
}

function adviceFor(cause: unknown): string | undefined {
  const message = describe(cause)
  if (UNKNOWN_PARAMETER.test(message)) return POOLER
  const code = codeOf(cause)
  return ADVICE[code] ?? (BROKEN.test(message) || CONNECTION_CLASS.test(code) ? LOST : undefined)
}

/** The innermost error: drizzle wraps the driver's error into one that contains the whole query. */
export function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** The first line of the error's message. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'it does not say why'
  return (error.message || codeOf(error)).split('\n')[0] ?? ''
}
