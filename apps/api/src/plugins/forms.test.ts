import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '../../tests/service'

let service: TestService

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

test.each([
  '/api/user/base?a=1&a=2',
  '/api/goods/list?ids[0]=1&ids[2]=2',
  '/api/cart/list?%zz=1',
  '/list?a[b=1',
])('[SV-05] a query that cannot be read is refused in the envelope and ends nothing: %s', async url => {
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {
    const [bound] = service.app.addresses()
    return `http://127.0.0.1:${bound?.port}`
  })
  const answer = await fetch(address + url)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 422, msg: '提交的内容无法识别' })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
})
