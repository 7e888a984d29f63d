import {
  addressCreate,
  addressDelete,
  addressList,
  addressSetDefault,
  addressUpdate,
  regionList,
} from '@yaoji/api-client/contract/address'
import { messageList } from '@yaoji/api-client/contract/message'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { placeRevision, reviewAddress } from './decide'
import { regionRows } from './official-regions'
import { addresses, regions } from './tables'

let service: TestService
let phone = 13_900_000_000

beforeAll(async () => {
  service = await startService()
  await service.db.insert(regions).values(regionRows().filter(row => /^(31|32|42|44)/.test(row.code)))
})

afterAll(() => service.close())

async function newBuyer(): Promise<Browser> {
  phone += 1
  return service.buyer(await insertBuyer(service.db, { phone: String(phone) }))
}

const LICENSED = {
  consignee: '王药师',
  mobile: '13900000001',
  district_code: '310115',
  detail: '张江路1号',
}
const ELSEWHERE = {
  consignee: '刘仓管',
  mobile: '021-58000001',
  district_code: '320505',
  detail: '科技城 8 号',
}

/** The review of an address ends well. */
const approve = (id: number) =>
  service.db.update(addresses).set({ review_state: 'passed' }).where(eq(addresses.id, id))

test('the licensed address can be delivered to at once and is the default, another is reviewed first', async () => {
  const browser = await newBuyer()
  const first = await browser.call(addressCreate, LICENSED)
  expect(first.address).toMatchObject({
    province_code: '310000',
    city_code: '310115',
    region: '上海市浦东新区',
    is_default: 1,
    is_reviewed: 1,
    review_state: 'licensed',
    review_text: '与证照地址一致，可以下单配送',
  })
  const second = await browser.call(addressCreate, ELSEWHERE)
  expect(second.address).toMatchObject({
    city_code: '320500',
    region: '江苏省苏州市虎丘区',
    is_default: 0,
    is_reviewed: 0,
    review_state: 'waiting',
    review_text: '与证照地址不同，正在审核，通过后才能下单配送',
  })
})

test('there is one default, and the list begins with it', async () => {
  const browser = await newBuyer()
  await browser.call(addressCreate, LICENSED)
  const { address } = await browser.call(addressCreate, { ...LICENSED, consignee: '赵药师', is_default: 1 })
  const { list } = await browser.call(addressList, {})
  expect(list.map(each => [each.id === address.id, each.is_default])).toEqual([
    [true, 1],
    [false, 0],
  ])
  await browser.call(addressDelete, { id: address.id })
  expect((await browser.call(addressList, {})).list.map(each => each.is_default)).toEqual([1])
})

test('a changed place is reviewed again, a changed name is not', async () => {
  const browser = await newBuyer()
  const { address } = await browser.call(addressCreate, LICENSED)
  const renamed = await browser.call(addressUpdate, { ...LICENSED, id: address.id, consignee: '赵药师' })
  expect(renamed.address).toMatchObject({ consignee: '赵药师', is_reviewed: 1, is_default: 1 })
  const moved = await browser.call(addressUpdate, { ...LICENSED, id: address.id, detail: '张江路 2 号' })
  expect(moved.address).toMatchObject({ is_reviewed: 0, review_state: 'waiting', is_default: 1 })
})

test('a reviewer’s reason is shown until the place is changed', async () => {
  const browser = await newBuyer()
  const { address } = await browser.call(addressCreate, ELSEWHERE)
  const review_text = '未通过审核：该地址不是门店或仓库'
  await service.db
    .update(addresses)
    .set({ review_state: 'rejected', review_text })
    .where(eq(addresses.id, address.id))
  const renamed = await browser.call(addressUpdate, { ...ELSEWHERE, id: address.id, consignee: '赵药师' })
  expect(renamed.address).toMatchObject({ is_reviewed: 0, review_state: 'rejected', review_text })
  const moved = await browser.call(addressUpdate, { ...ELSEWHERE, id: address.id, detail: '科技城 9 号' })
  expect(moved.address).toMatchObject({
    review_state: 'waiting',
    review_text: expect.stringContaining('审核'),
  })
  expect(moved.address.review_text).not.toBe(review_text)
})

test('the default can be replaced, not given up', async () => {
  const browser = await newBuyer()
  const first = await browser.call(addressCreate, LICENSED)
  const second = await browser.call(addressCreate, ELSEWHERE)
  const kept = await browser.call(addressUpdate, { ...LICENSED, id: first.address.id, is_default: 0 })
  expect(kept.address.is_default).toBe(1)
  await approve(second.address.id)
  const chosen = await browser.call(addressSetDefault, { id: second.address.id })
  expect(chosen.address.is_default).toBe(1)
  expect((await browser.call(addressList, {})).list.map(each => [each.id, each.is_default])).toEqual([
    [second.address.id, 1],
    [first.address.id, 0],
  ])
})

test.each(['waiting', 'rejected'] as const)(
  'an address that is %s cannot become the default',
  async review_state => {
    const browser = await newBuyer()
    const first = await browser.call(addressCreate, LICENSED)
    const { address } = await browser.call(addressCreate, ELSEWHERE)
    await service.db.update(addresses).set({ review_state }).where(eq(addresses.id, address.id))
    await expect(browser.call(addressSetDefault, { id: address.id })).rejects.toMatchObject({
      message: '该地址还没有通过审核，通过后才能设为默认地址',
    })
    const [kept] = (await browser.call(addressList, {})).list
    expect(kept).toMatchObject({ id: first.address.id, is_default: 1 })
  },
)

test('a removed default is replaced by an address that can be delivered to, and the last one by none', async () => {
  const browser = await newBuyer()
  const [, waiting, passed] = [
    await browser.call(addressCreate, LICENSED),
    await browser.call(addressCreate, ELSEWHERE),
    await browser.call(addressCreate, { ...ELSEWHERE, detail: '科技城 7 号' }),
  ]
  await approve(passed.address.id)
  const remove = async () => {
    const { list } = await browser.call(addressList, {})
    await browser.call(addressDelete, { id: list[0]!.id })
    return (await browser.call(addressList, {})).list
  }
  expect((await remove())[0]).toMatchObject({ id: passed.address.id, is_default: 1 })
  expect((await remove())[0]).toMatchObject({ id: waiting.address.id, is_default: 1 })
  expect(await remove()).toEqual([])
})

/** The shop reviews an address; null passes it. */
const decide = (id: number, reason: string | null) =>
  service.db.transaction(async db => {
    const [address] = await db.select().from(addresses).where(eq(addresses.id, id))
    const seen = { id, revision: placeRevision(address!) }
    await reviewAddress({ db, now: service.clock.now }, seen, reason)
  })

/** The addresses with what they are: the default, to become it, or neither. */
async function defaultsOf(browser: Browser) {
  const { list } = await browser.call(addressList, {})
  return list.map(each => [each.detail, each.is_default, each.becomes_default])
}

test.each(['passed', 'submitted'] as const)(
  '[RT-25] an address in review does not replace the default, until it is approved; the licence is %s',
  async licence_state => {
    phone += 1
    const browser = await service.buyer(
      await insertBuyer(service.db, { phone: String(phone), licence_state }),
    )
    await browser.call(addressCreate, LICENSED)
    const { address } = await browser.call(addressCreate, { ...ELSEWHERE, is_default: 1 })
    expect(address).toMatchObject({
      is_default: 0,
      becomes_default: 1,
      review_text: '与证照地址不同，正在审核，通过后才能下单配送，并成为默认地址',
    })
    expect(await defaultsOf(browser)).toEqual([
      ['张江路1号', 1, 0],
      ['科技城 8 号', 0, 1],
    ])
    await decide(address.id, null)
    expect(await defaultsOf(browser)).toEqual([
      ['科技城 8 号', 1, 0],
      ['张江路1号', 0, 0],
    ])
    const [message] = (await browser.call(messageList, { kind: 'licence' })).list
    expect(message?.content).toBe('江苏省苏州市虎丘区科技城 8 号 可以下单配送了，已成为默认地址。')
  },
)

test('[RT-25] an address whose review ends badly does not become the default, until it is changed and approved', async () => {
  const browser = await newBuyer()
  await browser.call(addressCreate, LICENSED)
  const { address } = await browser.call(addressCreate, { ...ELSEWHERE, is_default: 1 })
  await decide(address.id, '不在许可证地址范围内')
  expect((await defaultsOf(browser))[0]).toEqual(['张江路1号', 1, 0])
  const changed = { ...ELSEWHERE, id: address.id, detail: '科技城 9 号', is_default: 1 as const }
  expect((await browser.call(addressUpdate, changed)).address).toMatchObject({
    is_default: 0,
    becomes_default: 1,
  })
  await decide(address.id, null)
  expect((await defaultsOf(browser))[0]).toEqual(['科技城 9 号', 1, 0])
})

test('[RT-25] the last choice of a default counts, and it can be taken back', async () => {
  const browser = await newBuyer()
  const { address: licensed } = await browser.call(addressCreate, LICENSED)
  const { address: one } = await browser.call(addressCreate, { ...ELSEWHERE, detail: '一号', is_default: 1 })
  const { address: two } = await browser.call(addressCreate, { ...ELSEWHERE, detail: '二号', is_default: 1 })
  expect((await defaultsOf(browser)).slice(1)).toEqual([
    ['一号', 0, 0],
    ['二号', 0, 1],
  ])
  await browser.call(addressUpdate, { ...ELSEWHERE, detail: '二号', id: two.id, is_default: 0 })
  await decide(two.id, null)
  expect((await defaultsOf(browser))[0]).toEqual(['张江路1号', 1, 0])

  await browser.call(addressUpdate, { ...ELSEWHERE, detail: '一号', id: one.id, is_default: 1 })
  await browser.call(addressSetDefault, { id: licensed.id })
  await decide(one.id, null)
  expect((await defaultsOf(browser))[0]).toEqual(['张江路1号', 1, 0])
})

test('[RT-25] a default that is reviewed again gives way to one that can be delivered to, and comes back', async () => {
  const browser = await newBuyer()
  const { address: licensed } = await browser.call(addressCreate, LICENSED)
  const { address } = await browser.call(addressCreate, ELSEWHERE)
  await decide(address.id, null)
  await browser.call(addressSetDefault, { id: address.id })
  const moved = { ...ELSEWHERE, id: address.id, detail: '科技城 9 号' }
  expect((await browser.call(addressUpdate, moved)).address).toMatchObject({
    is_default: 0,
    becomes_default: 1,
  })
  expect((await browser.call(addressList, {})).list[0]).toMatchObject({ id: licensed.id, is_default: 1 })
  await decide(address.id, null)
  expect((await browser.call(addressList, {})).list[0]).toMatchObject({ id: address.id, is_default: 1 })
})

test('changes of the default that arrive together leave one default', async () => {
  const buyer = await insertBuyer(service.db, { phone: '13911111111' })
  const browsers = await Promise.all([0, 1, 2, 3].map(() => service.buyer(buyer)))
  const made = await Promise.all(
    browsers.map((browser, at) => browser.call(addressCreate, { ...ELSEWHERE, detail: `科技城 ${at} 号` })),
  )
  await Promise.all(made.map(({ address }) => approve(address.id)))
  await Promise.all(
    [
      ...browsers.map((browser, at) => browser.call(addressSetDefault, { id: made[at]!.address.id })),
      browsers[0]!.call(addressUpdate, { ...ELSEWHERE, id: made[3]!.address.id, is_default: 1 }),
      browsers[1]!.call(addressDelete, { id: made[0]!.address.id }),
      browsers[2]!.call(addressCreate, { ...LICENSED, is_default: 1 }),
    ].map(call => call.catch((error: { code?: number }) => expect(error.code).toBe(404))),
  )
  const { list } = await browsers[0]!.call(addressList, {})
  expect(list.filter(each => each.is_default === 1)).toHaveLength(1)
})

test('[VA-01] a number that nobody can call and a region that is not the lowest are refused by field', async () => {
  const browser = await newBuyer()
  await expect(browser.call(addressCreate, { ...LICENSED, mobile: '12345' })).rejects.toMatchObject({
    fields: { mobile: ['请填写 11 位手机号，或带区号的座机，如 028-85551234'] },
  })
  await expect(browser.call(addressCreate, { ...LICENSED, mobile: ' ' })).rejects.toMatchObject({
    fields: { mobile: ['请填写联系电话'] },
  })
  for (const district_code of ['320000', '320500', '999999']) {
    await expect(browser.call(addressCreate, { ...LICENSED, district_code })).rejects.toMatchObject({
      fields: { district_code: ['请选择到区县'] },
    })
  }
  expect((await browser.call(addressList, {})).list).toEqual([])
})

test('[SV-05] another buyer’s address looks like a missing one, and stays as it is', async () => {
  const owner = await newBuyer()
  const { address } = await owner.call(addressCreate, LICENSED)
  const other = await newBuyer()
  await expect(other.call(addressUpdate, { ...ELSEWHERE, id: address.id })).rejects.toMatchObject({
    code: 404,
  })
  await expect(other.call(addressSetDefault, { id: address.id })).rejects.toMatchObject({ code: 404 })
  await expect(other.call(addressDelete, { id: address.id })).rejects.toMatchObject({ code: 404 })
  const [row] = await service.db.select().from(addresses).where(eq(addresses.id, address.id))
  expect(row?.consignee).toBe('王药师')
})

test('names and places are kept without the spaces around them', async () => {
  const browser = await newBuyer()
  const { address } = await browser.call(addressCreate, {
    ...LICENSED,
    consignee: ' 王药师　',
    detail: ' 张江路1号 ',
  })
  expect(address).toMatchObject({ consignee: '王药师', detail: '张江路1号', review_state: 'licensed' })
})

test('a buyer keeps at most twenty addresses, and can change them all the same', async () => {
  const browser = await newBuyer()
  for (let at = 0; at < 20; at += 1) await browser.call(addressCreate, { ...ELSEWHERE, detail: `${at} 号` })
  await expect(browser.call(addressCreate, ELSEWHERE)).rejects.toMatchObject({
    code: 409,
    message: '最多保存 20 个收货地址，请先删除不用的地址',
  })
  const [first] = (await browser.call(addressList, {})).list
  const { id, district_code } = first!
  await browser.call(addressUpdate, { ...ELSEWHERE, district_code, id })
  await browser.call(addressDelete, { id })
  await browser.call(addressCreate, ELSEWHERE)
})

test('regions are asked for level by level, down to where nothing more can be chosen', async () => {
  const browser = service.visitor()
  const below = async (parent_code?: string) => (await browser.call(regionList, { parent_code })).list
  expect((await below()).map(region => region.name)).toEqual(['上海市', '江苏省', '湖北省', '广东省'])
  expect(await below('310000')).toContainEqual({ code: '310115', name: '浦东新区', has_children: 0 })
  expect(await below('420000')).toContainEqual({ code: '429004', name: '仙桃市', has_children: 0 })
  expect(await below('440000')).toContainEqual({ code: '441900', name: '东莞市', has_children: 0 })
  expect(await below('999999')).toEqual([])
})
