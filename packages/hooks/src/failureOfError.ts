/** Why an action was refused: a message, and messages by field if the service named fields. */
export interface FormFailure {
  readonly message: string
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined
}

const FAILED = '操作没有成功，请稍候再试'

/**
 * What is read of an error. The errors of `@yaoji/api-client` have these properties; this package does not know the
 * client.
 */
interface ErrorOfCall extends FormFailure {
  readonly name: string
  readonly kind: string
  readonly code: number
}

const partsOf = (error: unknown) => (error ?? {}) as Partial<ErrorOfCall>

/** What a `MarketError` says, for the buyer; null for a cancelled call, which shows nothing. */
export function failureOfError(error: unknown): FormFailure | null {
  const { name, kind, message = FAILED, fields } = partsOf(error)
  if (name === 'AbortError') return null
  return kind ? { message, fields } : { message: FAILED }
}

/** What was asked for does not exist, or belongs to somebody else. */
export function isMissingError(error: unknown): boolean {
  return partsOf(error).code === 404
}

/** The record has changed since it was shown. */
export function isConflictError(error: unknown): boolean {
  return partsOf(error).code === 409
}

export interface FailureTextWords {
  /** Of an error that is no answer of the service, or that says nothing. */
  readonly failed?: string
  /** The text where it is unknown whether the service carried out the call. */
  readonly unknown?: (text: string) => string
}

/** Kinds after which it is unknown whether the service carried out the call. */
const UNKNOWN_OUTCOME: ReadonlySet<string> = new Set(['timeout', 'offline', 'busy', 'malformed'])

/** One sentence about a failed write: the first message of a field, else that of the error; null for a cancelled one. */
export function failureText(
  error: unknown,
  { failed = FAILED, unknown }: FailureTextWords = {},
): string | null {
  const { name, kind, message, fields = {} } = partsOf(error)
  if (name === 'AbortError') return null
  if (!kind) return failed
  const text = Object.values(fields).flat()[0] || message || failed
  return unknown && UNKNOWN_OUTCOME.has(kind) ? unknown(text) : text
}

/** Why something could not be shown, as far as a user can act on it. */
export interface ReadFailure {
  readonly kind: 'failed' | 'busy' | 'timeout' | 'offline'
  /** The service's own words, where it says why. */
  readonly message: string | undefined
}

const READ_KINDS: Readonly<Record<string, ReadFailure['kind']>> = {
  busy: 'busy',
  malformed: 'busy',
  timeout: 'timeout',
  offline: 'offline',
}

/** Kinds whose message of the service is the reason. */
const SAYS_WHY: ReadonlySet<string> = new Set(['refused', 'invalid', 'locked'])

/** Why a call that reads failed. */
export function readFailure(error: unknown): ReadFailure {
  const { kind = '' } = partsOf(error)
  return {
    kind: READ_KINDS[kind] ?? 'failed',
    message: (SAYS_WHY.has(kind) && failureText(error, { failed: '' })) || undefined,
  }
}
