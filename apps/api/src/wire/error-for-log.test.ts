import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBuyer } from '../../tests/fixtures'
import { startService, type TestService } from '../../tests/service'
import { build } from '../app'
import { users } from '../session/tables'

const PHONE = '13900000001'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await insertBuyer(service.db, { phone: PHONE })
})

afterAll(() => service.close())

/** What is logged about a call that fails in this way. */
async function logOf(fail: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const app = await build(service.app.deps, { log: { write: line => lines.push(String(line)) > 0 } })
  app.get('/fails', fail)
  await app.inject('/fails')
  await app.close()
  return lines.join('')
}

test.each([
  ['a statement', () => service.db.execute(sql`select ${PHONE} from nothing`)],
  ['a value of the wrong type', () => service.db.execute(sql`select ${`phone ${PHONE}`}::int`)],
  ['a row that is there twice', () => insertBuyer(service.db, { phone: PHONE })],
  ['a transaction', () => service.db.transaction(tx => tx.insert(users).values([{ phone: PHONE } as never]))],
])('[SV-05] a failed query is logged without its values: %s', async (_what, fail) => {
  const log = await logOf(fail)
  expect(log).toContain('a call failed')
  expect(log).toMatch(/"query":"(select|insert)/)
  expect(log).toMatch(/"code":"\d\w{4}"/)
  expect(log).not.toContain(PHONE)
})

test('another error is logged with its message and its place', async () => {
  const log = await logOf(async () => {
    throw new Error('the gateway is closed', { cause: new TypeError('no route') })
  })
  expect(JSON.parse(log).err).toMatchObject({
    type: 'Error',
    message: 'the gateway is closed',
    stack: expect.stringContaining('error-for-log.test.ts'),
    cause: { type: 'TypeError', message: 'no route' },
  })
})

test('[SV-05] the errors of several rows are logged with their reasons, each without its values', async () => {
  const failed = await service.db.execute(sql`select ${PHONE} from nothing`).catch((error: unknown) => error)
  const log = await logOf(async () => {
    throw new AggregateError([new Error('the gateway is closed'), failed], 'some refunds failed')
  })
  expect(JSON.parse(log).err).toMatchObject({
    message: 'some refunds failed',
    errors: [{ message: 'the gateway is closed' }, { message: 'a query failed', cause: { code: '42P01' } }],
  })
  expect(log).not.toContain(PHONE)
})
