import { storeList, storeSwitch } from '@yaoji/api-client/contract/account'
import { messageList } from '@yaoji/api-client/contract/message'
import { userBase } from '@yaoji/api-client/contract/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer } from '../../../tests/fixtures'
import { operate } from '../../../tests/operate'
import { type Browser, startService, type TestService } from '../../../tests/service'

const HEAD = '13500000101'
const STORE = '13500000102'

let service: TestService
let head: number
let store: number

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  head = await insertBuyer(service.db, { phone: HEAD, company: '康宁连锁' })
  store = await insertBuyer(service.db, { phone: STORE, company: '康宁一店' })
})

afterAll(() => service.close())

const companies = async (browser: Browser) =>
  (await browser.call(storeList, {})).list.map(({ company }) => company)
const titles = async (buyer: number) =>
  (await (await service.buyer(buyer)).call(messageList, {})).list.map(({ title }) => title)

test('[RT-25] [RO-03] a store that the shop adds to a head office can be visited, and both read about it', async () => {
  const browser = await service.buyer(head)
  expect(await companies(browser)).toEqual(['康宁连锁'])
  expect(await operate(service, `stores/${STORE}/add`, { head: HEAD })).toMatchObject({
    outcome: '康宁一店 已加入 康宁连锁',
  })
  expect(await companies(browser)).toEqual(['康宁连锁', '康宁一店'])
  expect((await browser.call(storeSwitch, { id: store })).user.company).toBe('康宁一店')
  for (const buyer of [head, store]) expect(await titles(buyer)).toEqual(['门店已加入总部'])
})

test('[RT-25] [SV-05] a store that leaves its head office ends the visits to it, and no others', async () => {
  const sister = await insertBuyer(service.db, { phone: '13500000103', company: '康宁二店', head_id: head })
  const [visit, other, own] = [
    await service.buyer(head),
    await service.buyer(head),
    await service.buyer(store),
  ]
  await visit.call(storeSwitch, { id: store })
  await other.call(storeSwitch, { id: sister })
  expect(await operate(service, `stores/${STORE}/leave`)).toMatchObject({
    outcome: '康宁一店 已退出 康宁连锁',
  })
  const seen = []
  for (const browser of [visit, other, own]) seen.push((await browser.call(userBase, {})).company)
  expect(seen).toEqual(['', '康宁二店', '康宁一店'])
  await expect(other.call(storeSwitch, { id: store })).rejects.toMatchObject({ code: 404 })
  for (const buyer of [head, store]) expect(await titles(buyer)).toContain('门店已退出总部')
})

test('[RT-25] [SV-04] a store belongs to one head office, which is no store itself', async () => {
  const { db } = service
  const third = await insertBuyer(db, { phone: '13500000104', company: '康宁三店', head_id: head })
  await insertBuyer(db, { phone: '13500000105', company: '同春堂' })
  const add = (phone: string, to: string) => operate(service, `stores/${phone}/add`, { head: to })
  const refused = [
    [await add('13500000104', HEAD), 409, '康宁三店 已有总部，请先退出'],
    [await add('13500000104', '13500000105'), 409, '康宁三店 已有总部，请先退出'],
    [await add('13500000105', '13500000104'), 409, '康宁三店 是门店，不能作为总部'],
    [await add(HEAD, '13500000105'), 409, '康宁连锁 有门店，不能加入其他总部'],
    [await add('13500000105', '13500000105'), 422, '总部和门店不能是同一个账号'],
    [await add('13500000105', '13599999999'), 422, '没有这个手机号的总部账号'],
    [await add('13599999999', HEAD), 404, '门店不存在'],
    [await add('x', HEAD), 404, '门店不存在'],
    [await operate(service, 'stores/13500000105/leave'), 409, '同春堂 没有总部'],
  ] as const
  for (const [answer, status, msg] of refused)
    expect([answer.status, answer.msg]).toEqual([status, expect.stringContaining(msg)])
  expect(await companies(await service.buyer(third))).toHaveLength(3)
})
