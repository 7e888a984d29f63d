import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OPERATOR_KEY, startService, type TestService } from '../../../tests/service'
import { build } from '../../app'
import { attempts } from '../../session/tables'

let service: TestService

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

beforeEach(async () => {
  service.clock.now = new Date('2026-11-20T02:00:00Z')
  await service.db.delete(attempts)
})

/** Asks for the kinds of records with a key. */
function ask(key: string, { address = '198.51.100.7', headers = {}, app = service.app } = {}) {
  return app.inject({
    url: '/operator/desks/feedback',
    remoteAddress: address,
    headers: { ...headers, authorization: `Bearer ${key}` },
  })
}

test('[SV-05] wrong operator keys from an address make it wait, longer each time, also when many come at once', async () => {
  const guesses = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(`guess ${at}`)))
  const codes = guesses.map(({ statusCode }) => statusCode)
  expect([codes.filter(code => code === 403).length, codes.filter(code => code === 429).length]).toEqual([
    8, 32,
  ])
  const refused = await ask(OPERATOR_KEY)
  expect([refused.statusCode, refused.json().msg]).toEqual([429, '操作员密钥错误次数过多，请 60 秒后再试'])
  expect((await ask(OPERATOR_KEY, { address: '198.51.100.8' })).statusCode).toBe(200)
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  expect((await ask('guess')).statusCode).toBe(403)
  expect((await ask('guess')).json().msg).toBe('操作员密钥错误次数过多，请 2 分钟后再试')
  service.clock.now = new Date(service.clock.now.getTime() + 120_000)
  expect((await ask(OPERATOR_KEY)).statusCode).toBe(200)
})

test('[SV-05] the limit of key guesses is shared by all processes', async () => {
  const other = await build(service.app.deps)
  for (let at = 0; at < 8; at += 1) await ask('guess', { app: at % 2 ? other : service.app })
  expect((await ask('guess')).statusCode).toBe(429)
  expect((await ask('guess', { app: other })).statusCode).toBe(429)
  await other.close()
})

test('[SV-05] guesses cannot shut out the command on the machine of the service; a proxy there is not the command', async () => {
  const [here, proxy] = ['127.0.0.1', { 'x-forwarded-for': '198.51.100.7' }]
  for (let at = 0; at < 8; at += 1) await ask('guess', { address: here, headers: proxy })
  expect((await ask(OPERATOR_KEY, { address: here, headers: proxy })).statusCode).toBe(429)
  expect((await ask('guess', { address: here })).statusCode).toBe(429)
  expect((await ask(OPERATOR_KEY, { address: here })).statusCode).toBe(200)
})

test('[SV-01] operator calls beyond the calls under way are refused with a time to wait, and all while the service stops', async () => {
  const { deps } = service.app
  const app = await build({ ...deps, config: { ...deps.config, maxCalls: 5 } })
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => ask(OPERATOR_KEY, { app, address: '127.0.0.1' })),
  )
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect([answers.length - refused.length, refused[0]?.headers['retry-after']]).toEqual([5, '5'])
  await app.load.stop()
  expect((await ask(OPERATOR_KEY, { app })).statusCode).toBe(503)
  expect((await app.inject({ url: '/wechat/confirm' })).statusCode).toBe(503)
  await app.close()
})

const CONFIRM = '/wechat/confirm?state=a&return_path=/register/wechat'

test.each([
  ['/wechat/confirm', CONFIRM],
  ['an action of the operator', '/operator/desks/orders/1/approve'],
])('[SV-05] %s refuses a foreign page', async (_name, url) => {
  const send = (headers: Record<string, string>) =>
    service.app.inject({
      method: 'POST',
      url,
      payload: 'action=confirm',
      headers: {
        host: 'shop.test',
        authorization: `Bearer ${OPERATOR_KEY}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    })
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of foreign) expect((await send(headers)).statusCode).toBe(403)
  expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).not.toBe(403)
  expect((await send({})).statusCode).not.toBe(403)
})
