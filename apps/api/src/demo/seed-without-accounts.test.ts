import { goodsList } from '@yaoji/api-client/contract/goods'
import { authLogin } from '@yaoji/api-client/contract/user'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '../../tests/service'
import { users } from '../modules/session/tables'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemoAccounts } from './accounts'
import { seedIfEmpty } from './seed'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await seedIfEmpty(service.db, { now: service.clock.now, progress: () => {}, accounts: false })
}, 180_000)

afterAll(() => service.close())

test('[SV-01] a shop that does not want the demo accounts has its goods, and nobody knows a password', async () => {
  expect(await hasDemoAccounts(service.db)).toBe(false)
  expect(await service.db.select({ number: count() }).from(users)).toEqual([{ number: 0 }])
  for (const { phone } of DEMO_ACCOUNTS) {
    const call = service.visitor().call(authLogin, { account: phone, password: DEMO_PASSWORD })
    await expect(call).rejects.toMatchObject({ code: 422 })
  }
  expect((await service.visitor().call(goodsList, {})).list.length).toBeGreaterThan(0)
})
