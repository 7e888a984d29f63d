import { CODE, type Envelope } from '../contract/codes'
import { MarketError, type MarketErrorKind } from '../transport/MarketError'
import type { Answers } from './answers'
import { createAnswerTable, type RecordedCalls } from './answerTable'
import { checkPayload } from './contractCheck'
import { readCall } from './readCall'

export interface FakeFetch extends RecordedCalls {
  /** In place of the global `fetch`, for `createClient` and `createUpload`. */
  readonly fetch: typeof fetch
}

/**
 * Creates a `fetch` that answers from a table in place of a service, for tests and stories of the real client: forms,
 * idempotency keys, envelopes and error kinds are those of a service. What an answer throws with `failWith` becomes the
 * envelope of that failure; without a response (`offline`, `timeout`, `malformed`) the call throws it as it is.
 *
 * @example
 * const service = createFakeFetch({ 'goods.hot': () => failWith('busy') })
 * const client = createClient({ fetch: service.fetch })
 */
export function createFakeFetch(answers: Answers = {}): FakeFetch {
  const { reply, ...recorded } = createAnswerTable(answers)
  return {
    ...recorded,
    async fetch(url, init = {}) {
      const { fields, ...call } = readCall(String(url), init)
      // The table compares what the schema has read, without the fields that it does not know.
      checkPayload(call.endpoint, fields)
      try {
        return respond({ code: CODE.ok, msg: '', data: await reply(call) })
      } catch (error) {
        const code = error instanceof MarketError && codeOf(error)
        if (!code) throw error
        return respond({ code, msg: error.message, data: dataOf(error) })
      }
    },
  }
}

/** Codes of failures without their own; the others have no response. */
const CODES: { readonly [Kind in MarketErrorKind]?: number } = {
  unauthenticated: CODE.unauthenticated,
  locked: CODE.locked,
  invalid: CODE.invalid,
  busy: 500,
  refused: 409,
}

function codeOf({ kind, code }: MarketError): number | undefined {
  return CODES[kind] && (code ?? CODES[kind])
}

function dataOf({ fields, data }: MarketError): unknown {
  return fields ? { errors: fields } : (data ?? {})
}

/** The HTTP status is the code, where it can be one. */
function respond(envelope: Envelope): Response {
  const { code } = envelope
  return new Response(JSON.stringify(envelope), { status: code >= 200 && code < 600 ? code : CODE.ok })
}
