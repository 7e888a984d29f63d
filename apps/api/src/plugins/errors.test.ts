import { existsSync } from 'node:fs'
import { cartAdd } from '@yaoji/api-client/contract/cart'
import { authLogin, userLogout } from '@yaoji/api-client/contract/user'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { insertBasics, insertGoods } from '../../tests/fixtures'
import { startService, type TestService } from '../../tests/service'
import { build } from '../app'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1 })
})

afterAll(() => service.close())

test.each(['53100', 'ENOSPC'])(
  '[SV-01] a write that finds the disk full (%s) is refused with a time to wait',
  async code => {
    const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const full = vi.spyOn(service.db, 'select').mockImplementation(() => {
      throw Object.assign(new Error('No space left on device'), { code })
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const answer = await service.visitor().raw('GET', '/api/goods/hot')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
    full.mockRestore()
    printed.mockRestore()
  },
)

/** A place without free space. */
const FULL = '/proc'

test.skipIf(!existsSync(FULL))(
  '[SV-01] a service whose disk is full is not ready, and refuses what fails meanwhile with a 503',
  async () => {
    const { deps } = service.app
    const app = await build({ ...deps, config: { ...deps.config, uploadsDir: FULL } })
    onTestFinished(() => app.close())
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await service.app.inject('/readyz')).statusCode).toBe(200)
    const broken = vi.spyOn(deps.db, 'select').mockImplementation(() => {
      throw new Error('the database does not say why')
    })
    onTestFinished(() => broken.mockRestore())
    expect((await app.inject('/api/goods/hot')).statusCode).toBe(503)
  },
)

test('[SV-05] a page may use no sensor or device', async () => {
  const { headers } = await service.visitor().raw('GET', '/healthz')
  expect(headers['permissions-policy']).toContain('camera=(), microphone=(), geolocation=()')
})

const WRITE = { 'x-requested-with': 'test', 'content-type': 'application/x-www-form-urlencoded' }

test.each([
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
