import type { DataOf, Endpoint, InputOf } from './contract/endpoint'
import { readAnswer } from './transport/answer'
import { newIdempotencyKey } from './transport/idempotencyKey'
import { MarketError } from './transport/MarketError'
import { createPauses } from './transport/pause'
import { type Request, toRequest } from './transport/request'

export interface ClientOptions {
  /** Origin of the service, like `https://shop.example`; empty for the page's own. */
  readonly baseUrl?: string
  /** Defaults to the platform's. In Node give one that keeps cookies. */
  readonly fetch?: typeof fetch
  /** Milliseconds until a call counts as timed out; 30,000 (CN-01). */
  readonly timeoutMs?: number
  /** Headers of your own for a call, such as `X-Buyer`: the user name of whom the page shows as logged in. */
  readonly headers?: (endpoint: Endpoint) => Readonly<Record<string, string>>
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Key of the intent. A second press with the same key is the same request to the service. */
  readonly idempotencyKey?: string | undefined
}

export interface Client {
  /**
   * Sends one call. Resolves with the answer's `data`; throws {@link MarketError}, or re-throws the abort when
   * the caller's signal or a later call to the same address cancelled it. Aborting a write does not undo it.
   */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>>
  /**
   * Sends what is still waiting for its delay, now. Call it when the page goes away. Browsers let 64 KiB of bodies
   * outlive a page, some thousand cart lines; a call beyond that is sent as any other.
   */
  flush(): void
}

const TIMEOUT_MS = 30_000

/** Room that browsers leave to all requests at once that outlive their page, less a margin for headers. */
const KEEPALIVE_BYTES = 60_000

/** What the headers of a call take of it. */
const MARGIN_BYTES = 1_000

/**
 * Makes a client. It shows nothing and navigates nowhere: errors go to whoever called. Throws when `baseUrl` is no
 * address, and where there is no page whose origin could stand for it.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { timeoutMs = TIMEOUT_MS } = options
  const baseUrl = readBase(options)
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => globalThis.fetch(...request))
  const running = new Map<string, AbortController>()
  const pauses = createPauses()
  let kept = 0

  async function exchange(endpoint: Endpoint, { url, init }: Request, cancelled: AbortSignal) {
    if (endpoint.delayMs) await pauses.wait(endpoint.delayMs)
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = AbortSignal.any([cancelled, timeout])
    const bytes = MARGIN_BYTES + String(init.body ?? '').length
    const keepalive = endpoint.method !== 'GET' && kept + bytes < KEEPALIVE_BYTES
    if (keepalive) kept += bytes
    try {
      signal.throwIfAborted()
      const headers = { ...init.headers, ...options.headers?.(endpoint) }
      const answer = send(baseUrl + url, { ...init, headers, keepalive, signal })
      return await until(
        signal,
        answer.then(given => readAnswer(endpoint, given)),
      )
    } catch (cause) {
      throw toThrow(endpoint, cause, cancelled, timeout)
    } finally {
      if (keepalive) kept -= bytes
    }
  }

  return {
    async call<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      { signal, idempotencyKey }: CallOptions = {},
    ) {
      const key = idempotencyKey ?? (endpoint.creates ? newIdempotencyKey() : undefined)
      const request = toRequest(endpoint, input as object, key)
      const own = new AbortController()
      const address = `${endpoint.method} ${request.url.split('?')[0]}`
      if (!endpoint.concurrent) {
        running.get(address)?.abort()
        running.set(address, own)
      }
      try {
        const ends = signal ? AbortSignal.any([own.signal, signal]) : own.signal
        // The contract's schema has parsed the answer; the generic exchange cannot carry its type.
        return (await exchange(endpoint, request, ends)) as DataOf<E>
      } finally {
        if (running.get(address) === own) running.delete(address)
      }
    },
    flush: pauses.flush,
  }
}

function readBase({ baseUrl, fetch }: ClientOptions): string {
  if (baseUrl) return new URL(baseUrl).href.replace(/\/$/, '')
  if (!fetch && !globalThis.location) throw new TypeError('api-client: pass baseUrl')
  return ''
}

/** What a promise brings, or the signal's end: not every fetch that is passed in listens to its signal. */
function until<Value>(signal: AbortSignal, coming: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.onabort = () => reject(signal.reason)
    coming.then(resolve, reject)
  })
}

function toThrow(endpoint: Endpoint, cause: unknown, cancelled: AbortSignal, timeout: AbortSignal): unknown {
  if (cause instanceof MarketError) return cause
  // Whatever reason a caller gives, what is thrown is an abort.
  if (cancelled.aborted) return new DOMException('', 'AbortError')
  if (timeout.aborted)
    return new MarketError({ kind: 'timeout', endpoint, message: '请求超时，请刷新页面', cause })
  return new MarketError({ kind: 'offline', endpoint, message: '网络连接不上，请检查网络后重试', cause })
}
