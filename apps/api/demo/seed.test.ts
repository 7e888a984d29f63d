import { everydayPrice, goodsActivities } from '@yaoji/api-client/contract/activity'
import { addressList, regionList } from '@yaoji/api-client/contract/address'
import { articleCategory, articleDetail, articlePage } from '@yaoji/api-client/contract/article'
import { cartAdd, cartBatchDelete, cartList, cartQuickAdd } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { commonConfig } from '@yaoji/api-client/contract/config'
import { availableCoupon } from '@yaoji/api-client/contract/coupon'
import { drawActivity, drawSimple } from '@yaoji/api-client/contract/draw'
import { favoriteList } from '@yaoji/api-client/contract/favorite'
import * as focus from '@yaoji/api-client/contract/focus'
import { goodsDetail, goodsList, goodsSearch } from '@yaoji/api-client/contract/goods'
import { userDocuments } from '@yaoji/api-client/contract/licence'
import { globalLinks } from '@yaoji/api-client/contract/links'
import { messageList } from '@yaoji/api-client/contract/message'
import { orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { receiptList } from '@yaoji/api-client/contract/receipt'
import { restockList } from '@yaoji/api-client/contract/restock'
import { authLogin, userBase } from '@yaoji/api-client/contract/user'
import { userMoneyLog, userPointsLog } from '@yaoji/api-client/contract/wallet'
import { wantedList } from '@yaoji/api-client/contract/wanted'
import * as zone from '@yaoji/api-client/contract/zone'
import { creditCodeProblem, ORDER, RETURN_REASONS } from '@yaoji/domain'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads } from '../src/modules/focus/tables'
import { goods } from '../src/modules/goods/tables'
import { type Browser, startService, type TestService } from '../tests/service'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts'
import { fileDemoDocuments } from './documents'
import { fileDemoReports } from './reports'
import { seedIfEmpty } from './seed'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await seedIfEmpty(service.db, { now: service.clock.now, progress: () => {} })
}, 180_000)

afterAll(() => service.close())

async function login(account: string): Promise<Browser> {
  const browser = service.visitor()
  await browser.call(authLogin, { account, password: DEMO_PASSWORD })
  return browser
}

test('[SV-01 2] every demo account logs in with the printed password', async () => {
  const users = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ phone }) => (await login(phone)).call(userBase, {})),
  )
  expect(users.map(user => [user.licence_state, user.is_passed])).toEqual([
    ['passed', 1],
    ['submitted', 0],
    ['expired', 1],
    ['passed', 1],
    ['passed', 1],
    ['passed', 1],
  ])
  expect(users.map(user => user.store_count)).toEqual([1, 1, 1, 4, 1, 1])
  expect(users[2]?.licence_message).toContain('药品经营许可证')
})

test('[RO-03] the head office of the demo sees orders of its stores, some of which wait for payment', async () => {
  const { list } = await (await login('13800000004')).call(orderList, { per_page: 100 })
  const stores = new Set(list.map(order => order.store?.company))
  expect(stores.size).toBe(2)
  expect(list.map(order => order.status)).toEqual(expect.arrayContaining([ORDER.unpaid, ORDER.shipped]))
})

test('[AP-25] what is left of the demo’s coupons is less by those that its accounts claimed', async () => {
  const claimed = new Map<string, number>()
  const gone = new Map<string, number>()
  for (const { phone } of DEMO_ACCOUNTS) {
    const { list } = await (await login(phone)).call(availableCoupon, { per_page: 100 })
    for (const coupon of list) {
      claimed.set(coupon.name, (claimed.get(coupon.name) ?? 0) + coupon.claimed)
      gone.set(coupon.name, coupon.quota - coupon.left)
    }
  }
  const held = [...claimed].filter(([, number]) => number > 0)
  expect(held.map(([name]) => name)).toEqual(expect.arrayContaining(['门店补货券', '大额采购券']))
  for (const [name, number] of held) expect([name, gone.get(name)! > number]).toEqual([name, true])
})

test('[ER-03] only the demo account without a signed supply contract gets a 459 at the checkout', async () => {
  for (const { phone } of DEMO_ACCOUNTS) {
    const browser = await login(phone)
    const { list } = await browser.call(goodsList, { in_stock: 1, per_page: 20 })
    const goods = list.find(each => each.buy_state === 'ok') ?? list[0]!
    await browser.call(cartQuickAdd, { id: goods.id })
    const ids = (await browser.call(cartList, {})).list.map(line => line.id)
    const code = await browser.call(cartCheckout, { ids }).then(
      () => 200,
      error => error.code,
    )
    await browser.call(cartBatchDelete, { ids })
    expect([phone, code]).toEqual([phone, phone === '13800000005' ? 459 : 200])
  }
})

test('[AP-32] the states of the demo accounts’ documents match those of their licences', async () => {
  for (const { phone } of DEMO_ACCOUNTS) {
    const { licence_state, enterprise, list } = await (await login(phone)).call(userDocuments, {})
    const states = new Set(list.filter(each => each.is_required === 1).map(each => each.state))
    expect(creditCodeProblem(enterprise.credit_code)).toBeNull()
    if (licence_state === 'passed') expect([...states]).toEqual(['valid'])
    if (licence_state === 'submitted') expect([...states]).toEqual(['reviewing'])
    if (licence_state === 'expired') expect(states).toContain('expired')
  }
})

test('the approved pharmacy has addresses, favourites, messages and wanted varieties', async () => {
  const browser = await login('13800000001')
  const { list: addresses } = await browser.call(addressList, {})
  expect(addresses.map(each => [each.is_default, each.is_reviewed])).toEqual([
    [1, 1],
    [0, 1],
    [0, 0],
    [0, 0],
  ])
  expect(addresses.map(each => each.review_state)).toEqual(['licensed', 'passed', 'waiting', 'rejected'])
  expect(addresses[0]?.region + addresses[0]!.detail).toBe((await browser.call(userBase, {})).address)
  expect((await browser.call(favoriteList, {})).total).toBeGreaterThan(9)
  expect((await browser.call(messageList, {})).total).toBeGreaterThan(3)
  expect((await browser.call(wantedList, {})).list.map(each => each.status)).toEqual([10, 20, 40])
})

test('an ad that was stored with an older version of the drawings still has its picture', async () => {
  const [ad] = await service.db.select().from(ads).where(like(ads.image, '/pictures/v%/banners/%'))
  const older = ad!.image.replace(/\/v\d+\//, '/v1/')
  await service.db.update(ads).set({ image: older }).where(eq(ads.id, ad!.id))
  expect((await service.visitor().raw('GET', older)).status).toBe(200)
  await service.db.update(ads).set({ image: ad!.image }).where(eq(ads.id, ad!.id))
  expect((await service.visitor().raw('GET', older)).status).toBe(200)
})

test('the regular buyer has products that are due, and some of which that is not known yet', async () => {
  const { list, due } = await (await login('13800000006')).call(restockList, {})
  expect(list).toHaveLength(10)
  expect(due).toBeGreaterThan(2)
  expect(list[0]?.state).toBe('due')
  expect(list.at(-1)?.state).toBe('unknown')
})

test('[RT-27] the approved pharmacy has parcels with traces, and a return and a ticket that wait', async () => {
  const pharmacy = await login('13800000001')
  const { list } = await pharmacy.call(orderList, { per_page: 100 })
  const shipped = list.find(({ status }) => status === 40)
  const detail = await pharmacy.call(orderDetail, { id: shipped!.id })
  expect(detail.after_sales.map(({ type, status_text }) => [type, status_text])).toEqual(
    expect.arrayContaining([
      ['return', '待审核'],
      ['ticket', '待受理'],
    ]),
  )
  expect(detail.parcels[0]!.traces.length).toBeGreaterThan(1)
  const partly = list.find(({ status }) => status === 35)
  expect((await pharmacy.call(orderDetail, { id: partly!.id })).unshipped).toBeGreaterThan(0)
})

test('[RT-29 /order/hmdd] the approved pharmacy owes a receipt for delivered ephedrine-type goods, which is not overdue', async () => {
  const { list } = await (await login('13800000001')).call(receiptList, {})
  expect(list.map(({ state }) => state)).toEqual(['due'])
})

test('[SV-04] the ledgers of the approved pharmacy are in the order of their times', async () => {
  const pharmacy = await login('13800000001')
  for (const call of [userMoneyLog, userPointsLog]) {
    const { list } = await pharmacy.call(call, {})
    const times = list.map(({ time }) => time)
    expect(times.length).toBeGreaterThan(2)
    expect(times).toEqual([...times].sort().reverse())
  }
})

test('[CH-16] a product that the shop may not sell is in no list, and its page says that it is not sold', async () => {
  const browser = await login('13800000001')
  const [row] = await service.db.select().from(goods).where(eq(goods.common_name, '乌头'))
  expect((await browser.call(goodsList, { keywords: '乌头' })).list).toEqual([])
  expect((await browser.call(goodsSearch, { keywords: 'wutou' })).list).toEqual([])
  const { goods: shown } = await browser.call(goodsDetail, { id: row!.id })
  expect([shown.buy_state, shown.price]).toEqual(['off_shelf', undefined])
  const { refused } = await browser.call(cartAdd, { params: [{ goods_id: row!.id, number: 1 }] })
  expect(refused).toMatchObject([{ reason: 'off_shelf', message: '商品已下架' }])
})

test('[AP-57] [AP-48] [AP-50] [AP-53] [AP-54] [AP-56] every zone has pictures or promo rows, and every promo row has products', async () => {
  const browser = await login('13800000001')
  const zones = [
    focus.focusAll,
    zone.focusNewKxzq,
    focus.focusXrtj,
    zone.focusKxzq,
    zone.focusZyzq,
    zone.focusYx,
  ]
  for (const zone of zones) {
    const { list } = await browser.call(zone, {})
    expect(list.length, zone.path).toBeGreaterThan(0)
    for (const strip of list) {
      expect(strip.goods.length, strip.title).toBeGreaterThanOrEqual(5)
      const names = strip.goods.map(goods => goods.common_name)
      expect(new Set(names).size, strip.title).toBe(names.length)
    }
  }
})

test('[AP-18] [AP-49] [AP-51] [AP-55] [AP-59] [AP-46] every slot has pictures that are drawn', async () => {
  const browser = service.visitor()
  const slots = [focus.focusRight, focus.focusTop, focus.focusLogin, focus.focusCommon]
  const lists = await Promise.all(slots.map(slot => browser.call(slot, {})))
  const banner = await browser.call(focus.focusDemo, { banner_id: 125 })
  expect(banner.list.length).toBeGreaterThanOrEqual(4)
  for (const { image } of [...lists, banner].flatMap(({ list }) => list)) {
    expect((await browser.raw('GET', image)).status, image).toBe(200)
  }
})

test('[AP-52] [AP-58] brands have products, and a brand’s page has its categories', async () => {
  const browser = await login('13800000001')
  const { list, total } = await browser.call(focus.focusPpzq, { per_page: 6 })
  expect(total).toBeGreaterThan(40)
  expect(list.every(brand => brand.goods.length > 0)).toBe(true)
  const page = await browser.call(focus.focusBrand, { id: list[0]!.id })
  expect(page.brand.name).toBe(list[0]!.name)
  expect(page.list.length).toBeGreaterThan(1)
})

test('[AP-62] [AP-17] [AP-15] [AP-61] today’s offers are there', async () => {
  const browser = await login('13800000001')
  const { list } = await browser.call(focus.indexSpike, {})
  expect(list.map(session => session.state)).toEqual(['over', 'running', 'coming', 'coming'])
  expect(list.every(session => session.list.length === 6)).toBe(true)
  expect((await browser.call(everydayPrice, {})).list.length).toBeGreaterThan(5)
  expect((await browser.call(goodsActivities, {})).list.every(each => each.goods.length > 3)).toBe(true)
  const { list: recommended } = await browser.call(focus.indexRecommend, {})
  expect(recommended).toHaveLength(20)
  expect(recommended.every(goods => goods.buy_state === 'ok')).toBe(true)
})

test('[AP-63] [AP-60] [AP-40] help, notices and links can be followed', async () => {
  const browser = service.visitor()
  const { list } = await browser.call(articleCategory, { category_id: 3 })
  expect(list.map(group => group.name)).toEqual(['新用户指南', '支付与配送', '服务保障', '关于我们'])
  for (const link of list.flatMap(group => group.children)) {
    const { article } = await browser.call(articleDetail, { id: link.id })
    expect(article.blocks.length, link.name).toBeGreaterThan(0)
    expect(link.url).toMatch(/^\/help\//)
  }
  expect((await browser.call(focus.focusPostList, {})).list.length).toBeGreaterThan(3)
  const { list: links } = await browser.call(globalLinks, {})
  expect(new Set(links.map(link => link.place))).toEqual(new Set(['footer', 'side']))
})

/** Every address that a value contains. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

test('[RT-40] [RT-41] every link to the help centre leads to an article', async () => {
  const browser = await login('13800000001')
  const { list } = await browser.call(articleCategory, { category_id: 3 })
  const ids = list.flatMap(group => group.children.map(child => child.id))
  const answers = await Promise.all([
    ...ids.map(id => browser.call(articleDetail, { id })),
    browser.call(commonConfig, {}),
    browser.call(globalLinks, {}),
    browser.call(messageList, { per_page: 100 }),
    browser.call(userBase, {}),
  ])
  const rows = await service.db.select({ url: ads.url }).from(ads)
  const addresses = new Set(addressesIn([list, answers, rows]).filter(url => url.startsWith('/help/')))
  expect(addresses.size).toBeGreaterThan(ids.length - 1)
  for (const address of addresses) {
    const { pathname: path, searchParams } = new URL(address, 'http://shop.test')
    if (path === '/help/pay') continue
    const id = searchParams.get('id')
    const { article } = await browser.call(articlePage, { path, ...(id && { id: Number(id) }) })
    expect(article.url, address).toBe(address)
  }
})

test('[AP-44] [AP-43] the popup draw is offered to approved buyers only', async () => {
  const popup = await (await login('13800000001')).call(drawSimple, {})
  expect(popup).toMatchObject({ is_join: 0, chance: 1 })
  expect((await (await login('13800000002')).call(drawSimple, {})).is_join).toBe(1)
  const activity = await service.visitor().call(drawActivity, { id: popup.id! })
  expect(activity.prizes.length).toBeGreaterThan(3)
})

test('[CH-09] [CH-06] the navigation has only links to pages that exist, and every hot search finds products', async () => {
  const browser = await login('13800000001')
  const { nav, rnss } = await browser.call(commonConfig, {})
  expect(nav).toHaveLength(9)
  expect(
    nav.every(item => item.url.startsWith('/') && item.children.every(child => child.url.startsWith('/'))),
  ).toBe(true)
  for (const { name } of rnss) {
    expect((await browser.call(goodsList, { keywords: name, per_page: 1 })).list, name).toHaveLength(1)
  }
})

test('all regions are there, from provinces to districts', async () => {
  const { list } = await service.visitor().call(regionList, {})
  expect(list).toHaveLength(31)
})

test('[RT-41 /help/zfps/ypth] the help lists each reason of a return with its requests and their limits', async () => {
  const { article } = await service.visitor().call(articlePage, { path: '/help/zfps/ypth' })
  const table = article.blocks.find(block => block.kind === 'table')
  const rows = table?.rows.map(row => row.map(cell => cell.map(({ text }) => text).join('')))
  expect(rows).toHaveLength(RETURN_REASONS.length)
  expect(rows).toContainEqual(['数量短少', '仅退款（48 小时内）、补发（48 小时内）', '不必'])
  expect(rows).toContainEqual(['不需要了', '退货退款（7 天内）、拒收（送达时）', '不必'])
})

test.each([
  ['/help/zfps/yfgz', '运费合并计算一次，再分摊到各订单'],
  ['/help/zfps/dcfh', '不因拆单而变'],
  ['/help/zfps/hmdd', '货物只送到证照载明的地址或经审核通过的地址'],
  ['/help/zfps/hmdd', '补传后即可恢复'],
  ['/help/zfps/fpsm', '系统在退款后自动开具红字发票'],
  ['/help/xrzn/jgyh', '积分不能抵扣货款'],
  ['/help/fwbz/zlbz', '“申请售后服务”中的“药检报告”'],
])('[RT-40] [RT-41] %s says what the service does: %s', async (path, text) => {
  const { article } = await service.visitor().call(articlePage, { path })
  expect(JSON.stringify(article.blocks)).toContain(text)
})

test('[RT-25] after the start every document of a demo account has a specimen as its picture', async () => {
  const { db, clock, app } = service
  const buyer = await login(DEMO_ACCOUNTS[0].phone)
  const filed = await fileDemoDocuments({ db, now: clock.now, ports: app.deps.ports })
  expect(filed).toBeGreaterThan(20)
  const { list } = await buyer.call(userDocuments, {})
  const sent = list.filter(({ id }) => id !== null)
  expect(sent.map(({ files }) => files[0]?.type)).toEqual(sent.map(() => 'image/jpeg'))
  const { status, headers } = await buyer.raw('GET', sent[0]?.files[0]?.url ?? '')
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await fileDemoDocuments({ db, now: clock.now, ports: app.deps.ports })).toBe(0)
})

test('[RT-27] after the start an order on its way to the first demo account has inspection reports', async () => {
  const { db, clock, app } = service
  const buyer = await login(DEMO_ACCOUNTS[0].phone)
  const context = { db, now: clock.now, ports: app.deps.ports, logError: () => {} }
  expect(await fileDemoReports(context)).toBeGreaterThan(0)
  const { list } = await buyer.call(orderList, { tab: 'to_receive' })
  const orders = await Promise.all(list.map(({ id }) => buyer.call(orderDetail, { id })))
  const batches = orders.flatMap(({ order }) => order.lines.flatMap(line => line.batches))
  expect(batches.filter(({ report_url }) => report_url !== '')).not.toEqual([])
})
