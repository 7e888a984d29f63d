import { promoAddress, promoPage, promoPages } from '@yaoji/api-client/contract/promo-page'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertTemplate } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { goods } from '../goods/tables'
import type { StoredBlock } from './stored-block'
import { promoPages as pages } from './tables'

let service: TestService
let browser: Browser
let couponId: number

const NOW = new Date('2026-11-20T02:00:00Z')
const seconds = (number: number) => new Date(NOW.getTime() + number * 1000)

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  for (const id of [1, 2, 3]) await insertGoods(db, { id, sales: id })
  await insertGoods(db, { id: 4, off_shelf: 1 })
  couponId = await insertTemplate(db, { name: '满减券', quota: 5 })
  browser = await service.buyer(await insertBuyer(db))
})

beforeEach(async () => {
  service.clock.now = NOW
  await service.db.delete(pages)
})

afterAll(() => service.close())

async function insertPage(id: number, change: Partial<typeof pages.$inferInsert> = {}) {
  await service.db.insert(pages).values({
    id,
    kind: 'activity',
    alias: `p${id}`,
    name: `活动 ${id}`,
    summary: '',
    image: '/p.svg',
    begin_at: seconds(-60),
    end_at: seconds(60),
    sort: id,
    blocks: [],
    ...change,
  })
}

const insertBlocks = (...blocks: StoredBlock[]) => insertPage(1, { blocks })
const blocksOf = async (who = browser) => (await who.call(promoPage, { id: 1 })).blocks
const listed = async (input: object = {}) =>
  (await browser.call(promoPages, { kind: 'activity', ...input })).list.map(page => [page.id, page.state])

test('[RT-39 /hdmb] [RT-39 /zqmb] pages of a kind that run or are announced; with ids these in their order', async () => {
  await insertPage(1, { sort: 2 })
  await insertPage(2, { sort: 1, begin_at: seconds(1) })
  await insertPage(3, { end_at: NOW })
  await insertPage(4, { kind: 'zone', end_at: null })
  expect(await listed()).toEqual([
    [2, 'coming'],
    [1, 'running'],
  ])
  expect(await listed({ ids: [1, 3, 4, 2, 1] })).toEqual([
    [1, 'running'],
    [2, 'coming'],
  ])
  expect(await listed({ kind: 'zone' })).toEqual([[4, 'running']])
})

test('[RT-39 /hdmb] a page begins and ends to the second; before it has no blocks, afterwards it is a 404', async () => {
  await insertPage(1, {
    begin_at: seconds(10),
    end_at: seconds(20),
    blocks: [{ kind: 'countdown', title: '距结束' }],
  })
  service.clock.now = seconds(9)
  const early = await browser.call(promoPage, { id: 1 })
  expect(early).toMatchObject({ page: { state: 'coming', begin_time: '2026-11-20 10:00:10' }, blocks: [] })
  service.clock.now = seconds(10)
  const end_timestamp = seconds(20).getTime() / 1000
  expect(await blocksOf()).toEqual([{ kind: 'countdown', title: '距结束', end_timestamp }])
  service.clock.now = seconds(20)
  await expect(browser.call(promoPage, { id: 1 })).rejects.toMatchObject({ code: 404 })
})

test('[RT-39 /hdmb] a page of another kind is a 404', async () => {
  await insertPage(1)
  expect((await browser.call(promoPage, { id: 1, kind: 'activity' })).page.name).toBe('活动 1')
  await expect(browser.call(promoPage, { id: 1, kind: 'zone' })).rejects.toMatchObject({ code: 404 })
})

test('[RT-39 /hdmb] blocks in their order; one outside its own time, without content, or unknown shows nothing', async () => {
  await insertBlocks(
    { kind: 'banner', title: '一', subtitle: '', image: '/a.svg', url: '/yx' },
    { kind: 'text', title: '以后', paragraphs: [], begin_at: seconds(1).toISOString() },
    { kind: 'text', title: '以前', paragraphs: [], end_at: NOW.toISOString() },
    { kind: 'text', title: '现在', paragraphs: ['甲', '乙'], begin_at: NOW.toISOString() },
    { kind: 'goods', title: '没有商品', words: [], url: '/list', goods_ids: [4, 99] },
    { kind: 'coupons', title: '没有券', template_ids: [99] },
    { kind: 'video', title: '以后的版本' } as unknown as StoredBlock,
  )
  expect(await blocksOf()).toEqual([
    { kind: 'banner', title: '一', subtitle: '', image: '/a.svg', url: '/yx' },
    { kind: 'text', title: '现在', paragraphs: ['甲', '乙'] },
    { kind: 'unknown' },
  ])
})

test('[RT-39 /zqmb] products by ids are in their order, products by a rule are the best-selling first', async () => {
  const row = { kind: 'goods', words: [], url: '/list' } as const
  await insertBlocks(
    { ...row, title: '按编号', goods_ids: [2, 4, 1] },
    { ...row, title: '按规则', rule: { category: 11 }, number: 2 },
  )
  const ids = (await blocksOf()).map(block =>
    block.kind === 'goods' ? block.list.map(goods => goods.id) : block.kind,
  )
  expect(ids).toEqual([
    [2, 1],
    [3, 2],
  ])
})

test('[RT-39 /zqmb] which products a rule finds can be some minutes old; what they cost is of now', async () => {
  const row = { kind: 'goods', words: [], url: '/list', title: '按规则', rule: { category: 11 } } as const
  await insertBlocks({ ...row, number: 1 })
  const shown = async () =>
    (await blocksOf()).flatMap(block => (block.kind === 'goods' ? block.list : [])).map(each => each.id)
  expect(await shown()).toEqual([3])
  const sell = (sales: number) => service.db.update(goods).set({ sales }).where(eq(goods.id, 1))
  await sell(9)
  service.clock.now = seconds(59)
  expect(await shown()).toEqual([3])
  await service.db.update(pages).set({ end_at: seconds(600) })
  service.clock.now = seconds(301)
  expect(await shown()).toEqual([1])
  await sell(1)
})

test('[RT-39 /hdmb] [RO-01] a visitor sees the coupons as nobody’s, and no prices', async () => {
  await insertBlocks(
    { kind: 'coupons', title: '券', template_ids: [couponId, 99] },
    { kind: 'goods', title: '商品', words: [], url: '/list', goods_ids: [1] },
  )
  const [coupons, goods] = await blocksOf(service.visitor())
  expect(coupons).toMatchObject({ coupons: [{ id: couponId, state: 'open', claimed: 0 }] })
  expect(goods).toMatchObject({ list: [{ id: 1, buy_state: 'login' }] })
  expect(JSON.stringify(goods)).not.toContain('"price"')
})

test('[RT-06] a short address is that of a page that runs or is announced', async () => {
  await insertPage(1)
  await insertPage(2, { kind: 'zone', alias: 'laozihao' })
  await insertPage(3, { end_at: NOW })
  const urlOf = async (alias: string) => (await browser.call(promoAddress, { alias })).url
  expect(await urlOf('p1')).toBe('/hdmb?id=1')
  expect(await urlOf('laozihao')).toBe('/zqmb?id=2')
  for (const alias of ['p3', 'nothing']) await expect(urlOf(alias)).rejects.toMatchObject({ code: 404 })
})
