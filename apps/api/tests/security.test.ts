import { type Endpoint, endpoints, pathNames } from '@yaoji/api-client/contract'
import { addressCreate } from '@yaoji/api-client/contract/address'
import { cartAdd, cartEdit, cartList } from '@yaoji/api-client/contract/cart'
import { fileUpload } from '@yaoji/api-client/contract/file'
import { orderCreate } from '@yaoji/api-client/contract/order'
import { userBase } from '@yaoji/api-client/contract/user'
import { wantedCreate } from '@yaoji/api-client/contract/wanted'
import { writeForm } from '@yaoji/api-client/form'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regionRows } from '../src/modules/address/official-regions'
import { regions } from '../src/modules/address/tables'
import { insertAddress } from './buyer-data'
import { JPEG, namedFile } from './files'
import { insertBasics, insertBuyer, insertGoods } from './fixtures'
import { type Browser, startService, type TestService } from './service'

let service: TestService
let owner: Browser
let other: Browser

/** Calls that another server makes, each guarded by a signature of its own. */
const CALLED_BY_SERVERS = ['payment.callback']

/** GETs that change something, guarded as if they were writes. */
const CHANGING_GETS = ['draw.draw']

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1, stock: 1000 })
  await service.db.insert(regions).values(regionRows().filter(row => row.code.startsWith('31')))
  const ownerId = await insertBuyer(service.db, { phone: '13900000001' })
  await insertAddress(service.db, ownerId, { is_default: 1 })
  const head_id = await insertBuyer(service.db, { phone: '13900000003', company: '总部' })
  const otherId = await insertBuyer(service.db, { phone: '13900000002', company: '别家药店', head_id })
  owner = await service.buyer(ownerId)
  other = await service.buyer(otherId)
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
    const known = new Set(endpoints.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')))
    const served = servedRoutes(service.app.printRoutes({ commonPrefix: false }))
    expect(served.length).toBeGreaterThanOrEqual(known.size)
    const writing = served.filter(({ methods }) => /POST|PUT|PATCH|DELETE/.test(methods))
    const beside = writing.filter(({ path }) => !known.has(path))
    // The gateway's own page, and what the operator's key opens: each has its own tests.
    expect(beside.map(({ path }) => path).toSorted()).toEqual([
      '/operator/registrations/:user_id',
      '/operator/transfers/:sn',
      '/pay/gateway/:sn',
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

/** What the owner has, made for each row of the table. Answers its id. */
const MAKE = {
  address: async () => {
    const made = await owner.call(addressCreate, {
      consignee: '王药师',
      mobile: '13900000001',
      district_code: '310115',
      detail: '张江路 8 号',
    })
    return made.address.id
  },
  cartLine: async () => {
    const { added, adjusted } = await owner.call(cartAdd, { params: [{ goods_id: 1, number: 2 }] })
    return (added[0] ?? adjusted[0])!.id
  },
  order: async () => {
    await MAKE.cartLine()
    const { list, total } = await owner.call(cartList, {})
    const ids = list.map(line => line.id)
    const { rows } = (await service.db.execute(
      sql`select id from addresses where is_reviewed = 1 order by id limit 1`,
    )) as unknown as { rows: { id: number }[] }
    const address_id = rows[0]!.id
    const expected_total = '999999.00'
    expect(total.count).toBeGreaterThan(0)
    return (await owner.call(orderCreate, { ids, address_id, expected_total })).order_id
  },
  wanted: async () => {
    const made = await owner.call(wantedCreate, { data: { name: '三七粉', number: 3 } })
    return made.wanted.id
  },
  file: async () => {
    const { file } = await owner.upload(fileUpload, { purpose: 'licence' }, namedFile(JPEG, '营业执照.jpg'))
    return file.id
  },
  self: async () => {
    const { rows } = (await service.db.execute(
      sql`select id from users where phone = '13900000001'`,
    )) as unknown as { rows: { id: number }[] }
    return rows[0]!.id
  },
}

interface Row {
  /** Whose object the id names. */
  readonly make: keyof typeof MAKE
  /** A body that the owner's call would accept. */
  readonly body?: Record<string, string | number | Record<string, number>>
}

/** Every call whose path names one buyer's object. A new one is added here, or below where it names nobody's. */
const MATRIX: Readonly<Record<string, Row>> = {
  'address.update': {
    make: 'address',
    body: { consignee: '贼', mobile: '13900000002', district_code: '310115', detail: '别处' },
  },
  'address.delete': { make: 'address' },
  [cartEdit.name]: { make: 'cartLine', body: { params: { number: 9 } } },
  'order.detail': { make: 'order' },
  'order.cancel': { make: 'order' },
  'order.receive': { make: 'order' },
  'order.reorder': { make: 'order' },
  'order.pay': { make: 'order', body: { pay_type: 'wechat' } },
  'order.payment': { make: 'order' },
  'order.transferSlip': {
    make: 'order',
    body: { payer: '贼', bank_serial: '1', paid_date: '2026-11-20' },
  },
  'file.remove': { make: 'file' },
  'wanted.detail': { make: 'wanted' },
  'wanted.close': { make: 'wanted' },
  'store.switch': { make: 'self' },
}

/** Calls whose id names what everybody may see. */
const PUBLIC = [
  'goods.detail',
  'cart.quickAdd',
  'coupon.claim',
  'focus.brand',
  'draw.activity',
  'article.detail',
  'user.phone',
]

describe('[SV-05] another buyer’s object', () => {
  const withIds = endpoints.filter(({ path }) => pathNames(path).length > 0)

  test('every call that names an object is in the table', () => {
    const named = withIds.map(({ name }) => name).filter(name => !PUBLIC.includes(name))
    expect(Object.keys(MATRIX).sort()).toEqual(named.sort())
  })

  test.each(withIds.filter(({ name }) => name in MATRIX))(
    '$name: looks like a missing one and stays',
    async endpoint => {
      const { make, body = {} } = MATRIX[endpoint.name] as Row
      const id = await MAKE[make]()
      const call = (at: number) =>
        other.raw(endpoint.method, addressOf(endpoint, at), {
          headers: OWN,
          body: endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : writeForm(body),
        })
      const before = await contents()
      const theirs = await call(id)
      const missing = await call(2_000_000_000)
      expect(theirs.status).toBe(404)
      expect(theirs.body).toEqual(missing.body)
      expect(await contents()).toBe(before)
    },
  )
})

/** What is in the tables that hold buyers' things. */
async function contents(): Promise<string> {
  const tables = [
    'addresses',
    'cart_lines',
    'orders',
    'order_events',
    'payments',
    'transfer_slips',
    'wanted',
    'files',
    'sessions',
  ]
  const parts = tables.map(
    name => sql`(select coalesce(string_agg(t::text, ' ' order by t::text), '') from ${sql.raw(name)} t)`,
  )
  const { rows } = (await service.db.execute(
    sql`select md5(concat_ws('|', ${sql.join(parts, sql`, `)})) as hash`,
  )) as unknown as { rows: { hash: string }[] }
  return rows[0]!.hash
}
