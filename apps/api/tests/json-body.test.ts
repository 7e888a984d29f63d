import { cartAdd, cartList } from '@yaoji/api-client/contract/cart'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cartLines } from '../src/modules/cart/tables'
import { insertBasics, insertBuyer, insertGoods } from './fixtures'
import { type Browser, startService, type TestService } from './service'

let service: TestService
let browser: Browser

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await insertGoods(service.db, { id: 1 })
  browser = await service.buyer(await insertBuyer(service.db))
})

afterAll(() => service.close())

beforeEach(() => service.db.delete(cartLines))

function send(body: string, type = 'application/json') {
  const headers = { 'content-type': type, 'x-requested-with': 'test' }
  return browser.raw(cartAdd.method, cartAdd.path, { headers, body })
}

const numbers = async () => (await browser.call(cartList, {})).list.map(line => line.number)

test.each(['application/json', 'application/json; charset=utf-8'])(
  '[SV-02] a nested body of %s does what the form does',
  async type => {
    const { status, body } = await send('{"params":[{"goods_id":1,"number":20}]}', type)
    expect([status, body.code]).toEqual([200, 200])
    expect(await numbers()).toEqual([20])
  },
)

test.each([
  ['a number as text', '{"params":[{"goods_id":"1","number":"20"}]}', 200, ''],
  ['a wrong type', '{"params":"1"}', 422, 'params'],
  ['a field that is missing', '{}', 422, 'params'],
  ['what is no JSON', '{"params":', 422, 'request'],
  ['a list', '[]', 422, 'request'],
])('[SV-02] %s is judged as in a form', async (_what, body, status, field) => {
  const answer = await send(body)
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body)).toContain(field)
  expect(await numbers()).toEqual(status === 200 ? [20] : [])
})

test('[SV-05] a JSON body from another site is refused as a form is', async () => {
  const { status } = await browser.raw(cartAdd.method, cartAdd.path, {
    headers: {
      'content-type': 'application/json',
      origin: 'https://evil.example',
      'x-requested-with': 'test',
    },
    body: '{"params":[{"goods_id":1,"number":20}]}',
  })
  expect(status).toBe(403)
  expect(await numbers()).toEqual([])
})

test('[SV-05] names of an object’s own parts are only names', async () => {
  const { status } = await send(
    '{"__proto__":{"admin":1},"constructor":1,"params":[{"goods_id":1,"number":20}]}',
  )
  expect(status).toBe(200)
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
})
