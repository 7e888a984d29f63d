/** Codes of the envelope. 10000, 200 and 201 are success (ER-01). */
export const CODE = {
  ok: 200,
  created: 201,
  legacyOk: 10000,
  unauthenticated: 401,
  legacyUnauthenticated: 10001,
  invalid: 422,
  locked: 459,
} as const

/** True for the success codes. */
export function isSuccess(code: number): boolean {
  return code === CODE.ok || code === CODE.created || code === CODE.legacyOk
}

/** The body of every response: a code, a message for the buyer, and the data. */
export interface Envelope {
  readonly code: number
  readonly msg: string
  readonly data: unknown
}
