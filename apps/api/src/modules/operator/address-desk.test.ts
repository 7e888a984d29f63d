import { addressList } from '@yaoji/api-client/contract/address'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAddress } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { operate, waiting } from '../../../tests/operate'
import { startService, type TestService } from '../../../tests/service'

let service: TestService

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

test('[RT-25] an address that waits is passed or rejected once, and the buyer reads why', async () => {
  const buyerId = await insertBuyer(service.db, { phone: '13500000001' })
  const [first, second] = [
    await insertAddress(service.db, buyerId, { review_state: 'waiting' }),
    await insertAddress(service.db, buyerId, { review_state: 'waiting', detail: '张江路 2 号' }),
  ]
  expect((await waiting(service, 'addresses')).map(row => row.id)).toEqual([String(first), String(second)])
  expect((await operate(service, `addresses/${first}/pass`)).outcome).toBe('已通过')
  expect((await operate(service, `addresses/${first}/reject`, { reason: '晚了' })).status).toBe(409)
  await operate(service, `addresses/${second}/reject`, { reason: '不在许可证地址范围内' })
  expect((await operate(service, 'addresses/999999/pass')).status).toBe(404)
  const { list } = await (await service.buyer(buyerId)).call(addressList, {})
  const reviews = list.map(({ id, review_state, review_text }) => [id, review_state, review_text])
  expect(reviews).toContainEqual([second, 'rejected', '不在许可证地址范围内'])
  expect(reviews.find(([id]) => id === first)?.[1]).toBe('passed')
  expect(await waiting(service, 'addresses')).toEqual([])
})
