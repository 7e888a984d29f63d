import { callOf, type Endpoint, endpoints, pathNames } from '@yaoji/api-client/contract'
import { toJsonSchema } from '@yaoji/api-client/contract/json-schema'
import { type FormInput, writeForm } from '@yaoji/api-client/form'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { regionRows } from '../src/modules/address/official-regions'
import { regions } from '../src/modules/address/tables'
import { enterprises } from '../src/modules/licence/tables'
import { giveMoney, insertAddress } from './buyer-data'
import { JPEG, multipartBody, namedFile } from './files'
import { insertBasics, insertBuyer, insertGoods } from './fixtures'
import { BROKEN_FORMS, inputsOf } from './generated'
import { insertFile } from './registration'
import { type Browser, startService, type TestService } from './service'

/** Generated inputs of each call; `npm run check` tries the first of them only. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200)

/** What a refused call may write, on purpose: tries are counted, codes tried, sessions begun, notices logged. */
const COUNTED = new Set(['attempts', 'sms_codes', 'sessions', 'payment_notices'])

let service: TestService
let buyerId: number
/** A buyer whose registration is open. */
let registrantId: number
let tables: string[]

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  for (let id = 1; id <= 6; id += 1) await insertGoods(db, { id, stock: 100_000 })
  await db.insert(regions).values(regionRows().filter(row => row.code.startsWith('31')))
  buyerId = await insertBuyer(db)
  await insertAddress(db, buyerId, { is_default: 1 })
  await giveMoney(db, buyerId, '1000.00')
  registrantId = await insertRegistrant(db)
  const { rows } = await execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  tables = rows.map(row => row.name).filter(name => !COUNTED.has(name))
})

afterAll(() => service.close())

test.each(endpoints)(
  '[SV-05] $name: bad input is a clear 4xx and changes nothing',
  async endpoint => {
    const browser = await service.buyer(callerOf(endpoint))
    const { schema } = toJsonSchema(callOf(endpoint).payload, 'input', '#/')
    const inputs = fc.sample(inputsOf(schema), { numRuns: RUNS, seed: 2026 })
    let known = await state()
    for (const input of inputs) {
      const { status, body } = await send(browser, endpoint, input)
      const what = `${endpoint.name} ${JSON.stringify(input)}`
      expect(status, what).toBeLessThan(500)
      expect(body, what).toMatchObject({ code: status, msg: expect.any(String) })
      const mayChange = status < 400 && changes(endpoint)
      const now = await state(known)
      if (!mayChange) expect(now.contents, what).toBe(known.contents)
      known = now
    }
  },
  120_000,
)

test.each(endpoints.filter(changes))('[SV-05] $name: a body that is no form is refused', async endpoint => {
  const browser = await service.buyer(buyerId)
  const before = await state()
  for (const body of BROKEN_FORMS) {
    const { status } = await raw(browser, endpoint, addressOf(endpoint, {}), body)
    expect(status, body).toBeLessThan(500)
    if (status < 400) return
  }
  expect((await state(before)).contents).toBe(before.contents)
  expect({} as { polluted?: unknown }).not.toHaveProperty('polluted')
})

function callerOf({ name }: Endpoint): number {
  return name.startsWith('register.') ? registrantId : buyerId
}

/** An account with an enterprise and files that it can use. */
async function insertRegistrant(db: TestService['db']): Promise<number> {
  const phone = '13900000002'
  const id = await insertBuyer(db, { phone, company: '会员0002', licence_state: 'draft', scopes: [] })
  await db.insert(enterprises).values({ user_id: id, type: 'clinic', credit_code: '', legal_person: '' })
  for (let files = 0; files < 12; files += 1) await insertFile(db, id)
  return id
}

function changes({ method, name }: Endpoint): boolean {
  return method !== 'GET' || name === 'draw.draw'
}

function send(browser: Browser, endpoint: Endpoint, input: Record<string, FormInput>) {
  const inPath = new Set(pathNames(endpoint.path))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)))
  const form = writeForm(rest)
  const address = addressOf(endpoint, input)
  if (endpoint.multipart) return sendFile(browser, endpoint, form)
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  return raw(
    browser,
    endpoint,
    hasBody || form === '' ? address : `${address}?${form}`,
    hasBody ? form : undefined,
  )
}

async function sendFile(browser: Browser, endpoint: Endpoint, form: string) {
  const file = namedFile(JPEG, '营业执照.jpg')
  return browser.raw(
    endpoint.method,
    endpoint.path,
    await multipartBody([...new URLSearchParams(form)], [file]),
  )
}

/** Only text and numbers can be in an address; anything else is written as a word. */
function addressOf({ path }: Endpoint, input: Record<string, FormInput>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name] ?? 1
    const text = typeof value === 'object' ? 'list' : String(value)
    return encodeURIComponent([...text].slice(0, 15).join('') || '0')
  })
}

function raw(browser: Browser, endpoint: Endpoint, url: string, body?: string) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const headers = { 'x-requested-with': 'test', ...(body === undefined ? {} : type) }
  return browser.raw(endpoint.method, url, { body, headers })
}

interface State {
  /** The next transaction that writes gets this number: while it stays, nothing was written at all. */
  readonly next: string
  /** What every table holds, but those that count tries. */
  readonly contents: string
}

/** What the database holds now; cheap when nothing was written since `last`. */
async function state(last?: State): Promise<State> {
  const { rows } = await execute<{ next: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  )
  const next = rows[0]?.next ?? ''
  return next === last?.next ? last : { next, contents: await readContents() }
}

async function readContents(): Promise<string> {
  const parts = tables.map(
    name =>
      sql`(select count(*) || md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) from ${sql.identifier(name)} t)`,
  )
  const { rows } = await execute<{ hash: string }>(
    sql`select md5(concat_ws(' ', ${sql.join(parts, sql`, `)})) as hash`,
  )
  return rows[0]?.hash ?? ''
}

async function execute<Row>(query: ReturnType<typeof sql>): Promise<{ rows: Row[] }> {
  return (await service.db.execute(query)) as unknown as { rows: Row[] }
}
