import * as z from 'zod/mini'

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

/** Every answer of the service: a code, a message for the buyer, and the data. */
export const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() })
export type Envelope = z.output<typeof envelope>

/** `data` of a 422: messages by field, the first failing field first (VA-03, ER-04). */
export const fieldErrors = z.object({ errors: z.record(z.string(), z.array(z.string())) })

/** True for the codes that mean success. */
export function isSuccess(code: number): boolean {
  return code === CODE.ok || code === CODE.created || code === CODE.legacyOk
}
