import { addressList, addressUpdate } from '@yaoji/api-client/contract/address'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAddress } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { operate, waiting } from '../../../tests/operate'
import { startService, type TestService } from '../../../tests/service'
import { regionRows } from '../address/official-regions'
import { regions } from '../address/tables'

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
  const [one, two] = (await waiting(service, 'addresses')).map(row => row.id)
  expect([one, two].map(id => id!.split('-')[0])).toEqual([String(first), String(second)])
  expect((await operate(service, `addresses/${one}/pass`)).outcome).toBe('已通过')
  expect((await operate(service, `addresses/${one}/reject`, { reason: '晚了' })).status).toBe(409)
  await operate(service, `addresses/${two}/reject`, { reason: '不在许可证地址范围内' })
  for (const id of ['999999-0123abcd', first, 'x'])
    expect((await operate(service, `addresses/${id}/pass`)).status).toBe(404)
  const { list } = await (await service.buyer(buyerId)).call(addressList, {})
  const reviews = list.map(({ id, review_state, review_text }) => [id, review_state, review_text])
  expect(reviews).toContainEqual([second, 'rejected', '不在许可证地址范围内'])
  expect(reviews.find(([id]) => id === first)?.[1]).toBe('passed')
  expect(await waiting(service, 'addresses')).toEqual([])
})

test('[RT-25] [SV-04] an address that the buyer moved after it was listed is not decided on', async () => {
  await service.db.insert(regions).values(regionRows()).onConflictDoNothing()
  const buyerId = await insertBuyer(service.db, { phone: '13500000002' })
  const id = await insertAddress(service.db, buyerId, { review_state: 'waiting', detail: '张江路 3 号' })
  const browser = await service.buyer(buyerId)
  const listed = async () => (await waiting(service, 'addresses'))[0]!
  const change = (detail: string, consignee = '王药师') =>
    browser.call(addressUpdate, { id, consignee, mobile: '13900000001', district_code: '310115', detail })
  const before = await listed()
  await change('外高桥仓库 9 号')
  for (const [action, fields] of [
    ['pass', {}],
    ['reject', { reason: '不在许可证地址范围内' }],
  ] as const)
    expect(await operate(service, `addresses/${before.id}/${action}`, fields)).toMatchObject({
      status: 409,
      msg: '买家已修改收货地址，请重新列出后再审核',
    })
  const after = await listed()
  expect(after.text).toContain('外高桥仓库 9 号')
  await change('外高桥仓库 9 号', '李药师')
  expect((await operate(service, `addresses/${after.id}/pass`)).outcome).toBe('已通过')
})
