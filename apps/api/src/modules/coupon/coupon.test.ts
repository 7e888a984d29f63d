import { availableCoupon, couponClaim, couponNum, userCoupon } from '@yaoji/api-client/contract/coupon'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCoupon, insertTemplate } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { couponTemplates, userCoupons } from './tables'

let service: TestService
let buyerId: number
let browser: Browser

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
  browser = await service.buyer(buyerId)
})

afterAll(() => service.close())

test('[AP-26] [AP-33] own coupons are listed and counted by type and status', async () => {
  const { db } = service
  await insertCoupon(db, buyerId, { name: '全场券' })
  await insertCoupon(db, buyerId, { name: '旧券', end_at: new Date('2026-11-10T00:00:00Z') })
  await insertCoupon(db, buyerId, { name: '快到期', end_at: new Date('2026-11-25T00:00:00Z') })
  await insertCoupon(db, buyerId, { name: '九五折', kind: 'discount', reduce: '0.00', rate: 9500 })
  await insertCoupon(db, buyerId, { name: '现金券', kind: 'cash', reduce: '30.00' })
  const used = await insertCoupon(db, buyerId, { name: '用过' })
  await db
    .update(userCoupons)
    .set({ status: 'used', used_at: new Date('2026-11-12T02:00:00Z'), parent_sn: 'YJH1' })
    .where(eq(userCoupons.id, used))

  const names = async (input: object) =>
    (await browser.call(userCoupon, input)).list.map(coupon => coupon.name)
  expect(await names({ status: 'unused' })).toEqual(['快到期', '全场券', '九五折', '现金券'])
  expect(await names({ status: 'unused', type: 1 })).toEqual(['快到期', '全场券', '九五折'])
  expect(await names({ type: 2 })).toEqual(['现金券'])
  expect(await names({ status: 'expired' })).toEqual(['旧券'])
  const { list } = await browser.call(userCoupon, { status: 'used' })
  expect(list).toEqual([
    expect.objectContaining({
      status_text: '已使用',
      used_at: '2026-11-12 10:00:00',
      parent_sn: 'YJH1',
      amount: '5.00',
    }),
  ])
  const { tabs } = await browser.call(userCoupon, { status: 'void', type: 1 })
  expect(tabs.map(tab => [tab.name, tab.count])).toEqual([
    ['未使用', 3],
    ['待付款订单占用', 0],
    ['已使用', 1],
    ['已过期', 1],
    ['已作废', 0],
  ])
  expect((await browser.call(userCoupon, { page: 2, per_page: 4 })).list).toHaveLength(2)
  expect((await browser.call(userCoupon, {})).list.find(coupon => coupon.name === '九五折')!.rate_text).toBe(
    '95折',
  )
  expect(await browser.call(couponNum, {})).toEqual({
    unused: 4,
    locked: 0,
    used: 1,
    expired: 1,
    void: 0,
    ending_soon: 1,
    coupon_ending_soon: 1,
    coupon: 3,
    cash: 1,
  })
})

test('[AP-25] coupons that are handed out are taken, each buyer so many, until there are none', async () => {
  const { db } = service
  const id = await insertTemplate(db, { name: '新人券', quota: 2 })
  await insertTemplate(db, { name: '过去的', quota: 5, end_at: new Date('2026-11-10T00:00:00Z') })
  const offer = async (who: Browser) => (await who.call(availableCoupon, { type: 1 })).list
  expect(await offer(browser)).toEqual([
    expect.objectContaining({ id, name: '新人券', left: 2, claimed: 0, can_claim: 1, reason: '' }),
  ])
  const { coupon } = await browser.call(couponClaim, { id })
  expect(coupon).toMatchObject({ name: '新人券', status: 'unused' })
  expect((await offer(browser))[0]).toMatchObject({ left: 1, claimed: 1, can_claim: 0, reason: '已领取' })
  await expect(browser.call(couponClaim, { id })).rejects.toMatchObject({
    code: 409,
    message: '您已领取过该优惠券',
  })
  const others = await Promise.all(
    ['13900000041', '13900000042'].map(async phone => service.buyer(await insertBuyer(db, { phone }))),
  )
  await others[0]!.call(couponClaim, { id })
  await expect(others[1]!.call(couponClaim, { id })).rejects.toMatchObject({ message: '优惠券已领完' })
  expect((await offer(others[1]!))[0]).toMatchObject({ left: 0, reason: '已领完' })
  await expect(browser.call(couponClaim, { id: 9999 })).rejects.toMatchObject({ code: 404 })
  await db.delete(userCoupons).where(eq(userCoupons.template_id, id))
  await db.delete(couponTemplates).where(eq(couponTemplates.id, id))
})

test('[SV-05] coupons are their buyer’s alone', async () => {
  for (const call of [userCoupon, availableCoupon, couponNum]) {
    await expect(service.visitor().call(call, {}), call.name).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
  }
  const other = await service.buyer(await insertBuyer(service.db, { phone: '13900000043' }))
  expect((await other.call(userCoupon, {})).list).toEqual([])
})
