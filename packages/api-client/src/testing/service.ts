/** A service in place of the network: it keeps what was asked and answers when the test says so. */
export interface FakeService {
  readonly fetch: typeof fetch
  readonly asked: { readonly url: string; readonly init: RequestInit }[]
  /** Answers the request at this place in `asked`. */
  answer(at: number, body: unknown, status?: number): void
  /** Breaks the connection of the request at this place. */
  breakOff(at: number): void
}

export function fakeService(): FakeService {
  const asked: { url: string; init: RequestInit }[] = []
  const settle: { resolve: (response: Response) => void; reject: (error: Error) => void }[] = []
  return {
    asked,
    fetch: (input, init = {}) =>
      new Promise((resolve, reject) => {
        asked.push({ url: String(input), init })
        settle.push({ resolve, reject })
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
    answer: (at, body, status = 200) =>
      settle[at]?.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
    breakOff: at => settle[at]?.reject(new TypeError('fetch failed')),
  }
}
