import * as focus from '@yaoji/api-client/contract/focus'
import { globalLinks } from '@yaoji/api-client/contract/links'
import * as zone from '@yaoji/api-client/contract/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { startService, type TestService } from '../../../tests/service'
import { ARTICLE_CATEGORIES, articleCategories, articles } from '../article/tables'
import { favorites } from '../favorite/tables'
import { brands } from '../goods/tables'
import { ads, links, zoneStrips } from './tables'

let service: TestService
let buyerId: number

/** Which slot each call reads. */
const AD_SLOTS = [
  ['AP-49', focus.focusRight, 'right'],
  ['AP-51', focus.focusTop, 'top'],
  ['AP-55', focus.focusLogin, 'login'],
  ['AP-59', focus.focusCommon, 'bottom'],
] as const

const ZONE_SLOTS = [
  ['AP-57', focus.focusAll, 'home'],
  ['AP-53', zone.focusKxzq, 'kxzq'],
  ['AP-48', zone.focusNewKxzq, 'kxzq/new'],
  ['AP-50', focus.focusXrtj, 'xrtj'],
  ['AP-54', zone.focusZyzq, 'zyzq'],
  ['AP-56', zone.focusYx, 'yx'],
] as const

const SLOTS = [...AD_SLOTS, ...ZONE_SLOTS].map(([, , slot]) => slot)

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db, { scopes: ['化学药'] })
  const brand = { kind: 'maker', describe: '普药', goods_count: 2 }
  await service.db.insert(brands).values([
    { id: 1, name: '齐鲁制药', sort: 2, ...brand },
    { id: 2, name: '同仁堂', sort: 1, ...brand },
  ])
  const shelf = (category_id: number) => ({ category_id, category_ids: [1, category_id] })
  for (let id = 1; id <= 5; id += 1)
    await insertGoods(service.db, { id, sales: id, brand_id: 1, ...shelf(11) })
  await insertGoods(service.db, { id: 6, sales: 60, brand_id: 1, stock: 0, ...shelf(11) })
  await insertGoods(service.db, { id: 7, sales: 70, brand_id: 2, off_shelf: 1 })
  await insertGoods(service.db, { id: 8, sales: 80, scope: '体外诊断试剂', ...shelf(12) })
  await insertGoods(service.db, { id: 9, sales: 90, ...shelf(13) })
  await insertPictures(['banner/125', 'ppzq', 'brand/1', ...SLOTS])
  await service.db.insert(zoneStrips).values(
    SLOTS.map((slot, at) => ({
      id: at + 1,
      slot,
      title: `${slot} 专区`,
      words: ['现货'],
      url: '/list',
      sort: 1,
      goods_ids: [3, 1, 999, 7],
    })),
  )
})

afterAll(() => service.close())

/** Two pictures for each slot, the second of which comes first. */
async function insertPictures(slots: readonly string[]) {
  const rows = slots.flatMap(slot => [
    { slot, title: `${slot} 后`, sort: 2 },
    { slot, title: `${slot} 先`, sort: 1 },
  ])
  await service.db
    .insert(ads)
    .values(rows.map((row, at) => ({ id: at + 1, subtitle: '', image: '/p.svg', url: '/', ...row })))
}

test.each(AD_SLOTS)('[%s] the pictures of a slot, in their order', async (_row, endpoint, slot) => {
  const { list } = await service.visitor().call(endpoint, {})
  expect(list.map(ad => ad.title)).toEqual([`${slot} 先`, `${slot} 后`])
})

test.each(ZONE_SLOTS)(
  '[%s] a zone’s pictures and promo rows, without goods that are gone',
  async (_row, endpoint, slot) => {
    const { ads: pictures, list } = await (await service.buyer(buyerId)).call(endpoint, {})
    expect(pictures.map(ad => ad.title)).toEqual([`${slot} 先`, `${slot} 后`])
    expect(list.map(strip => strip.title)).toEqual([`${slot} 专区`])
    expect(list[0]?.goods.map(goods => goods.id)).toEqual([3, 1])
    expect(list[0]?.goods[0]?.price).toBe('12.80')
  },
)

test('[AP-57] [RO-01] a visitor’s promo rows carry no price', async () => {
  const { list } = await service.visitor().call(focus.focusAll, {})
  expect(list[0]?.goods.map(goods => [goods.buy_state, goods.price])).toEqual([
    ['login', undefined],
    ['login', undefined],
  ])
})

test('[AP-18] [CN-02] slides of one banner; a banner that is not there has none', async () => {
  const { list } = await service.visitor().call(focus.focusDemo, { banner_id: 125 })
  expect(list).toHaveLength(2)
  expect((await service.visitor().call(focus.focusDemo, { banner_id: 9 })).list).toEqual([])
  expect((await service.visitor().raw('GET', '/api/focus/demo?banner_id=x')).status).toBe(422)
})

test('[AP-47] pictures of the controlled zone by their ids, in that order and no others', async () => {
  const browser = service.visitor()
  const own = (await browser.call(zone.focusKxzq, {})).ads.map(ad => ad.id)
  const other = (await browser.call(zone.focusYx, {})).ads[0]!.id
  const { list } = await browser.call(zone.focusKxzqAd, { ids: [own[1]!, other, own[0]!, own[1]!] })
  expect(list.map(ad => ad.id)).toEqual([own[1], own[0]])
})

test('[AP-52] brands in their order, a page at a time, each with what sells most of it', async () => {
  const browser = await service.buyer(buyerId)
  const page = await browser.call(focus.focusPpzq, { per_page: 1, page: 2 })
  expect(page).toMatchObject({ total: 2, page: 2, last_page: 2 })
  expect(page.list[0]).toMatchObject({ name: '齐鲁制药', logo: expect.stringContaining('/brands/1.svg') })
  expect(page.list[0]?.goods.map(goods => goods.id)).toEqual([5, 4, 3, 2, 1])
  const first = await browser.call(focus.focusPpzq, { per_page: 1 })
  expect(first.list.map(brand => [brand.name, brand.goods])).toEqual([['同仁堂', []]])
  expect(first.ads).toHaveLength(2)
})

test('[AP-58] a brand’s page by category; a brand that is not there is a 404', async () => {
  const browser = await service.buyer(buyerId)
  const { brand, ads: pictures, list } = await browser.call(focus.focusBrand, { id: 1 })
  expect(brand.name).toBe('齐鲁制药')
  expect(pictures).toHaveLength(2)
  expect(list).toMatchObject([{ id: 11, title: '抗感染药', url: '/ppzq/info/1?category=11' }])
  await expect(browser.call(focus.focusBrand, { id: 99 })).rejects.toMatchObject({ code: 404 })
})

test('[AP-60] the newest notices, and nothing but notices', async () => {
  const { notices, company } = ARTICLE_CATEGORIES
  await service.db.insert(articleCategories).values([
    { id: notices, parent_id: null, name: '平台公告', sort: 1 },
    { id: company, parent_id: null, name: '公司新闻', sort: 2 },
  ])
  const row = { summary: '', image: '', source: '', blocks: [], sort: 1 }
  await service.db.insert(articles).values([
    { id: 1, category_id: notices, name: '旧公告', url: '/1', published_on: '2026-10-01', ...row },
    { id: 2, category_id: notices, name: '新公告', url: '/2', published_on: '2026-11-01', ...row },
    { id: 3, category_id: company, name: '新闻', url: '/3', published_on: '2026-11-02', ...row },
  ])
  const { list } = await service.visitor().call(focus.focusPostList, {})
  expect(list.map(post => [post.name, post.published_on])).toEqual([
    ['新公告', '2026-11-01'],
    ['旧公告', '2026-10-01'],
  ])
})

test('[AP-61] recommendations: near what the buyer keeps, in stock, within the licence', async () => {
  const idsFor = async (id: number) => {
    const { list } = await (await service.buyer(id)).call(focus.indexRecommend, {})
    return list.map(goods => goods.id)
  }
  expect(await idsFor(buyerId)).toEqual([9, 5, 4, 3])
  await service.db.insert(favorites).values({ user_id: buyerId, goods_id: 5, created_at: service.clock.now })
  expect(await idsFor(buyerId)).toEqual([4, 3, 2, 9])
  const { list } = await service.visitor().call(focus.indexRecommend, {})
  expect(list.map(goods => goods.id)).toEqual([9, 8, 5, 4, 3])
})

test('[AP-40] links of every page by position', async () => {
  const link = { url: 'https://www.nmpa.gov.cn/', image: '' }
  await service.db.insert(links).values([
    { id: 1, place: 'footer', name: '国家药品监督管理局', sort: 2, ...link },
    { id: 2, place: 'side', name: '领券', sort: 1, ...link },
  ])
  const { list } = await service.visitor().call(globalLinks, {})
  expect(list.map(each => [each.place, each.name])).toEqual([
    ['side', '领券'],
    ['footer', '国家药品监督管理局'],
  ])
})

test('[RO-05] [AP-54] [AP-56] the zones that ship by a rule of their own say it', async () => {
  const visitor = service.visitor()
  expect((await visitor.call(zone.focusYx, {})).shipping).toEqual({ fee: '8.00', free_from: '200.00' })
  expect((await visitor.call(zone.focusZyzq, {})).shipping).toEqual({ fee: '15.00', free_from: '800.00' })
})
