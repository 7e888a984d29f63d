import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from './client'
import { cartAdd, cartBatchSelect, cartEdit, cartTotalCall } from './contract/cart'
import { draw } from './contract/draw'
import { favoriteAdd, favoriteCancel } from './contract/favorite'
import { focusDemo } from './contract/focus'
import { goodsSearch } from './contract/goods'
import { orderList } from './contract/order'
import { authSmsCode, userLogout } from './contract/user'
import { isCancelled, MarketError } from './transport/MarketError'
import { type FakeService, fakeService } from './transport/testing/service'

let service: FakeService
const ok = (data: unknown) => ({ code: 200, msg: 'ok', data })
const bulk = { added: [], adjusted: [], refused: [] }

beforeEach(() => {
  vi.useFakeTimers()
  service = fakeService()
})

afterEach(() => {
  vi.useRealTimers()
})

const open = (timeoutMs?: number) =>
  createClient({ fetch: service.fetch, baseUrl: 'http://shop.test', timeoutMs })

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('the call succeeded')
    },
    (error: unknown) => error,
  )
}

describe('sending', () => {
  test('a GET sends its input in the query, with cookies and without a body', async () => {
    const call = open().call(goodsSearch, { keywords: '阿莫 西林', type: 0 })
    await vi.advanceTimersByTimeAsync(0)
    expect(service.requests[0]?.url).toBe(
      'http://shop.test/api/goods/search?keywords=%E9%98%BF%E8%8E%AB%20%E8%A5%BF%E6%9E%97&type=0',
    )
    expect(service.requests[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' })
    service.respond(0, ok({ list: [] }))
    expect(await call).toEqual({ list: [] })
  })

  test('a POST is form-encoded, has X-Requested-With, and its path parameters are not in the body', async () => {
    void open()
      .call(cartEdit, { id: 7, params: { number: 20 }, new: 1 })
      .catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    const { url, init } = service.requests[0]!
    expect(url).toBe('http://shop.test/api/cart/7/edit')
    expect(init.body).toBe('params[number]=20&new=1')
    expect(init.headers).toMatchObject({
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Requested-With': 'yaoji',
    })
  })

  test('a call that creates something sends an idempotency key, a new one or the caller’s', async () => {
    const client = open()
    void client.call(favoriteAdd, { goods_ids: [1] }).catch(() => {})
    void client.call(favoriteAdd, { goods_ids: [1] }, { idempotencyKey: 'intent-1234' }).catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    const keys = service.requests.map(
      ({ init }) => (init.headers as Record<string, string>)['Idempotency-Key'],
    )
    expect(keys[0]).toMatch(/^\d+(-\d+){3}$/)
    expect(keys[1]).toBe('intent-1234')
  })
})

describe('[CN-01 2] the delay of cart add', () => {
  const line = { params: [{ goods_id: 1, number: 10 }] }

  test('[AP-02] the call is sent 200 ms after the press', async () => {
    const call = open().call(cartAdd, line)
    await vi.advanceTimersByTimeAsync(199)
    expect(service.requests).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(service.requests).toHaveLength(1)
    service.respond(0, ok({ ...bulk, cart: 1 }))
    expect(await call).toMatchObject({ cart: 1 })
  })

  test('when the page unloads during the delay, the waiting calls are sent at once with keepalive', async () => {
    const client = open()
    const calls = [client.call(cartAdd, line), client.call(cartAdd, line)]
    client.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(service.requests).toHaveLength(2)
    expect(service.requests[0]?.init.keepalive).toBe(true)
    service.respond(0, ok({ ...bulk, cart: 1 }))
    service.respond(1, ok({ ...bulk, cart: 1 }))
    await Promise.all(calls)
    await vi.advanceTimersByTimeAsync(1000)
    expect(service.requests).toHaveLength(2)
  })
})

describe('keepalive', () => {
  test('is set while the running bodies stay within the browsers’ limit, and not above it', async () => {
    const client = open()
    const ids = Array.from({ length: 2000 }, (_, at) => 100_000 + at)
    const calls = [0, 1, 2].map(() => client.call(cartBatchSelect, { ids, is_selected: 1 }).catch(() => {}))
    await vi.advanceTimersByTimeAsync(0)
    const keepalives = () => service.requests.map(({ init }) => init.keepalive)
    const bytes = service.requests
      .filter(({ init }) => init.keepalive)
      .reduce((sum, { init }) => sum + String(init.body).length, 0)
    expect(keepalives()).toEqual([true, false, false])
    expect(bytes).toBeLessThan(64 * 1024)
    for (const at of [0, 1, 2]) service.disconnect(at)
    await Promise.all(calls)
    void client.call(cartBatchSelect, { ids, is_selected: 1 }).catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(keepalives()[3]).toBe(true)
  })

  test('a GET has none: the browser may drop it with the page', async () => {
    void open()
      .call(goodsSearch, { keywords: 'a' })
      .catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(service.requests[0]?.init.keepalive).toBe(false)
  })

  test('a call above the limit that ends does not make room for another', async () => {
    const client = open()
    const ids = Array.from({ length: 2000 }, (_, at) => 100_000 + at)
    const select = () => client.call(cartBatchSelect, { ids, is_selected: 1 }).catch(() => {})
    void select()
    const second = select()
    await vi.advanceTimersByTimeAsync(0)
    service.disconnect(1)
    await second
    void select()
    await vi.advanceTimersByTimeAsync(0)
    expect(service.requests.map(({ init }) => init.keepalive)).toEqual([true, false, false])
  })
})

describe('the URL', () => {
  test('without a baseUrl a page calls its own origin with the browser’s fetch', async () => {
    vi.stubGlobal('location', { origin: 'http://shop.test' })
    vi.stubGlobal('fetch', service.fetch)
    const call = createClient().call(userLogout, {})
    await vi.advanceTimersByTimeAsync(0)
    expect(service.requests[0]?.url).toBe('/api/user/logout')
    service.respond(0, ok({}))
    expect(await call).toEqual({})
    vi.unstubAllGlobals()
  })

  test('accepts a baseUrl with a trailing slash', async () => {
    const client = createClient({ fetch: service.fetch, baseUrl: 'http://shop.test/' })
    void client.call(userLogout, {}).catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(service.requests[0]?.url).toBe('http://shop.test/api/user/logout')
  })

  test('rejects an invalid baseUrl when the client is created, not at the first call', () => {
    expect(() => createClient({ baseUrl: 'shop.test' })).toThrow(TypeError)
    expect(() => createClient()).toThrow('pass baseUrl')
  })

  test('a call without an endpoint says what is missing', async () => {
    const misspelled = undefined as unknown as typeof userLogout
    await expect(open().call(misspelled, {})).rejects.toThrow('call needs an endpoint, like goodsList')
  })

  test('encodes half a character as the replacement character', async () => {
    void open()
      .call(goodsSearch, { keywords: '阿\uD83D' })
      .catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(service.requests[0]?.url).toContain('keywords=%E9%98%BF%EF%BF%BD')
  })

  test('a call has the caller’s additional headers for its endpoint', async () => {
    const headers = ({ name }: { name: string }) => ({ 'X-Buyer': name })
    const client = createClient({ fetch: service.fetch, headers })
    void client.call(userLogout, {}).catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(service.requests[0]?.init.headers).toMatchObject({
      'X-Buyer': 'user.logout',
      'X-Requested-With': 'yaoji',
    })
  })
})

describe('[ER-08] cancelling', () => {
  test('[ER-08 1] a later call to the same address cancels the earlier one', async () => {
    const client = open()
    const first = failureOf(client.call(goodsSearch, { keywords: 'a' }))
    const second = client.call(goodsSearch, { keywords: 'am' })
    service.respond(1, ok({ list: [{ name: '阿莫西林胶囊', count: 3 }] }))
    expect(isCancelled(await first)).toBe(true)
    expect((await second).list).toHaveLength(1)
  })

  test('the newest of three calls cancels the one before it', async () => {
    const client = open()
    const first = failureOf(client.call(goodsSearch, { keywords: 'a' }))
    const second = failureOf(client.call(goodsSearch, { keywords: 'am' }))
    await first
    void client.call(goodsSearch, { keywords: 'amo' }).catch(() => {})
    expect(isCancelled(await second)).toBe(true)
  })

  test('a call to another address cancels nothing', async () => {
    const client = open()
    const searching = client.call(goodsSearch, { keywords: 'a' })
    void client.call(orderList, {}).catch(() => {})
    void client.call(userLogout, {}).catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    service.respond(0, ok({ list: [] }))
    expect(await searching).toEqual({ list: [] })
  })

  test.each([
    ['[ER-08 2] cart', cartTotalCall, {}],
    ['[ER-08 3] favourite', favoriteAdd, { goods_ids: [1] }],
    ['[ER-08 4] favourite cancel', favoriteCancel, { goods_ids: [1] }],
    ['[ER-08 5] activity tap', draw, { id: 9 }],
    ['[ER-08 6] focus demo', focusDemo, { banner_id: 125 }],
  ] as const)('%s calls run concurrently', async (_name, endpoint, input) => {
    const client = open()
    void client.call(endpoint, input as never).catch(() => {})
    void client.call(endpoint, input as never).catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(service.requests.map(({ init }) => init.signal?.aborted)).toEqual([false, false])
  })

  test.each([undefined, 'gone', new DOMException('too late', 'TimeoutError')])(
    'a call that the caller aborts is cancelled, with any reason: %s',
    async reason => {
      const stop = new AbortController()
      const call = failureOf(open().call(goodsSearch, { keywords: 'a' }, { signal: stop.signal }))
      stop.abort(reason)
      expect(isCancelled(await call)).toBe(true)
    },
  )
})

describe('errors', () => {
  test.each([
    ['[ER-02 2] 401', { code: 401, msg: '请先登录', data: {} }, 401, 'unauthenticated', '请先登录'],
    [
      '[ER-02 1] 10001 in a 200',
      { code: 10001, msg: '请先登录', data: {} },
      200,
      'unauthenticated',
      '请先登录',
    ],
    ['[ER-03] 459', { code: 459, msg: '请签电子合同', data: {} }, 459, 'locked', '请签电子合同'],
    [
      '[ER-04] 422',
      { code: 422, msg: '', data: { errors: { phone: ['请填写手机号'] } } },
      422,
      'invalid',
      '请填写手机号',
    ],
    ['[ER-05] 500', { code: 500, msg: 'x', data: {} }, 500, 'busy', '系统繁忙，请稍候再试'],
    ['[ER-05] 502 without an envelope', '<html>bad gateway</html>', 502, 'busy', '系统繁忙，请稍候再试'],
    ['[ER-06] any other code', { code: 409, msg: '库存不足', data: {} }, 409, 'refused', '库存不足'],
    ['413 without an envelope', '', 413, 'refused', '系统繁忙，请稍候再试'],
  ] as const)('%s', async (_title, body, status, kind, message) => {
    const call = failureOf(open().call(authSmsCode, { phone: '13800000001', purpose: 'login' }))
    await vi.advanceTimersByTimeAsync(0)
    service.respond(0, body, status)
    const error = await call
    expect(error).toBeInstanceOf(MarketError)
    expect(error).toMatchObject({ kind })
    expect((error as MarketError).firstFieldMessage).toBe(message)
  })

  test.each([
    [1, 10000],
    [2, 200],
    [3, 201],
  ])('[ER-01 %i] %i is success', async (_clause, code) => {
    const call = open().call(userLogout, {})
    await vi.advanceTimersByTimeAsync(0)
    service.respond(0, { code, msg: '', data: {} })
    expect(await call).toEqual({})
  })

  test('[VA-03] the first message of the first failing field', async () => {
    const call = failureOf(open().call(authSmsCode, { phone: '', purpose: 'login' }))
    await vi.advanceTimersByTimeAsync(0)
    service.respond(
      0,
      { code: 422, msg: '', data: { errors: { phone: ['请填写手机号', '太短'], code: ['x'] } } },
      422,
    )
    expect(((await call) as MarketError).firstFieldMessage).toBe('请填写手机号')
  })

  test('[VA-03] a field without a message is skipped', async () => {
    const call = failureOf(open().call(authSmsCode, { phone: '', purpose: 'login' }))
    await vi.advanceTimersByTimeAsync(0)
    service.respond(0, { code: 422, msg: '', data: { errors: { phone: [], code: ['请填写验证码'] } } }, 422)
    expect(((await call) as MarketError).firstFieldMessage).toBe('请填写验证码')
  })

  test('an error status is an error even with a success code in the envelope', async () => {
    const call = failureOf(open().call(userLogout, {}))
    await vi.advanceTimersByTimeAsync(0)
    service.respond(0, ok({}), 502)
    expect(await call).toMatchObject({ kind: 'busy', code: 502 })
  })

  test('[ER-07] a fetch that ignores its signal times out too', async () => {
    vi.useRealTimers()
    const client = createClient({ fetch: () => new Promise(() => {}), timeoutMs: 20 })
    expect(await failureOf(client.call(userLogout, {}))).toMatchObject({ kind: 'timeout' })
  })

  test('[CN-01 1] a call waits 30 s for its response', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), milliseconds)
      return controller.signal
    })
    const settled = vi.fn()
    void failureOf(open().call(userLogout, {})).then(settled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'timeout' }))
  })

  test('[ER-07 1] a call without a response times out', async () => {
    vi.useRealTimers()
    const error = await failureOf(open(30).call(userLogout, {}))
    expect(error).toMatchObject({ kind: 'timeout', message: '请求超时，请刷新页面' })
  })

  test('a broken connection is offline, not busy', async () => {
    const call = failureOf(open().call(userLogout, {}))
    await vi.advanceTimersByTimeAsync(0)
    service.disconnect(0)
    expect(await call).toMatchObject({ kind: 'offline', message: '网络连接不上，请检查网络后重试' })
  })

  test('a response outside the contract is malformed, and the cause names the field', async () => {
    const call = failureOf(open().call(goodsSearch, { keywords: 'a' }))
    await vi.advanceTimersByTimeAsync(0)
    service.respond(0, ok({ list: [{ name: 7, count: 3 }] }))
    expect(await call).toMatchObject({
      kind: 'malformed',
      message: '系统繁忙，请稍候再试',
      cause: { message: expect.stringContaining('data.list.0.name') },
    })
  })
})
