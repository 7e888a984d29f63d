import { callOf, type Endpoint, endpoints } from '@yaoji/api-client/contract'
import type { BulkResult } from '@yaoji/api-client/contract/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACTION_GROUPS } from '../src/modules/operator/action-groups'
import { addressesOf } from './addresses'
import { openCallShop } from './call-shop'
import { goodInput, type Hostile, hostileRequests, TEXTS } from './hostile'
import { type Browser, OPERATOR_KEY, strict } from './service'

/*
 * Hostile requests to every call of the contract, and to every other address of the service: a new call is tested
 * without a change here. All of them reach PostgreSQL, and a part of them the embedded database. HOSTILE_SEED selects other
 * requests, HOSTILE_REQUESTS their number.
 */
const SEED = Number(process.env.HOSTILE_SEED ?? 2026)
const ALL = process.env.TEST_DATABASE_URL ? 10_000 : 1500
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? ALL)
const LEAST_FOR_A_CALL = ALL / 250

const SLOW_MS = 5000

/** Requests after which the browser gets a new session: some calls end it. */
const PER_SESSION = 10

const shop = openCallShop()

const all = endpoints.map(endpoint => ({ endpoint, requests: hostileRequests(endpoint) }))
const total = all.reduce((sum, { requests }) => sum + requests.length, 0)

/** Requests of a call in this run, in proportion to all that there are of it. */
function select(requests: readonly Hostile[]): Hostile[] {
  const numRuns = Math.max(LEAST_FOR_A_CALL, Math.ceil((REQUESTS * requests.length) / total))
  return fc.sample(fc.constantFrom(...requests), { numRuns, seed: SEED })
}

const run = all.map(({ endpoint, requests }) => [endpoint.name, endpoint, select(requests)] as const)

test.each(endpoints)(
  '$name gets an input that passes its schema: hostile values come to its handler',
  endpoint => {
    const { success, error } = callOf(endpoint).payload.safeParse(goodInput(endpoint))
    expect(success, JSON.stringify(error?.issues)).toBe(true)
  },
)

test.each(run)(
  '[SV-05] %s: no hostile request is an error of the service',
  async (_name, endpoint, requests) => {
    let browser: Browser | undefined
    for (const [at, request] of requests.entries()) {
      if (at % PER_SESSION === 0 || !browser) browser = await shop.browserFor(endpoint)
      await check(browser, endpoint, request)
    }
  },
  300_000,
)

async function check(browser: Browser, endpoint: Endpoint, request: Hostile): Promise<void> {
  const what = `seed ${SEED}: ${request.method} ${request.url.slice(0, 300)} ${JSON.stringify(request.headers).slice(0, 200)} ${request.body?.slice(0, 300) ?? ''}`
  const started = performance.now()
  const { status, body } = await browser.raw(request.method, request.url, request)
  expect(performance.now() - started, what).toBeLessThan(SLOW_MS)
  expect(status, what).toBeLessThan(500)
  if (request.method !== endpoint.method) return
  expect(body, what).toMatchObject({ code: status, msg: expect.stringMatching(/./) })
  if (status >= 300) return
  expect(strict(endpoint).safeParse(body.data).success, what).toBe(true)
  expect(request.allowed, `${what} was accepted`).not.toBe('no')
  if (request.allowed === 'as an entry') {
    expect((body.data as BulkResult).refused.length, what).toBeGreaterThan(0)
  }
}

/** Texts for a name in a path. */
const NAMES = hostileRequests(endpoints.find(({ name }) => name === 'user.phone') as Endpoint).flatMap(
  ({ url }) => /\/phone\/([^?]*)$/.exec(url)?.[1] ?? [],
)

const AUTHORIZATION = { authorization: `Bearer ${OPERATOR_KEY}` }
const FORM = { ...AUTHORIZATION, 'content-type': 'application/x-www-form-urlencoded' }

const inContract = new Set(
  endpoints.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
)

/** Addresses with a hostile name in each place, a right one in the others. */
function hostileAddresses(path: string): string[] {
  const right = (part: string) => ({ kind: 'tickets', action: 'finish', version: '2' })[part] ?? '1'
  const places = [...path.matchAll(/:(\w+)|\*/g)]
  return places.flatMap(place => {
    const named = path.replace(place[0], 'HERE').replace(/:(\w+)/g, (_, part: string) => right(part))
    return NAMES.flatMap(name => [named.replace('HERE', name), `${named.replace('HERE', name)}.svg`])
  })
}

test('[SV-05] no name in an address beside the contract is an error of the service', async () => {
  const browser = await shop.service.buyer(shop.buyerId)
  const beside = addressesOf(shop.service.app).filter(
    ({ method, path }) => method !== 'HEAD' && !inContract.has(`${method} ${path}`),
  )
  expect(beside.map(({ path }) => path)).toContain('/api/file/:id')
  const nowhere = [
    '/:name',
    '/api/:name',
    '/operator/:name',
    '/pictures/v2/goods/:name-s.svg',
    '/wechat/confirm?return_path=/register/wechat&state=:name',
    '/wechat/confirm?state=a&return_path=:name',
  ]
  for (const { method, path } of [...beside, ...nowhere.map(path => ({ method: 'GET', path }))]) {
    const headers = method === 'GET' ? AUTHORIZATION : FORM
    for (const url of hostileAddresses(path)) {
      const { status } = await browser.raw(method, url, { headers })
      expect(status, `${method} ${url}`).toBeLessThan(500)
    }
  }
}, 300_000)

const ACTIONS = ACTION_GROUPS.flatMap(({ kind, actions }) =>
  Object.entries(actions).map(([action, { fields }]) => [`${kind} ${action}`, kind, action, fields] as const),
)

test.each(ACTIONS)(
  '[SV-05] the operator’s %s: no id and no field is an error of the service',
  async (_name, kind, action, fields) => {
    const browser = await shop.service.buyer(shop.buyerId)
    const send = async (id: string, body: string) => {
      const { status } = await browser.raw('POST', `/operator/desks/${kind}/${id}/${action}`, {
        headers: FORM,
        body,
      })
      expect(status, `${kind} ${id} ${action} ${body.slice(0, 300)}`).toBeLessThan(500)
    }
    const names = fields.map(field => field.replace('?', ''))
    const form = (changed = '', value = '') =>
      new URLSearchParams(names.map(name => [name, name === changed ? value : '1'])).toString()
    for (const name of NAMES) await send(name, form())
    for (const name of names) {
      for (const text of TEXTS) await send('1', form(name, text))
      await send('1', `${form()}&${name}[]=1`)
      await send('1', `${name}=%00&${name}=2`)
    }
  },
  300_000,
)

test('[SV-05] names for addresses are many', () => {
  expect(NAMES.length).toBeGreaterThan(50)
})
