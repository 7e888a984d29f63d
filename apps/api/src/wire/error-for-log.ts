import { DrizzleQueryError } from 'drizzle-orm'

/** An error as the log has it. */
interface LoggedError {
  readonly [field: string]: unknown
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  /** The statement that failed, with `$1` in place of its values. */
  readonly query?: string
  readonly constraint?: string
  readonly cause?: LoggedError
  /** Of an AggregateError, like that of a timed job. */
  readonly errors?: readonly LoggedError[]
}

/**
 * An error for the log. The values of a query are left out: they are addresses, numbers and secrets of buyers. They can
 * be in the message of a driver (`invalid input syntax for type integer: "…"`), and in its fields `detail` and `where`.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const isQuery = error instanceof DrizzleQueryError
  const message = isQuery ? 'a query failed' : withoutValues(error)
  const { cause } = error
  return {
    type: error.name,
    message,
    stack: framesOf(error),
    ...textsOf(error, ['code', 'constraint']),
    ...(isQuery ? { query: error.query } : {}),
    ...(cause instanceof Error ? { cause: errorForLog(cause) } : {}),
    ...(error instanceof AggregateError ? { errors: error.errors.map(errorForLog) } : {}),
  }
}

/** The message of a database error, which has a severity, without the values that it quotes. */
function withoutValues(error: Error): string {
  return 'severity' in error ? error.message.replace(/"[\s\S]*"/, '"…"') : error.message
}

/** The lines of a stack below the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter(line => /^ {4}at /.test(line))
    .join('\n')
}

function textsOf(error: Error, names: readonly string[]): Record<string, string> {
  const entries = Object.entries(error).filter(
    ([name, value]) => names.includes(name) && typeof value === 'string',
  )
  return Object.fromEntries(entries)
}
