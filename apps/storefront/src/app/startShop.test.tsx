import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buyer, goodsFor, goodsListOf, shopConfig, visitor } from '@yaoji/api-client/testing'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { errorChannel } from '../core/errors/errorChannel'
import { queries } from './queries'
import { startShop } from './startShop'

interface Sent {
  readonly path: string
  readonly init: RequestInit
}

/** Requests that were sent, in order. */
let sent: Sent[]
let answers: Record<string, unknown>
let stop = () => {}

beforeEach(() => {
  sent = []
  answers = {
    '/api/config/common': shopConfig(),
    '/api/user/base': buyer(),
    '/api/goods/list': goodsListOf(goodsFor(1)),
    '/api/cart': { added: [], adjusted: [], refused: [], cart: 2 },
  }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = new URL(url, location.origin).pathname
    sent.push({ path, init })
    const data = answers[path]
    if (data === undefined) return new Promise(() => {})
    return Promise.resolve(new Response(JSON.stringify({ code: 200, msg: '', data })))
  })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  // What earlier tests left undelivered is not this page's.
  errorChannel.receive(() => {})()
})

afterEach(async () => {
  vi.useRealTimers()
  act(stop)
  // What is still running would time out during another test.
  await queries.cancelQueries()
  queries.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

function start(at: string) {
  history.replaceState(null, '', at)
  const root = document.body.appendChild(document.createElement('div'))
  act(() => {
    stop = startShop(root)
  })
}

const header = () => within(screen.getByRole('banner'))
const added = () => sent.filter(({ path, init }) => path === '/api/cart' && init.method === 'POST')

/** Presses 加入购物车, and stops the clock so that the wait of the call does not end by itself. */
async function addToCart() {
  const add = await screen.findByRole('button', { name: /加入购物车/ })
  vi.useFakeTimers()
  fireEvent.click(add)
  await vi.advanceTimersByTimeAsync(0)
}

test('[CH-01 3] the shop itself scrolls back to where the buyer left a page', async () => {
  start('/noActivity')
  await screen.findByRole('heading', { level: 1 })
  onTestFinished(() => void Object.assign(window, { scrollY: 0 }))
  Object.assign(window, { scrollY: 900 })
  fireEvent.scroll(window)
  fireEvent.click(header().getByRole('link', { name: '我的订单' }))
  await waitFor(() => expect(document.title).toBe('我的订单 - 药集'))
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
  Object.assign(window, { scrollY: 0 })
  history.back()
  await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 900))
  expect(location.pathname).toBe('/noActivity')
})

describe('[AP-02] a press of 加入购物车 is not lost when the buyer leaves at once', () => {
  test.each([
    ['the page is closed', () => fireEvent(window, new Event('pagehide'))],
    [
      'the tab is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        fireEvent(document, new Event('visibilitychange'))
      },
    ],
  ])('when %s', async (_when, leave) => {
    start('/list')
    await addToCart()
    expect(added()).toEqual([])
    leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(added()).toHaveLength(1)
    // The browser finishes the request although its page is gone.
    expect(added()[0]?.init.keepalive).toBe(true)
  })

  test('a tab that is shown again sends nothing early', async () => {
    start('/list')
    await addToCart()
    fireEvent(document, new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(added()).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(added()).toHaveLength(1)
  })
})

describe('[RO-04] calls for a buyer’s own data name the buyer that the page shows', () => {
  const buyerOf = ({ init }: Sent) => new Headers(init.headers).get('X-Buyer')

  test('and other calls do not', async () => {
    start('/list')
    await addToCart()
    await vi.advanceTimersByTimeAsync(200)
    expect(added().map(buyerOf)).toEqual(['yaodian'])
    const list = sent.filter(({ path }) => path === '/api/goods/list')
    expect(new Set(list.map(buyerOf))).toEqual(new Set([null]))
  })

  test('a visitor has no name', async () => {
    answers['/api/user/base'] = visitor()
    start('/list')
    await header().findByRole('link', { name: '登录' })
    await addToCart()
    await vi.advanceTimersByTimeAsync(200)
    expect(added().map(buyerOf)).toEqual([null])
  })
})

describe('添加到桌面', () => {
  const press = () => fireEvent.click(header().getByRole('button', { name: '添加到桌面' }))

  test('[CH-04 3] it shows the prompt of the browser, once', async () => {
    start('/list')
    const prompt = vi.fn(async () => {})
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    fireEvent(window, event)
    // The browser shows no prompt by itself.
    expect(event.defaultPrevented).toBe(true)
    press()
    expect(prompt).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    press()
    expect(prompt).toHaveBeenCalledOnce()
    expect((await screen.findByRole('alertdialog')).textContent).toContain('添加到桌面')
  })

  test('[CH-04 3] where the browser has none, it explains what to do', async () => {
    start('/list')
    press()
    expect((await screen.findByRole('alertdialog')).textContent).toContain('添加到主屏幕')
  })
})
