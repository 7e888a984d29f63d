import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '../../tests/service'

let service: TestService
let address: string

beforeAll(async () => {
  service = await startService()
  // A real socket: a throw in the router would end the process, which an injected request does not show.
  address = await service.app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => service.close())

test.each(['/api/user/base?a=1&a=2', '/api/goods/list?ids[0]=1&ids[2]=2', '/api/cart/list?%zz=1'])(
  '[SV-05] a query that cannot be read is refused in the envelope and ends nothing: %s',
  async url => {
    const address = await service.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {
      const [bound] = service.app.addresses()
      return `http://127.0.0.1:${typeof bound === 'object' ? bound.port : 0}`
    })
    const answer = await fetch(address + url)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 422, msg: '提交的内容无法识别' })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  },
)

test('[SV-05] a JSON body with null in a list is refused, with the reason in Chinese', async () => {
  const answer = await fetch(`${address}/api/order/1/returns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: '{"lines":[null]}',
  })
  expect(answer.status).toBe(422)
  const text = await answer.text()
  expect(text).toContain('列表中不能有空值')
  expect(JSON.parse(text)).toMatchObject({ code: 422, msg: '提交的内容无法识别' })
})

test('[SV-05] a page’s address with such a query ends nothing either', async () => {
  expect((await fetch(`${address}/list?a[b=1`)).status).toBeLessThan(500)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
})

test('[SV-05] an address that cannot be decoded is refused in the envelope', async () => {
  const answer = await fetch(`${address}/api/goods/detail/%E9%98`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 400, msg: '请求地址无法识别' })
})
