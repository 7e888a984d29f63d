import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertGoods } from '../../tests/fixtures'
import { startService, type TestService } from '../../tests/service'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  for (let id = 1; id <= 40; id += 1) await insertGoods(service.db, { id, stock: 100 })
})

afterAll(() => service.close())

const get = (url: string, accept?: string) =>
  service.app.inject({ url, headers: accept === undefined ? {} : { 'accept-encoding': accept } })

test('a list is packed for who takes it, and is the same list', async () => {
  const plain = await get('/api/goods/list')
  const packed = await get('/api/goods/list', 'gzip, deflate, br')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringMatching(/encoding/i),
  })
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString()).data).toEqual(plain.json().data)
})

test('a short answer is not', async () => {
  expect((await get('/healthz', 'gzip')).headers['content-encoding']).toBeUndefined()
})

test('a packed body is not unpacked, however small it looks', async () => {
  const { statusCode } = await service.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-encoding': 'gzip',
      'x-requested-with': 'test',
    },
    payload: Buffer.from('1f8b', 'hex'),
  })
  expect(statusCode).toBe(422)
})
