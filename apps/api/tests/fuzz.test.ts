import { callOf, type Endpoint, endpoints } from '@yaoji/api-client/contract'
import { toJsonSchema } from '@yaoji/api-client/contract/json-schema'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { addressOf, openCallShop, raw, send } from './call-shop'
import { BROKEN_FORMS, inputsOf } from './generated'

/** Generated inputs of each call. All of them reach PostgreSQL; the embedded database gets the first of them. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.TEST_DATABASE_URL ? 100 : 8))

/** What a refused call may write, on purpose: tries are counted, codes tried, sessions begun, notices logged. */
const COUNTED = new Set(['attempts', 'sms_codes', 'sessions', 'payment_notices'])

const shop = openCallShop()
let tables: string[]

beforeAll(async () => {
  const { rows } = await execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  tables = rows.map(row => row.name).filter(name => !COUNTED.has(name))
})

test.each(endpoints)(
  '[SV-05 2, SV-05 3] $name: bad input is a clear 4xx and changes nothing',
  async endpoint => {
    const browser = await shop.browserFor(endpoint)
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
  const browser = await shop.service.buyer(shop.buyerId)
  const before = await state()
  for (const body of BROKEN_FORMS) {
    const { status } = await raw(browser, endpoint, addressOf(endpoint, {}), body)
    expect(status, body).toBeLessThan(500)
    if (status < 400) return
  }
  expect((await state(before)).contents).toBe(before.contents)
  expect({} as { polluted?: unknown }).not.toHaveProperty('polluted')
})

function changes({ method, name }: Endpoint): boolean {
  return method !== 'GET' || name === 'draw.draw'
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
    sql`select md5(array_to_string(array[${sql.join(parts, sql`, `)}], ' ')) as hash`,
  )
  return rows[0]?.hash ?? ''
}

async function execute<Row>(query: ReturnType<typeof sql>): Promise<{ rows: Row[] }> {
  return (await shop.service.db.execute(query)) as unknown as { rows: Row[] }
}
