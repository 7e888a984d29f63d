import { CODE, type Envelope, isSuccess } from '../contract/codes'
import type { Endpoint } from '../contract/endpoint'
import { MarketError, type MarketErrorKind } from './MarketError'
import { matcherOf } from './matcher'

/** Error kinds by code; other codes are `busy` from 500 to 599, else `refused`. */
const KIND_BY_CODE: Readonly<Record<number, MarketErrorKind>> = {
  [CODE.unauthenticated]: 'unauthenticated',
  [CODE.legacyUnauthenticated]: 'unauthenticated',
  [CODE.locked]: 'locked',
  [CODE.invalid]: 'invalid',
}

/** Message for the buyer when the service fails, or responds without a message (ER-05). */
const BUSY = '系统繁忙，请稍候再试'

/** Reads a response: resolves with data that matches the contract, or throws a {@link MarketError}. */
export async function readResponse(
  endpoint: Endpoint,
  responding: Promise<Pick<Response, 'status' | 'text'>>,
): Promise<unknown> {
  const response = await responding
  const envelope = toEnvelope(await response.text())
  const code = envelope?.code ?? response.status
  if (!isSuccess(code) || response.status >= 400) throw failure(endpoint, response.status, envelope)
  if (!envelope) throw malformed(endpoint, 'envelope')
  const { data } = envelope
  if (matcherOf(endpoint.data)(data)) return data
  const read = endpoint.data.safeParse(data)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw malformed(endpoint, `data.${issue?.path.join('.')}: ${issue?.code}`)
  }
  return read.data
}

function toEnvelope(text: string): Envelope | undefined {
  try {
    const { code, msg, data } = JSON.parse(text) as { code?: unknown; msg?: unknown; data?: unknown }
    // A code is a number other than 0.
    return Number(code) ? { code: Number(code), msg: typeof msg === 'string' ? msg : '', data } : undefined
  } catch {
    return undefined
  }
}

function failure(endpoint: Endpoint, status: number, envelope: Envelope | undefined): MarketError {
  const code = envelope && !isSuccess(envelope.code) ? envelope.code : status
  const kind = KIND_BY_CODE[code] ?? (code >= 500 && code < 600 ? 'busy' : 'refused')
  const data = envelope?.data
  const cause = envelope?.msg
  const message = (kind !== 'busy' && cause) || BUSY
  return new MarketError({ kind, endpoint, code, message, data, fields: readFields(data), cause })
}

function readFields(data: unknown): Record<string, string[]> | undefined {
  const errors = (data as { errors?: object } | null | undefined)?.errors
  if (!errors) return undefined
  const fields: Record<string, string[]> = {}
  for (const [name, messages] of Object.entries(errors)) {
    fields[name] = [messages].flat().map(String)
  }
  return fields
}

function malformed(endpoint: Endpoint, what: string): MarketError {
  return new MarketError({
    kind: 'malformed',
    endpoint,
    message: BUSY,
    cause: new Error(`api-client: ${endpoint.name} sent invalid ${what}.`),
  })
}
