import { availableCoupon, couponClaim, couponNum, userCoupon } from '@yaoji/api-client/contract/coupon'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteCoupons, insertCoupon, insertTemplate } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { couponTemplates, userCoupons } from './tables'

let service: TestService
let buyerId: number
let browser: Browser
let phone = 13_500_000_000

const NOW = new Date('2026-11-20T02:00:00Z')
const seconds = (number: number) => new Date(NOW.getTime() + number * 1000)
const DAY = 86_400

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
})

afterAll(() => service.close())

beforeEach(async () => {
  service.clock.now = NOW
  await deleteCoupons(service.db)
  await service.db.delete(couponTemplates)
  phone += 1
  buyerId = await insertBuyer(service.db, { phone: String(phone) })
  browser = await service.buyer(buyerId)
})

const claim = (id: number, who = browser) => who.call(couponClaim, { id })

test.each([
  { rate: 9500, text: '95折' },
  { rate: 9000, text: '9折' },
  { rate: 8850, text: '88.5折' },
  { rate: 8805, text: '88.05折' },
  { rate: 500, text: '0.5折' },
])('[AP-26] a discount of which the buyer pays $rate basis points is $text', async ({ rate, text }) => {
  await insertCoupon(service.db, buyerId, { kind: 'discount', reduce: '0.00', rate, max_amount: 5000 })
  const { list } = await browser.call(userCoupon, {})
  expect(list).toEqual([expect.objectContaining({ rate_text: text, max_amount: '50.00' })])
})

test('[AP-26] a coupon that is no discount has neither a rate nor a largest deduction', async () => {
  await insertCoupon(service.db, buyerId)
  const { list } = await browser.call(userCoupon, {})
  expect(list).toEqual([expect.objectContaining({ rate_text: '', max_amount: null })])
})

test.each([
  ['全场通用', { scope: 'all' }, '全场通用（近效期等特价商品、含麻黄碱类商品除外）'],
  ['限中药饮片专区', { scope: 'zone', scope_ids: ['zy'] }, '限中药饮片专区'],
  ['抵扣运费', { scope: 'all', kind: 'freight' }, '抵扣运费'],
] as const)(
  '[AP-26] the scope %s says what takes no coupon where it is everything',
  async (words, change, text) => {
    const scope_ids = 'scope_ids' in change ? [...change.scope_ids] : []
    await insertCoupon(service.db, buyerId, { ...change, scope_ids, scope_text: words })
    expect((await browser.call(userCoupon, {})).list[0]?.scope_text).toBe(text)
  },
)

test('[AP-33] coupons that end within seven days are counted as ending soon', async () => {
  for (const after of [7 * DAY + 1, 7 * DAY, 1]) {
    await insertCoupon(service.db, buyerId, { end_at: seconds(after) })
    await insertCoupon(service.db, buyerId, { end_at: seconds(after), kind: 'cash', reduce: '1.00' })
  }
  expect(await browser.call(couponNum, {})).toMatchObject({
    unused: 6,
    expired: 0,
    ending_soon: 4,
    coupon_ending_soon: 2,
    coupon: 3,
    cash: 3,
  })
})

test('[AP-26] a used, locked or void coupon keeps its status after its end, an unused one expires', async () => {
  for (const status of ['unused', 'locked', 'used', 'void'] as const) {
    const id = await insertCoupon(service.db, buyerId, { end_at: seconds(-1) })
    await service.db.update(userCoupons).set({ status }).where(eq(userCoupons.id, id))
  }
  const { list } = await browser.call(userCoupon, {})
  expect(list.map(coupon => coupon.status_text)).toEqual(['已过期', '待付款订单占用', '已使用', '已作废'])
  expect(await browser.call(couponNum, {})).toMatchObject({
    unused: 0,
    locked: 1,
    used: 1,
    expired: 1,
    void: 1,
    ending_soon: 0,
  })
})

test('[AP-26] a coupon can be used in the whole second of its end', async () => {
  await insertCoupon(service.db, buyerId, { end_at: NOW })
  const status = async () => (await browser.call(userCoupon, {})).list[0]?.status
  service.clock.now = new Date(NOW.getTime() + 999)
  expect(await status()).toBe('unused')
  service.clock.now = seconds(1)
  expect(await status()).toBe('expired')
})

test('[AP-25] a buyer can claim as many as the template allows, and no more', async () => {
  const id = await insertTemplate(service.db, { quota: 5, per_buyer: 2 })
  const offered = async () => (await browser.call(availableCoupon, {})).list[0]
  expect(await offered()).toMatchObject({ left: 5, claimed: 0, per_buyer: 2, can_claim: 1 })
  await claim(id)
  expect(await offered()).toMatchObject({ left: 4, claimed: 1, can_claim: 1, reason: '' })
  await claim(id)
  expect(await offered()).toMatchObject({ left: 3, claimed: 2, can_claim: 0, reason: '已领取' })
  await expect(claim(id)).rejects.toMatchObject({ code: 409, message: '您已领取过该优惠券' })
  expect((await browser.call(couponNum, {})).unused).toBe(2)
})

test('[AP-25] a coupon is offered and can be claimed until its end', async () => {
  const id = await insertTemplate(service.db, { quota: 5, per_buyer: 5, end_at: NOW })
  service.clock.now = seconds(-1)
  expect((await browser.call(availableCoupon, {})).list).toHaveLength(1)
  await claim(id)
  service.clock.now = NOW
  expect((await browser.call(availableCoupon, {})).list).toEqual([])
  await expect(claim(id)).rejects.toMatchObject({ code: 409, message: '领取时间已过' })
})

test('[AP-25] a coupon without a quota is neither offered nor can it be claimed', async () => {
  const id = await insertTemplate(service.db, { quota: 0 })
  expect((await browser.call(availableCoupon, {})).list).toEqual([])
  await expect(claim(id)).rejects.toMatchObject({ code: 404 })
})

test('[AP-25] cash vouchers and coupons are listed apart, the largest first, in pages', async () => {
  for (const amount of [100, 300, 200]) await insertTemplate(service.db, { quota: 1, amount })
  await insertTemplate(service.db, { quota: 1, kind: 'cash', amount: 900 })
  const amounts = async (input: object) => {
    const { list, ...page } = await browser.call(availableCoupon, input)
    return [list.map(coupon => coupon.amount), page]
  }
  expect(await amounts({ type: 2 })).toEqual([['9.00'], { total: 1, page: 1, per_page: 20, last_page: 1 }])
  expect(await amounts({ type: 1, page: 2, per_page: 2 })).toEqual([
    ['1.00'],
    { total: 3, page: 2, per_page: 2, last_page: 2 },
  ])
  expect(await amounts({ per_page: 2 })).toEqual([
    ['9.00', '3.00'],
    { total: 4, page: 1, per_page: 2, last_page: 2 },
  ])
  await service.db.delete(couponTemplates)
  expect(await amounts({})).toEqual([[], { total: 0, page: 1, per_page: 20, last_page: 1 }])
})

test('[AP-25] a limit for a day ends at midnight in China', async () => {
  const id = await insertTemplate(service.db, { quota: 9, per_buyer: 3, per_day: 1 })
  const offered = async () => (await browser.call(availableCoupon, {})).list[0]
  await claim(id)
  expect(await offered()).toMatchObject({ state: 'today', can_claim: 0, reason: '今日已领取', per_day: 1 })
  await expect(claim(id)).rejects.toMatchObject({ code: 409, message: '今日已领取，明天可以再领' })
  // 02:00 UTC is 10:00 in China: midnight is 14 hours later.
  service.clock.now = seconds(14 * 3600 - 1)
  await expect(claim(id)).rejects.toMatchObject({ code: 409 })
  service.clock.now = seconds(14 * 3600)
  expect(await offered()).toMatchObject({ state: 'open', claimed: 1, unused: 1 })
  await claim(id)
  expect((await browser.call(couponNum, {})).unused).toBe(2)
})

test('[AP-25] a coupon is shown before its claiming begins, and can be claimed from that second on', async () => {
  const id = await insertTemplate(service.db, { quota: 9, claim_begin_at: seconds(60) })
  service.clock.now = seconds(59)
  expect((await browser.call(availableCoupon, {})).list[0]).toMatchObject({
    state: 'coming',
    reason: '未开始',
    claim_begin_time: '2026-11-20 10:01:00',
    quota: 9,
    left: 9,
  })
  await expect(claim(id)).rejects.toMatchObject({ code: 409, message: '领取还未开始' })
  service.clock.now = seconds(60)
  expect((await browser.call(availableCoupon, {})).list[0]).toMatchObject({ state: 'open' })
  await claim(id)
})

test('[AP-25] a used coupon counts as claimed and not as unused', async () => {
  const id = await insertTemplate(service.db, { quota: 9 })
  await claim(id)
  await service.db.update(userCoupons).set({ status: 'used' })
  expect((await browser.call(availableCoupon, {})).list[0]).toMatchObject({
    state: 'claimed',
    claimed: 1,
    unused: 0,
  })
})

test('[AP-25] the coupons of one kind and of one scope are listed', async () => {
  await insertTemplate(service.db, { quota: 1, name: '全场减' })
  await insertTemplate(service.db, { quota: 1, name: '品牌减', scope: 'brand', scope_ids: [7], amount: 400 })
  await insertTemplate(service.db, { quota: 1, name: '运费', kind: 'freight', amount: 300 })
  const names = async (input: object) =>
    (await browser.call(availableCoupon, input)).list.map(coupon => coupon.name)
  expect(await names({ kind: 'reduce' })).toEqual(['全场减', '品牌减'])
  expect(await names({ scope: 'all' })).toEqual(['全场减', '运费'])
  expect(await names({ kind: 'freight', scope: 'brand' })).toEqual([])
})

test.each([
  { scope: 'all', scope_ids: [], url: '/list' },
  { scope: 'category', scope_ids: [11], url: '/list/other/11' },
  { scope: 'goods', scope_ids: [7], url: '/list/info/7' },
  { scope: 'brand', scope_ids: [3], url: '/ppzq/info/3' },
  { scope: 'zone', scope_ids: ['zy'], url: '/zyyp' },
  { scope: 'zone', scope_ids: ['controlled'], url: '/kxzq' },
  { scope: 'zone', scope_ids: ['gone'], url: '/list' },
  { scope: 'zone', scope_ids: ['constructor'], url: '/list' },
  { scope: 'goods', scope_ids: [7, 8], url: '/list' },
] as const)('[AP-26] a coupon of $scope $scope_ids is used at $url', async ({ scope, scope_ids, url }) => {
  await insertCoupon(service.db, buyerId, { scope, scope_ids: [...scope_ids] })
  expect((await browser.call(userCoupon, {})).list[0]).toMatchObject({ use_url: url })
})
