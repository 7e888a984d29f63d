import { goodsList } from '@yaoji/api-client/contract/goods'
import { registerEnterprise } from '@yaoji/api-client/contract/register'
import { authLogin } from '@yaoji/api-client/contract/user'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, ENTERPRISE } from '../tests/registration'
import { startService, type TestService } from '../tests/service'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemoAccounts } from './accounts'
import { seedIfEmpty } from './seed'

/** The tables that a shop needs before its first product, and the mark of a filled database. */
const FRAME = [
  'article_categories',
  'articles',
  'categories',
  'contract_terms',
  'links',
  'nav_items',
  'regions',
  'settings',
]

/** What triggers write for what processes and the search keep: no rows of the shop. */
const MARKS: readonly string[] = ['promotion_revision', 'search_stale']

let service: TestService

beforeAll(async () => {
  service = await startService()
  await seedIfEmpty(service.db, { now: service.clock.now, progress: () => {}, demo: false })
}, 180_000)

afterAll(() => service.close())

/** Names of the tables that have rows. */
async function filledTables(): Promise<string[]> {
  const rowsOf = async (query: string) => {
    const { rows } = (await service.db.execute(sql.raw(query))) as unknown as { rows: { name: string }[] }
    return rows.map(row => row.name)
  }
  const names = await rowsOf(`select tablename as name from pg_tables where schemaname = 'public'`)
  const filled = names.map(name => `select '${name}' as name where exists (select 1 from "${name}")`)
  return (await rowsOf(filled.join(' union all '))).sort()
}

test('[SV-01] a shop without the demonstration has no product, price, stock, offer, advertisement or account', async () => {
  expect((await filledTables()).filter(name => !MARKS.includes(name))).toEqual(FRAME)
  expect((await service.visitor().call(goodsList, {})).list).toEqual([])
})

test('[SV-01] nobody logs in to it with the password of the demonstration', async () => {
  expect(await hasDemoAccounts(service.db)).toBe(false)
  for (const { phone } of DEMO_ACCOUNTS) {
    const call = service.visitor().call(authLogin, { account: phone, password: DEMO_PASSWORD })
    await expect(call).rejects.toMatchObject({ code: 422 })
  }
})

test('[SV-01] [RT-18 /register/step1] buyers register in it before its first product', async () => {
  const buyer = await createAccount(service, '13700000001')
  const { enterprise } = await buyer.call(registerEnterprise, ENTERPRISE)
  expect(enterprise).toMatchObject({ company: ENTERPRISE.company })
})
