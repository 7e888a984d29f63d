import { gzipSync } from 'node:zlib'
import { goodsList } from '@yaoji/api-client/contract/goods'
import { quickBuyList, quickBuySuggest } from '@yaoji/api-client/contract/quick-buy'
import { authLogin } from '@yaoji/api-client/contract/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../demo/accounts'
import { seedIfEmpty } from '../../../demo/seed'
import { type Browser, startService, type TestService } from '../../../tests/service'

let service: TestService
let buyer: Browser
let waiting: Browser

beforeAll(async () => {
  service = await startService()
  await seedIfEmpty(service.db, { now: service.clock.now, progress: () => {} })
  buyer = await logIn(DEMO_ACCOUNTS[0].phone)
  waiting = await logIn(DEMO_ACCOUNTS[1].phone)
}, 180_000)

afterAll(() => service.close())

async function logIn(account: string): Promise<Browser> {
  const browser = service.visitor()
  await browser.call(authLogin, { account, password: DEMO_PASSWORD })
  return browser
}

const rowsFor = async (browser: Browser, keywords: string) =>
  (await browser.call(quickBuySuggest, { keywords })).list

test('[CH-06 5] the rows are the first products of the list, at its prices', async () => {
  const rows = await rowsFor(buyer, '布洛芬')
  const { list } = await buyer.call(goodsList, { keywords: '布洛芬', per_page: 8 })
  const byId = new Map(list.map(goods => [goods.id, goods]))
  expect(rows).toHaveLength(8)
  for (const { goods, hits } of rows) {
    expect(byId.get(goods.id)).toMatchObject(goods)
    expect(hits.map(({ start, end }) => goods.name.slice(start, end))).toContain('布洛芬')
  }
})

test('[CH-06 5] what the buyer bought before is first, with the number of the last order', async () => {
  const [bought] = (await buyer.call(quickBuyList, { order: 'recent' })).list
  const rows = await rowsFor(buyer, bought!.goods.common_name)
  expect(rows[0]?.last_number).toBeGreaterThan(0)
  expect(rows.find(({ goods }) => goods.id === bought!.goods.id)?.last_number).toBe(bought!.last_number)
  const isNew = rows.map(({ last_number }) => last_number === undefined)
  expect(isNew).toEqual(isNew.toSorted((a, b) => Number(a) - Number(b)))
})

test('[CH-06 6] without keywords the rows are the products that the buyer bought last', async () => {
  const { list } = await buyer.call(quickBuyList, { order: 'recent' })
  const rows = await rowsFor(buyer, ' ')
  expect(rows.map(({ goods, last_number }) => [goods.id, last_number])).toEqual(
    list.slice(0, 8).map(({ goods, last_number }) => [goods.id, last_number]),
  )
  expect((await service.visitor().call(quickBuySuggest, {})).list).toEqual([])
})

test('[CH-06 5] [SV-05] who may not see prices gets the rows without one, and with the reason', async () => {
  for (const [browser, state] of [
    [service.visitor(), 'login'],
    [waiting, 'verifying'],
  ] as const) {
    const rows = await rowsFor(browser, '布洛芬')
    expect(rows).toHaveLength(8)
    expect(new Set(rows.map(({ goods }) => goods.buy_state))).toEqual(new Set([state]))
    expect(JSON.stringify(rows)).not.toContain('price":"')
  }
})

test('[CH-06 5] by maker the rows are products of the maker', async () => {
  const { list } = await buyer.call(quickBuySuggest, { keywords: '齐鲁', type: 1 })
  expect(list.length).toBeGreaterThan(0)
  for (const { goods } of list) expect(goods.sccj).toContain('齐鲁')
})

test('[CH-06 5] eight rows are at most 4.5 kB, and 1.5 kB compressed', async () => {
  const { body } = await buyer.raw('GET', '/api/goods/suggest?keywords=amxl')
  const answer = Buffer.from(JSON.stringify(body))
  expect(answer.byteLength).toBeLessThanOrEqual(4.5 * 1024)
  expect(gzipSync(answer).byteLength).toBeLessThanOrEqual(1.5 * 1024)
})
