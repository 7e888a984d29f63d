import { cartAdd } from '@yaoji/api-client/contract/cart'
import { authLogin, userLogout } from '@yaoji/api-client/contract/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertGoods } from '../../tests/fixtures'
import { startService, type TestService } from '../../tests/service'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1 })
})

afterAll(() => service.close())

const WRITE = { 'x-requested-with': 'test', 'content-type': 'application/x-www-form-urlencoded' }

test.each([
  ['GET', '/api/goods/list', 200],
  ['GET', '/api/order', 401],
  ['GET', '/api/goods/999', 404],
  ['GET', '/api/nothing', 404],
  ['GET', '/api/goods/%zz', 400],
  ['GET', '/pictures/v2/nothing.svg', 404],
  ['GET', '/pay/gateway/1', 401],
  ['GET', '/wechat/confirm', 400],
  ['GET', '/operator/desks', 403],
  ['GET', '/healthz', 200],
  ['POST', authLogin.path, 422],
  ['DELETE', userLogout.path, 200],
  ['POST', cartAdd.path, 422],
  ['POST', '/api/nothing', 404],
] as const)('[SV-05] %s %s, which is a %i, is not stored', async (method, url, status) => {
  const answer = await service.visitor().raw(method, url, { headers: method === 'GET' ? {} : WRITE })
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store'])
})
