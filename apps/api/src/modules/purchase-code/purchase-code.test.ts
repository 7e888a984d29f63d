import {
  purchaseCodeList,
  purchaseCodeRemove,
  purchaseCodeRestore,
  purchaseCodeSave,
} from '@yaoji/api-client/contract/purchase-code'
import { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { cleanUp } from '../../clean-up'
import { goods } from '../goods/tables'
import { MOST_CODES } from './save'
import { purchaseCodes } from './tables'

let service: TestService
let headId: number
let head: Browser
let store: Browser
let stranger: Browser

/** Three packs of one name, and another product. */
const [SMALL, MIDDLE, LARGE, OTHER] = [1, 2, 3, 4] as const

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
  await insertGoods(db, { id: SMALL, ypgg: '0.25g×12粒/盒' })
  await insertGoods(db, { id: MIDDLE, ypgg: '0.25g×24粒/盒' })
  await insertGoods(db, { id: LARGE, ypgg: '0.25g×36粒/盒' })
  await insertGoods(db, {
    id: OTHER,
    common_name: '布洛芬缓释胶囊',
    name: '布洛芬缓释胶囊',
    ypgg: '0.3g×20粒/盒',
  })
})

beforeEach(() => service.db.delete(purchaseCodes))

afterAll(() => service.close())

const save = (browser: Browser, text: string, goods_id: number, is_own: 0 | 1 = 0) =>
  browser.call(purchaseCodeSave, { codes: [{ text, is_own, goods_id }] })

/** What a text, with an own code beside it, is matched with. */
async function match(browser: Browser, text: string, own_code = '') {
  const { matches } = await browser.call(quickBuyMatch, { queries: [text], own_codes: [own_code] })
  return matches[0]!
}

const textsOf = async (browser: Browser) =>
  (await browser.call(purchaseCodeList, {})).list.map(({ text, goods }) => [text, goods.id])

test('[RT-30] a text that named several products is certain once the buyer has chosen, and the others can still be chosen', async () => {
  expect((await match(head, '阿莫西林胶囊')).state).toBe('several')
  await save(head, '阿莫西林胶囊', LARGE)
  const learned = await match(head, ' 阿莫西林胶囊 ')
  expect(learned).toMatchObject({ state: 'one', own: { state: 'used' } })
  expect(learned.goods_ids[0]).toBe(LARGE)
  expect(learned.goods_ids.toSorted()).toEqual([SMALL, MIDDLE, LARGE])
})

test('[RT-30] an own code that named nothing is certain, also alone, also however it is typed', async () => {
  expect((await match(head, 'HM-001023')).state).toBe('none')
  await save(head, 'HM-001023', MIDDLE, 1)
  for (const text of ['HM-001023', 'ｈｍ－001023'])
    expect(await match(head, text)).toMatchObject({
      state: 'one',
      goods_ids: [MIDDLE],
      own: { state: 'used' },
    })
  expect(await match(head, '阿莫西林胶囊', 'HM-001023')).toMatchObject({
    state: 'one',
    own: { state: 'used' },
  })
  expect((await match(head, '什么都不是', 'HM-001023')).goods_ids[0]).toBe(MIDDLE)
})

test('[RT-30] another choice for a text replaces the one before', async () => {
  await save(head, 'amxl', SMALL)
  await save(head, 'AMXL', LARGE)
  expect(await textsOf(head)).toEqual([['AMXL', LARGE]])
  expect((await match(head, 'amxl')).goods_ids[0]).toBe(LARGE)
})

test('[RT-30] an own code beside the name of another product is a question, with both', async () => {
  await save(head, '001023', MIDDLE, 1)
  const match1 = await match(head, '布洛芬缓释胶囊', '001023')
  expect(match1).toEqual({ state: 'several', goods_ids: [MIDDLE, OTHER], total: 2 })
  await save(head, '布芬', OTHER)
  expect(await match(head, '布芬', '001023')).toMatchObject({ state: 'several', goods_ids: [MIDDLE, OTHER] })
})

test('[RT-30] an own code beside a name that several other products have is a question, the kept product first', async () => {
  await save(head, '001023', OTHER, 1)
  const asked = await match(head, '阿莫西林胶囊', '001023')
  expect(asked.state).toBe('several')
  expect(asked.own).toBeUndefined()
  expect(asked.goods_ids[0]).toBe(OTHER)
  expect(asked.goods_ids.toSorted()).toEqual([SMALL, MIDDLE, LARGE, OTHER].toSorted())
})

test('[RT-30] a product that is not sold any more is named, with others of its name, and decides nothing', async () => {
  await save(head, '001023', MIDDLE, 1)
  await service.db.update(goods).set({ off_shelf: 1 }).where(eq(goods.id, MIDDLE))
  const gone = await match(head, '001023')
  expect(gone).toMatchObject({ state: 'none', own: { state: 'off_sale' } })
  expect(gone.own?.name).toContain('0.25g×24粒/盒')
  expect(gone.goods_ids.length).toBeGreaterThan(0)
  expect(gone.goods_ids).not.toContain(MIDDLE)
  const [row] = (await head.call(purchaseCodeList, {})).list
  expect(row?.goods.off_sale).toBe(1)
  await service.db.update(goods).set({ off_shelf: 0 }).where(eq(goods.id, MIDDLE))
})

test('[RT-30] [SV-05] the stores of a head office share them, other companies neither see, use, remove nor restore them', async () => {
  await save(store, '001023', MIDDLE, 1)
  expect(await match(head, '001023')).toMatchObject({ state: 'one', goods_ids: [MIDDLE] })
  const [row] = (await head.call(purchaseCodeList, {})).list
  expect(row).toMatchObject({ text: '001023', is_own: 1, saved_by: '康宁一店' })
  expect((await match(stranger, '001023')).state).toBe('none')
  expect((await stranger.call(purchaseCodeList, {})).all).toBe(0)
  expect((await stranger.call(purchaseCodeRemove, { ids: [row!.id] })).count).toBe(0)
  const { removal, count } = await head.call(purchaseCodeRemove, { ids: [row!.id] })
  expect(count).toBe(1)
  expect((await stranger.call(purchaseCodeRestore, { removal })).count).toBe(0)
  expect((await match(store, '001023')).state).toBe('none')
  await save(stranger, '001023', OTHER, 1)
  expect((await store.call(purchaseCodeRestore, { removal })).count).toBe(1)
  expect((await match(store, '001023')).goods_ids).toEqual([MIDDLE])
  expect((await match(stranger, '001023')).goods_ids).toEqual([OTHER])
})

test('[RT-30] all are removed at once, and come back within the hour; what was saved again since stays', async () => {
  for (const [text, id] of [
    ['a1', SMALL],
    ['a2', MIDDLE],
    ['a3', LARGE],
  ] as const)
    await save(head, text, id, 1)
  const { removal, count } = await head.call(purchaseCodeRemove, {})
  expect([count, await textsOf(head)]).toEqual([3, []])
  await save(head, 'a2', OTHER, 1)
  expect((await head.call(purchaseCodeRestore, { removal })).count).toBe(2)
  expect((await textsOf(head)).toSorted()).toEqual([
    ['a1', SMALL],
    ['a2', OTHER],
    ['a3', LARGE],
  ])
  const later = await head.call(purchaseCodeRemove, {})
  const { now } = service.clock
  service.clock.now = new Date(now.getTime() + 3_600_001)
  expect((await head.call(purchaseCodeRestore, { removal: later.removal })).count).toBe(0)
  const day = new Date(now.getTime() + 24 * 3_600_001)
  await cleanUp({ db: service.db, now: day }, { message_days: 365 })
  expect(await service.db.$count(purchaseCodes)).toBe(0)
  service.clock.now = now
})

test('[RT-30] a code of the shop and a product that does not exist are refused, entry by entry', async () => {
  const codes = [
    { text: 'YJ4', is_own: 1, goods_id: SMALL },
    { text: 'x1', is_own: 1, goods_id: 999 },
    { text: '', is_own: 1, goods_id: SMALL },
    { text: 'x2', is_own: 1, goods_id: SMALL },
  ] as const
  const { added, refused } = await head.call(purchaseCodeSave, { codes: [...codes] })
  expect(added.map(({ entry }) => entry)).toEqual([3])
  expect(refused.map(({ entry, reason }) => [entry, reason])).toEqual([
    [0, 'shop_code'],
    [1, 'not_found'],
    [2, 'malformed'],
  ])
})

test('[RT-30] beyond the limit a new one is refused with its reason, and a known one is still replaced', async () => {
  await service.db.execute(sql`
    insert into purchase_codes (company_id, key, text, goods_id, user_id, saved_at)
    select ${headId}, 'k' || n, 'K' || n, 1, ${headId}, now() from generate_series(1, ${MOST_CODES}) n`)
  const { refused } = await save(store, 'one more', OTHER)
  expect(refused[0]).toMatchObject({
    reason: 'limit',
    message: '您的编码已有 20,000 个，请删除不用的再添加',
  })
  expect((await save(store, 'K7', OTHER)).added).toHaveLength(1)
  expect((await head.call(purchaseCodeList, { keywords: 'k7 布洛芬' })).list[0]?.goods.id).toBe(OTHER)
  const page = await head.call(purchaseCodeList, { keywords: '布洛芬', per_page: 1 })
  expect([page.total, page.all, page.max_codes]).toEqual([1, MOST_CODES, MOST_CODES])
})

test('[RT-30] [SV-05] a visitor is refused', async () => {
  await expect(service.visitor().call(purchaseCodeList, {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  })
})
