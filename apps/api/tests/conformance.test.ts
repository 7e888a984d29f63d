import { checkContract, type Finding } from '@yaoji/api-client/conformance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts'
import { seedIfEmpty } from '../demo/seed'
import { startService, type TestService } from './service'

/*
 * The conformance run of the packages against this service, and against the same service with faults that a backend of
 * another team could have.
 */

let service: TestService

beforeAll(async () => {
  service = await startService()
  await seedIfEmpty(service.db, { now: service.clock.now, progress: () => {} })
}, 180_000)

afterAll(() => service.close())

interface Envelope {
  code: number
  msg: string
  data: unknown
}

/** Changes what comes back from the service, or what reaches it. */
interface Fault {
  readonly request?: (url: URL, init: RequestInit & { headers: Headers }) => void
  readonly answer?: (url: URL, answer: { status: number; body: Envelope }, init: { headers: Headers }) => void
}

function check({ request, answer }: Fault = {}) {
  return checkContract({
    baseUrl: 'http://shop.test',
    account: DEMO_ACCOUNTS[0].phone,
    password: DEMO_PASSWORD,
    async fetch(input, given) {
      const url = new URL(String(input))
      const init = { ...given, headers: new Headers(given?.headers) }
      request?.(url, init)
      const response = await service.app.inject({
        method: init.method as 'GET',
        url: url.pathname + url.search,
        headers: Object.fromEntries(init.headers),
        ...(init.body ? { payload: String(init.body) } : {}),
      })
      const changed = { status: response.statusCode, body: response.json<Envelope>() }
      answer?.(url, changed, init)
      const headers = new Headers()
      for (const cookie of [response.headers['set-cookie'] ?? []].flat()) headers.append('set-cookie', cookie)
      return new Response(JSON.stringify(changed.body), { status: changed.status, headers })
    },
  })
}

test('[LB-01] the service keeps the contract', async () => {
  const { findings, counts } = await check()
  expect(findings).toEqual([])
  expect(counts.calls).toBeGreaterThan(140)
  expect(counts.steps).toBeGreaterThan(200)
}, 120_000)

const isList = (url: URL) => url.pathname === '/api/goods/list'

type Row = Record<string, unknown>

/** Changes the rows of the list of products, for everybody or for callers of one kind. */
function inRows(change: (row: Row) => void, isFor: (headers: Headers) => boolean = () => true): Fault {
  return {
    answer(url, { body }, { headers }) {
      if (!isList(url) || !isFor(headers)) return
      for (const row of (body.data as { list?: Row[] } | null)?.list ?? []) change(row)
    },
  }
}

function setCost(row: Row) {
  row.cost = '1.00'
}

function setPrice(row: Row) {
  row.price = '1.00'
}

function numberAsText(row: Row) {
  row.number = String(row.number)
}

function withoutSpecification(row: Row) {
  delete row.ypgg
}

const isVisitor = (headers: Headers) => !headers.has('cookie')

const FAULTS: readonly (readonly [name: string, fault: Fault, found: Partial<Finding>])[] = [
  ['leaves out a field', inRows(withoutSpecification), { call: 'goods.list', step: 'read as a visitor' }],
  ['answers a number as a text', inRows(numberAsText), { call: 'goods.list', step: 'read as a visitor' }],
  [
    'answers a field that the contract does not have',
    inRows(setCost),
    { call: 'goods.list', problem: 'data.list.0.cost: unknown' },
  ],
  [
    'shows a price to a visitor',
    inRows(setPrice, isVisitor),
    { call: 'goods.list', step: 'prices for a visitor' },
  ],
  [
    'answers the code 0 for success',
    {
      answer(_url, { body }) {
        if (body.code === 200) body.code = 0
      },
    },
    { call: 'goods.list', problem: 'has the code 0' },
  ],
  [
    'answers a buyer’s orders to a visitor',
    {
      answer(url, answer) {
        if (url.pathname !== '/api/order' || answer.status !== 401) return
        Object.assign(answer, { status: 200, body: { code: 200, msg: '', data: { list: [] } } })
      },
    },
    { call: 'order.list', step: 'without a login', problem: 'has the status 200, not 401' },
  ],
  [
    'says that input is wrong without the fields',
    {
      answer(_url, { status, body }) {
        if (status === 422) body.data = null
      },
    },
    { step: 'with an empty form' },
  ],
  [
    'begins each page with the first row',
    { request: url => url.searchParams.delete('key') },
    { call: 'goods.list', step: 'the page after the first, by its key' },
  ],
  [
    'accepts writes of other sites',
    {
      request(_url, { headers, method }) {
        if (method === 'POST') headers.set('x-requested-with', 'another site')
      },
    },
    { call: 'auth.login', step: 'without X-Requested-With' },
  ],
  [
    'carries out a request twice that was sent twice',
    { request: (_url, { headers }) => headers.delete('idempotency-key') },
    { call: 'cart.add', step: 'a key that is sent twice' },
  ],
  [
    'takes no JSON',
    {
      answer(_url, answer, { headers }) {
        if (headers.get('content-type') !== 'application/json') return
        Object.assign(answer, { status: 415, body: { code: 415, msg: '', data: null } })
      },
    },
    { call: 'cart.add', step: 'by JSON' },
  ],
]

test.each(FAULTS)(
  '[LB-01] a service that %s is noticed',
  async (_name, fault, found) => {
    const { findings } = await check(fault)
    expect(findings).toContainEqual(expect.objectContaining(found))
  },
  120_000,
)
