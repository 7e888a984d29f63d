import { CODE, type Envelope } from '@yaoji/api-client/contract'

/** The answer of a call that went well. */
export function success(data: unknown, msg = 'ok'): Envelope {
  return { code: CODE.ok, msg, data }
}

/** The answer of a call that did not. */
export function failure(code: number, msg: string, data: unknown = {}): Envelope {
  return { code, msg, data }
}
