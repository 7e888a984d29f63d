import type { DataOf, Endpoint, InputOf } from './contract/endpoint'
import { readBase } from './transport/baseUrl'
import { toCallError } from './transport/callError'
import { createDelays } from './transport/delay'
import { newIdempotencyKey } from './transport/idempotencyKey'
import { orAborted } from './transport/orAborted'
import { type Request, toRequest } from './transport/request'
import { readResponse } from './transport/response'

export interface ClientOptions {
  /** Origin of the service, like `https://shop.example`. Default: the origin of the page. */
  readonly baseUrl?: string
  /** Default: the global `fetch`. In Node pass one that stores cookies. */
  readonly fetch?: typeof fetch
  /** Timeout of a call in milliseconds. Default: 30,000 (CN-01). */
  readonly timeoutMs?: number
  /** Additional headers for a call, such as `X-Buyer`: the user name of the buyer that the page shows as logged in. */
  readonly headers?: (endpoint: Endpoint) => Readonly<Record<string, string>>
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Idempotency key. For the service, two calls with the same key are one request. */
  readonly idempotencyKey?: string | undefined
}

export interface Client {
  /**
   * Sends one call. Resolves with the response's `data`. Throws {@link MarketError}, or an `AbortError` when the
   * caller's signal or a later call to the same address cancelled the call. Aborting a write does not undo it.
   */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>>
  /**
   * Sends delayed calls at once. Call it when the page unloads. Browsers allow 64 KiB of `keepalive` bodies, about a
   * thousand cart lines; calls above that limit are sent without `keepalive`.
   */
  flush(): void
}

const TIMEOUT_MS = 30_000

/** Limit for the bodies of all running `keepalive` requests: the 64 KiB of browsers, minus a margin. */
const KEEPALIVE_BYTES = 60_000

/** Bytes that are counted for the headers of a call. */
const MARGIN_BYTES = 1_000

/**
 * Creates a client. It renders nothing and does not navigate: the caller gets the errors. Throws when `baseUrl` is not
 * a URL, or when it is absent and there is no page with an origin.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { timeoutMs = TIMEOUT_MS } = options
  const baseUrl = readBase(options)
  const doFetch = options.fetch ?? ((...request: Parameters<typeof fetch>) => globalThis.fetch(...request))
  const running = new Map<string, AbortController>()
  const delays = createDelays()
  let keepaliveBytes = 0

  async function exchange(
    endpoint: Endpoint,
    { url, init }: Request,
    controller: AbortController,
    signal: AbortSignal,
  ) {
    if (endpoint.delayMs) await delays.wait(endpoint.delayMs)
    const timeout = AbortSignal.timeout(timeoutMs)
    timeout.onabort = () => controller.abort(timeout.reason)
    const bytes = MARGIN_BYTES + String(init.body ?? '').length
    const keepalive = endpoint.method !== 'GET' && keepaliveBytes + bytes < KEEPALIVE_BYTES
    if (keepalive) keepaliveBytes += bytes
    try {
      signal.throwIfAborted()
      const headers = { ...init.headers, ...options.headers?.(endpoint) }
      const responding = doFetch(baseUrl + url, { ...init, headers, keepalive, signal })
      return await orAborted(signal, readResponse(endpoint, responding))
    } catch (cause) {
      throw toCallError(cause, endpoint, { cancelled: signal, timeout })
    } finally {
      timeout.onabort = null
      if (keepalive) keepaliveBytes -= bytes
    }
  }

  return {
    async call<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      { signal, idempotencyKey }: CallOptions = {},
    ) {
      if (!endpoint)
        throw new TypeError('api-client: call needs an endpoint, like goodsList of contract/goods')
      const key = idempotencyKey ?? (endpoint.creates ? newIdempotencyKey() : undefined)
      const request = toRequest(endpoint, input as object, key)
      const controller = new AbortController()
      const address = `${endpoint.method} ${request.url.split('?')[0]}`
      if (!endpoint.concurrent) {
        running.get(address)?.abort()
        running.set(address, controller)
      }
      try {
        const cancelled = signal ? AbortSignal.any([controller.signal, signal]) : controller.signal
        // The endpoint's schema has parsed the response; the type of `exchange` is not generic.
        return (await exchange(endpoint, request, controller, cancelled)) as DataOf<E>
      } finally {
        if (running.get(address) === controller) running.delete(address)
      }
    },
    flush: delays.flush,
  }
}
