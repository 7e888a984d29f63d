import type { InputOf } from '@yaoji/api-client/contract'
import {
  purchaseListGet,
  purchaseListList,
  purchaseListRemove,
  purchaseListRename,
  purchaseListRestore,
  purchaseListSave,
} from '@yaoji/api-client/contract/purchase-list'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { cleanUp } from '../../clean-up'
import { goods, goodsPrices } from '../goods/tables'
import { MOST_LISTS } from './company'
import { purchaseListLines, purchaseLists } from './tables'

let service: TestService
let headId: number
let head: Browser
let store: Browser
let stranger: Browser

const [AMOXICILLIN, IBUPROFEN, GONE] = [1, 2, 3] as const

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  headId = await insertBuyer(db, { company: '康宁总部' })
  const storeId = await insertBuyer(db, { phone: '13900000002', company: '康宁一店', head_id: headId })
  const strangerId = await insertBuyer(db, { phone: '13900000003', company: '别家药店' })
  head = await service.buyer(headId)
  store = await service.buyer(storeId)
  stranger = await service.buyer(strangerId)
  for (const id of [AMOXICILLIN, IBUPROFEN, GONE]) await insertGoods(db, { id })
})

beforeEach(() => service.db.delete(purchaseLists))

const START = new Date('2026-11-27T02:00:00Z')
beforeEach(() => {
  service.clock.now = START
})

afterEach(() => service.db.update(goods).set({ off_shelf: 0 }))

afterAll(() => service.close())

const LINES: InputOf<typeof purchaseListSave>['lines'] = [
  { query: 'YJ1', number: '20', goods_id: AMOXICILLIN },
  { query: '布洛芬', own_code: 'HM-002', number: '5盒', goods_id: IBUPROFEN },
  { query: '板蓝根颗粒', number: '' },
]

const save = (browser: Browser, name: string, lines = LINES.slice(), version?: string) =>
  browser.call(purchaseListSave, { name, lines, ...(version !== undefined && { version }) })

const namesOf = async (browser: Browser) =>
  (await browser.call(purchaseListList, {})).list.map(({ name }) => name)

test('[RT-30] a list keeps its lines as they were typed, and answers their products as they are now', async () => {
  const { list } = await save(head, ' 周一补货 ')
  expect(list).toMatchObject({
    name: '周一补货',
    count: 3,
    saved_by: '康宁总部',
    saved_at: '2026-11-27 10:00:00',
  })
  const opened = await head.call(purchaseListGet, { id: list.id })
  expect(opened.list).toEqual(list)
  expect(opened.lines).toEqual([
    { query: 'YJ1', own_code: '', number: '20', goods_id: AMOXICILLIN },
    { query: '布洛芬', own_code: 'HM-002', number: '5盒', goods_id: IBUPROFEN },
    { query: '板蓝根颗粒', own_code: '', number: '', goods_id: null },
  ])
  expect(opened.products.map(each => each.goods.id).toSorted()).toEqual([AMOXICILLIN, IBUPROFEN])
})

test('[RT-30] what can no longer be bought stays in the list and says why', async () => {
  const { db } = service
  const lines = [...LINES, { query: 'YJ3', number: '8', goods_id: GONE }]
  const { list } = await save(head, '周一补货', lines)
  await db.update(goods).set({ off_shelf: 1 }).where(eq(goods.id, AMOXICILLIN))
  await db
    .update(goodsPrices)
    .set({ kind: 'gift' as never })
    .where(eq(goodsPrices.goods_id, GONE))
  const opened = await head.call(purchaseListGet, { id: list.id })
  expect(opened.lines.map(({ goods_id }) => goods_id)).toEqual([AMOXICILLIN, IBUPROFEN, null, GONE])
  const states = new Map(opened.products.map(each => [each.goods.id, each.goods.buy_state]))
  expect([states.get(AMOXICILLIN), states.get(IBUPROFEN), states.get(GONE)]).toEqual([
    'off_shelf',
    'ok',
    undefined,
  ])
  await db.update(goodsPrices).set({ kind: 'normal' }).where(eq(goodsPrices.goods_id, GONE))
})

test('[RT-30] a product that does not exist is kept as its text', async () => {
  const { list } = await save(head, '周一补货', [{ query: 'YJ9', number: '1', goods_id: 999 }])
  const { lines } = await head.call(purchaseListGet, { id: list.id })
  expect(lines).toEqual([{ query: 'YJ9', own_code: '', number: '1', goods_id: null }])
})

test('[RT-30] who has seen the last change replaces a list; who has not gets what it is now', async () => {
  const first = (await save(head, '周一补货')).list
  service.clock.now = new Date(START.getTime() + 60_000)
  const second = (await save(store, '周一补货', LINES.slice(0, 1), first.version)).list
  expect(second).toMatchObject({ id: first.id, count: 1, saved_by: '康宁一店' })
  expect(second.version).not.toBe(first.version)
  const late = save(head, '周一补货', LINES.slice(1), first.version)
  await expect(late).rejects.toMatchObject({
    code: 409,
    message: '已有清单「周一补货」：康宁一店 于 11-27 10:01 保存，1 行',
    data: { list: second },
  })
  expect((await head.call(purchaseListGet, { id: first.id })).lines).toHaveLength(1)
  expect((await save(head, '周一补货', LINES.slice(1), second.version)).list.count).toBe(2)
})

test('[RT-30] another name is no reading of the lines: who renames a list does not replace lines that were not seen', async () => {
  const first = (await save(head, '周一补货')).list
  const second = (await save(store, '周一补货', LINES.slice(0, 1), first.version)).list
  const { list } = await head.call(purchaseListRename, { id: first.id, name: '周二补货' })
  expect(list.version).toBe(second.version)
  await expect(save(head, '周二补货', LINES.slice(1), first.version)).rejects.toMatchObject({ code: 409 })
  expect((await head.call(purchaseListGet, { id: first.id })).lines).toHaveLength(1)
})

test('[RT-30] a new list does not replace one of the same name, however the name is typed', async () => {
  await save(store, 'A 周一补货')
  await expect(save(head, 'ａ  周一补货', LINES.slice(1))).rejects.toMatchObject({ code: 409 })
  expect(await namesOf(head)).toEqual(['A 周一补货'])
})

test('[RT-30] the same call again is the same answer', async () => {
  const { list } = await save(head, '周一补货')
  expect((await save(head, '周一补货')).list).toEqual(list)
  const changed = (await save(head, '周一补货', LINES.slice(1), list.version)).list
  expect((await save(head, '周一补货', LINES.slice(1), list.version)).list).toEqual(changed)
})

test('[RT-30] a list that was renamed or removed meanwhile is not made again by who had it open', async () => {
  const { list } = await save(head, '周一补货')
  const renamed = (await store.call(purchaseListRename, { id: list.id, name: '周二补货' })).list
  expect(renamed).toMatchObject({ id: list.id, name: '周二补货', count: 3, saved_by: '康宁一店' })
  await expect(save(head, '周一补货', LINES.slice(1), list.version)).rejects.toMatchObject({
    code: 409,
    message: '清单「周一补货」已被改名或删除，请另存',
    data: { list: null },
  })
  expect(await namesOf(head)).toEqual(['周二补货'])
  await save(head, '周一补货')
  await expect(head.call(purchaseListRename, { id: list.id, name: '周一补货' })).rejects.toMatchObject({
    code: 409,
  })
})

test('[RT-30] a removed list comes back within the hour, unless its name is taken', async () => {
  const { list } = await save(head, '周一补货')
  await store.call(purchaseListRemove, { id: list.id })
  expect(await namesOf(head)).toEqual([])
  await expect(head.call(purchaseListRemove, { id: list.id })).rejects.toMatchObject({ code: 404 })
  expect((await head.call(purchaseListRestore, { id: list.id })).list).toEqual(list)
  expect((await head.call(purchaseListRestore, { id: list.id })).list).toEqual(list)
  expect((await head.call(purchaseListGet, { id: list.id })).lines).toHaveLength(3)
  await head.call(purchaseListRemove, { id: list.id })
  const other = (await save(store, '周一补货', LINES.slice(1))).list
  await expect(head.call(purchaseListRestore, { id: list.id })).rejects.toMatchObject({ code: 409 })
  await store.call(purchaseListRemove, { id: other.id })
  service.clock.now = new Date(START.getTime() + 3_600_001)
  await expect(head.call(purchaseListRestore, { id: list.id })).rejects.toMatchObject({ code: 404 })
  await cleanUp({ db: service.db, now: new Date(START.getTime() + 25 * 3_600_000) }, { message_days: 365 })
  expect(await service.db.$count(purchaseLists)).toBe(0)
  expect(await service.db.$count(purchaseListLines)).toBe(0)
})

test('[RT-30] [SV-05] the stores of a head office share lists, another company neither sees nor changes them', async () => {
  const { id, version } = (await save(store, '周一补货')).list
  expect(await namesOf(head)).toEqual(['周一补货'])
  expect(await namesOf(stranger)).toEqual([])
  const missing = { code: 404, message: '清单不存在或已被删除' }
  await expect(stranger.call(purchaseListGet, { id })).rejects.toMatchObject(missing)
  await expect(stranger.call(purchaseListRename, { id, name: '改名' })).rejects.toMatchObject(missing)
  await expect(stranger.call(purchaseListRemove, { id })).rejects.toMatchObject(missing)
  await head.call(purchaseListRemove, { id })
  await expect(stranger.call(purchaseListRestore, { id })).rejects.toMatchObject(missing)
  await head.call(purchaseListRestore, { id })
  // The name is free in another company, and the version of this one is none there.
  await expect(save(stranger, '周一补货', LINES, version)).rejects.toMatchObject({ code: 409 })
  expect((await save(stranger, '周一补货')).list.id).not.toBe(id)
  await expect(service.visitor().call(purchaseListList, {})).rejects.toMatchObject({ code: 401 })
})

test('[RT-30] a company has 50 lists at the most; one of them can still be replaced', async () => {
  await service.db.execute(sql`
    insert into purchase_lists (company_id, key, name, version, count, user_id, saved_at)
    select ${headId}, 'k' || n, 'K' || n, 'v', 1, ${headId}, now() from generate_series(1, ${MOST_LISTS}) n`)
  await expect(save(store, '周一补货')).rejects.toMatchObject({
    code: 409,
    message: '清单已有 50 份，请删除不用的再保存',
  })
  const { list } = await save(store, 'K7', LINES, 'v')
  expect(list.name).toBe('K7')
  await head.call(purchaseListRemove, { id: list.id })
  await save(store, '周一补货')
  await expect(head.call(purchaseListRestore, { id: list.id })).rejects.toMatchObject({ code: 409 })
  expect((await head.call(purchaseListList, {})).max_lists).toBe(MOST_LISTS)
})

test('[RT-30] [SV-06] a name without letters or with too many, no lines and too many are refused in words', async () => {
  const line = { query: 'YJ1', number: '1' }
  await expect(save(head, '  ')).rejects.toMatchObject({ code: 422, message: '请填写清单名称' })
  await expect(save(head, '补'.repeat(31))).rejects.toMatchObject({ message: '清单名称最多 30 个字' })
  await expect(save(head, '周一', [])).rejects.toMatchObject({ message: '请先填写商品' })
  await expect(
    save(
      head,
      '周一',
      Array.from({ length: 501 }, () => line),
    ),
  ).rejects.toMatchObject({ message: '一份清单最多 500 行' })
  const full = Array.from({ length: 500 }, (_, at) => ({ ...line, query: `第 ${at} 行 \ud800` }))
  expect((await save(head, '补'.repeat(30), full)).list.count).toBe(500)
})
