import { CODE } from '@yaoji/api-client/contract'

/** What a refusal is for the shop, which watches for attacks. */
export interface SecurityEvent {
  /** Its name in the log, like `login_refused`. */
  readonly event: string
  /** A phone number or a name of an account; the log has a hash of it. */
  readonly account?: string
  /** The limit that was reached. */
  readonly limit?: string
  /** Why a payment notice was refused. */
  readonly outcome?: string
}

/**
 * A request that is answered with a reason in place of a result. Thrown inside a transaction it undoes the
 * transaction, so that a refused request changes nothing. `message` is what the buyer reads.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** HTTP status and envelope code. */
  readonly code: number
  readonly data: unknown
  /** What the log says of it; null where its status says enough. */
  event: SecurityEvent | null = null

  constructor(code: number, message: string, data: unknown = {}) {
    super(message)
    this.code = code
    this.data = data
  }

  /** The same refusal, with what the log says of it. */
  as(event: SecurityEvent): this {
    this.event = event
    return this
  }
}

/** The message of a failure that says nothing about its cause. */
export const BUSY = '系统繁忙，请稍候再试'

/** 422: messages by field; the first field comes first (VA-03). */
export function invalid(errors: Readonly<Record<string, readonly string[]>>): Refusal {
  const first = Object.values(errors)[0]?.[0] ?? '提交的内容有误，请检查后重试'
  return new Refusal(CODE.invalid, first, { errors })
}

/** 422 about one field. */
export function invalidField(field: string, message: string): Refusal {
  return invalid({ [field]: [message] })
}

/** 422 about the id in a field of what the buyer does not have. Another buyer's object looks like a missing one. */
export function missingIn(field: string, message: string): Refusal {
  return invalidField(field, message).as({ event: 'object_not_found' })
}

/** 422 about a field with a wrong password of the buyer who is logged in. */
export function wrongPassword(field: string, message: string): Refusal {
  return invalidField(field, message).as({ event: 'password_refused' })
}

/** 404. Another buyer's object looks like a missing one. */
export function notFound(what: string): Refusal {
  return new Refusal(404, `${what}不存在或已被删除`)
}

/** 401: not logged in, or no longer. */
export function unauthenticated(): Refusal {
  return new Refusal(CODE.unauthenticated, '请先登录')
}

/** 409: the request no longer fits the current state; `data` has that state. */
export function conflict(message: string, data: unknown = {}): Refusal {
  return new Refusal(409, message, data)
}

/** 403: known, and not allowed. */
export function forbidden(message: string): Refusal {
  return new Refusal(403, message)
}

/** 429: too often. */
export function tooMany(message: string): Refusal {
  return new Refusal(429, message)
}

/** 503: the service cannot do this now. */
export function unavailable(): Refusal {
  return new Refusal(503, BUSY)
}
