import { type Endpoint, endpoints } from '@yaoji/api-client/contract'
import { userBase } from '@yaoji/api-client/contract/user'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../src/app'
import { insertBasics, insertBuyer } from './fixtures'
import { type Browser, startService, type TestService } from './service'

let service: TestService
let owner: Browser

/** Calls that another server makes, each guarded by a signature of its own. */
const CALLED_BY_SERVERS = ['payment.callback']

/** GETs that change something, guarded as if they were writes. */
const CHANGING_GETS = ['draw.draw']

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  owner = await service.buyer(await insertBuyer(service.db))
})

afterAll(() => service.close())

/** The address of a call, an id in place of every name of its path. */
function addressOf(endpoint: Endpoint, id: number | string = 1): string {
  return endpoint.path.replace(/\{\w+\}/g, String(id))
}

/** The same address as a browser keeps it: with a letter of the first and one of the last part percent-encoded. */
function spellings(address: string): string[] {
  const last = address.lastIndexOf('/') + 1
  return [address, address.replace('/a', '/%61'), address.slice(0, last) + encodeFirst(address.slice(last))]
}

const encodeFirst = (part: string) => `%${part.charCodeAt(0).toString(16)}${part.slice(1)}`

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const OWN = { ...FORM, 'x-requested-with': 'test' }

const unsafe = endpoints.filter(
  ({ method, name }) =>
    (method !== 'GET' || CHANGING_GETS.includes(name)) && !CALLED_BY_SERVERS.includes(name),
)

describe('[SV-05] every call of the contract', () => {
  test.each(endpoints)('$name is served', ({ method, path }) => {
    const url = path.replace(/\{(\w+)\}/g, ':$1')
    expect(service.app.hasRoute({ method, url })).toBe(true)
  })

  test.each(endpoints.filter(({ access }) => access === 'buyer'))(
    '$name is a 401 to a visitor',
    async endpoint => {
      const { status, body } = await service
        .visitor()
        .raw(endpoint.method, addressOf(endpoint), { headers: OWN })
      expect([status, body.code]).toEqual([401, 401])
    },
  )
})

describe('[RO-04] a page that shows a buyer as logged in', () => {
  const shows = (username: string) => ({ headers: { ...OWN, 'x-buyer': encodeURIComponent(username) } })

  test.each(endpoints.filter(({ name }) => name.startsWith('cart.')))(
    '$name is a 401 when the session has ended, and when somebody else’s took its place',
    async ({ method, path }) => {
      const address = path.replace(/\{\w+\}/g, '1')
      expect((await service.visitor().raw(method, address, shows('康宁大药房'))).status).toBe(401)
      expect((await owner.raw(method, address, shows('康宁大药房'))).status).toBe(401)
    },
  )

  test('is answered while the buyer is the same', async () => {
    const { username } = await owner.call(userBase, {})
    expect((await owner.raw('GET', '/api/cart/list', shows(username))).status).toBe(200)
  })
})

describe('[SV-05] an address with percent-encoded letters', () => {
  test.each(endpoints.filter(({ method }) => method === 'GET'))(
    '$name answers as the plain one does',
    async endpoint => {
      const [plain, ...others] = spellings(addressOf(endpoint))
      const { status } = await service.visitor().raw('GET', plain ?? '')
      for (const address of others) {
        expect((await service.visitor().raw('GET', address)).status, address).toBe(status)
      }
    },
  )
})

describe('[SV-05] every call that changes something', () => {
  test.each(unsafe)('$name refuses a foreign page', async endpoint => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://shop.test' },
      { origin: 'http://evil.test' },
      { origin: 'null' },
      { origin: 'http://shop.test.evil.test' },
    ]
    for (const address of spellings(addressOf(endpoint))) {
      for (const headers of foreign) {
        const { status } = await owner.raw(endpoint.method, address, { headers: { ...OWN, ...headers } })
        expect(status, `${address} ${JSON.stringify(headers)}`).toBe(403)
      }
    }
  })

  test.each(unsafe.filter(({ method }) => method !== 'GET'))(
    '$name refuses without X-Requested-With',
    async endpoint => {
      for (const address of spellings(addressOf(endpoint))) {
        const { status } = await owner.raw(endpoint.method, address, { headers: FORM })
        expect(status, address).toBe(403)
      }
    },
  )

  test('nothing that changes is served beside the contract', () => {
    const known = new Set(endpoints.map(({ path }) => path.replace(/\{\w+\}/g, ':')))
    const served = servedRoutes(service.app.printRoutes({ commonPrefix: false }))
    expect(served.length).toBeGreaterThanOrEqual(known.size)
    const writing = served.filter(({ methods }) => /POST|PUT|PATCH|DELETE/.test(methods))
    // Routes that name one place differently are printed with all its names.
    const beside = writing.filter(({ path }) => !known.has(path.replace(/:[^/]+/g, ':')))
    // The pages of the in-service gateway and WeChat, and what the operator's key opens: each has its own tests.
    expect(beside.map(({ path }) => path).toSorted()).toEqual([
      '/operator/desks/:kind/:id/:action',
      '/operator/desks/:kind/:id/files',
      '/pay/gateway/:sn',
      '/wechat/confirm',
    ])
  })
})

/** Reads the tree of routes that the service prints: a deeper line goes on where the line above it ends. */
function servedRoutes(tree: string): { path: string; methods: string }[] {
  const above: string[] = []
  return tree.split('\n').flatMap(line => {
    const [, indent = '', part = '', methods = ''] = /^(.*?)── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (part === '') return []
    const depth = Math.floor(indent.length / 4)
    above.splice(depth, above.length, part)
    return methods === '' ? [] : [{ path: above.join(''), methods }]
  })
}

test('[CH-02] without a setting the shop names no statistics service, and the policy allows none', async () => {
  const { body, headers } = await service.visitor().raw('GET', '/api/config/common')
  expect(body.data).toMatchObject({ site: { stats_url: '' } })
  expect(headers['content-security-policy']).toMatch(/connect-src 'self';/)
})

test('[CH-02] the service of the setting is named to the shop, and only its origin is allowed', async () => {
  const { deps } = service.app
  const statsUrl = 'https://stats.example/collect'
  const app = await build({ ...deps, config: { ...deps.config, statsUrl } })
  const answer = await app.inject({ url: '/api/config/common' })
  expect(answer.json().data).toMatchObject({ site: { stats_url: statsUrl } })
  expect(answer.headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/stats\.example;/)
  await app.close()
})
