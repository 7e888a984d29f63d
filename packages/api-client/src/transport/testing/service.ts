/** A fake of the service: it records the requests, and the test decides when it responds. */
export interface FakeService {
  readonly fetch: typeof fetch
  readonly requests: { readonly url: string; readonly init: RequestInit }[]
  /** Responds to the request at this index of `requests`. */
  respond(at: number, body: unknown, status?: number): void
  /** Fails the connection of the request at this index. */
  disconnect(at: number): void
}

export function fakeService(): FakeService {
  const requests: { url: string; init: RequestInit }[] = []
  const pending: { resolve: (response: Response) => void; reject: (error: Error) => void }[] = []
  return {
    requests,
    fetch: (input, init = {}) =>
      new Promise((resolve, reject) => {
        requests.push({ url: String(input), init })
        pending.push({ resolve, reject })
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
    respond: (at, body, status = 200) =>
      pending[at]?.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
    disconnect: at => pending[at]?.reject(new TypeError('fetch failed')),
  }
}
