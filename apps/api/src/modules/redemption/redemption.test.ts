import type { InputOf } from '@yaoji/api-client/contract'
import { messageList } from '@yaoji/api-client/contract/message'
import {
  pointsGiftList,
  redemptionCancel,
  redemptionCreate,
  redemptionList,
  redemptionReceive,
} from '@yaoji/api-client/contract/redemption'
import { userMoney, userMoneyLog, userPointsLog } from '@yaoji/api-client/contract/wallet'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBooks, giveMoney, givePoints, insertAddress, insertPointsGift } from '../../../tests/buyer-data'
import { withFailingWrites } from '../../../tests/failing-writes'
import { insertBasics, insertBuyer } from '../../../tests/fixtures'
import { operate, waiting } from '../../../tests/operate'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { hashPassword } from '../credentials/password'
import { movePoints, POINTS_USE } from '../wallet/points'
import { receiveShippedGifts } from './change'
import { pointsGifts } from './tables'

const PASSWORD = 'Yaoji@2026'
const NOW = new Date('2026-11-20T02:00:00Z')
const DAY = 86_400_000

let service: TestService
let password_hash: string
let buyerId: number
let addressId: number
let browser: Browser
let giftId = 0
let phone = 13_900_000_200

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  password_hash = await hashPassword(PASSWORD)
})

beforeEach(async () => {
  service.clock.now = NOW
  phone += 1
  giftId += 1
  buyerId = await insertBuyer(service.db, { phone: String(phone), password_hash })
  addressId = await insertAddress(service.db, buyerId)
  browser = await service.buyer(buyerId)
  await givePoints(service.db, buyerId, 500)
})

afterAll(async () => {
  expect(await auditBooks(service.db)).toEqual([])
  await service.close()
})

type Input = InputOf<typeof redemptionCreate>

const redeem = (change: Partial<Input> = {}) =>
  browser.call(redemptionCreate, {
    ...{ gift_id: giftId, number: 1, address_id: addressId, expected_points: 100, expected_cash: '0.00' },
    ...change,
  })

const giftShown = async (from = browser) =>
  (await from.call(pointsGiftList, { per_page: 100 })).list.find(({ id }) => id === giftId)

const listed = async (input = {}) => (await browser.call(redemptionList, input)).list

const insertGift = (change: Parameters<typeof insertPointsGift>[1] | object = {}) =>
  insertPointsGift(service.db, { ...change, id: giftId })

test('[RT-07] [SV-04] a redemption takes points and stock and writes the ledger, all together', async () => {
  await insertGift({ name: '温湿度计', stock: 3, per_buyer: 4 })
  expect(await giftShown()).toMatchObject({ left: 3, most: 3, state: 'open', redeemed: 0, reason: '' })
  const { redemption } = await redeem({ number: 2, expected_points: 200 })
  expect(redemption).toMatchObject({
    ...{ gift_id: giftId, name: '温湿度计', number: 2, points: 200, cash: '0.00' },
    ...{ status: 10, status_text: '待发货', created_at: '2026-11-20 10:00:00', actions: ['cancel'] },
    ...{ consignee: '王药师', region: '上海市浦东新区', detail: '张江路 1 号', tracking_no: '' },
  })
  expect(redemption.sn).toMatch(/^JF261120\d{8}$/)
  expect(await giftShown()).toMatchObject({ left: 1, most: 1, redeemed: 2 })
  expect((await browser.call(userMoney, {})).points).toBe(300)
  const [entry] = (await browser.call(userPointsLog, { use_type: 4 })).list
  expect(entry).toMatchObject({
    ...{ direction: 'out', points: 200, points_after: 300 },
    ...{ order_sn: redemption.sn, remark: '兑换 温湿度计' },
  })
})

test.each([
  ['no stock', { stock: 0 }, {}, '”已兑完'],
  ['less stock than asked for', { stock: 1 }, { number: 2, expected_points: 200 }, '最多还能兑换 1 份'],
  ['the limit', { per_buyer: 1 }, { number: 2, expected_points: 200 }, '最多还能兑换 1 份'],
  ['too few points', { points: 501 }, { expected_points: 501 }, '积分不足：需要 501 积分，您有 500 积分'],
  ['a price in points that rose', { points: 120 }, {}, '兑换价格已变为 120 积分，请确认'],
] as const)('[RT-07] %s refuses, and nothing changes', async (_what, gift, input, message) => {
  await insertGift(gift)
  const before = await giftShown()
  await expect(redeem(input)).rejects.toMatchObject({
    code: 409,
    message: expect.stringContaining(message),
  })
  expect(await giftShown()).toEqual(before)
  expect(await listed()).toEqual([])
  expect((await browser.call(userMoney, {})).points).toBe(500)
})

test('[RT-07] a gift can be redeemed until its last moment, and not from then on', async () => {
  const ends_at = new Date(NOW.getTime() + DAY)
  await insertGift({ ends_at, stock: 9 })
  const visitor = service.visitor()
  service.clock.now = new Date(ends_at.getTime() - 1)
  expect(await giftShown()).toMatchObject({ state: 'open', ends_at: '2026-11-21 10:00:00' })
  expect(await giftShown(visitor)).toMatchObject({ state: 'login' })
  await redeem()
  service.clock.now = ends_at
  const over = { state: 'ended', most: 0, reason: '兑换已结束' }
  expect([await giftShown(), await giftShown(visitor)]).toMatchObject([over, over])
  await expect(redeem()).rejects.toMatchObject({
    code: 409,
    message: expect.stringContaining('”兑换已结束'),
  })
  expect(await giftShown()).toMatchObject({ left: 8, redeemed: 1 })
})

test('[RT-07] [SV-04] points whose last day has passed redeem nothing, also before the job has taken them', async () => {
  await insertGift({ per_buyer: 9 })
  const redeemAt = async (time: string) => {
    service.clock.now = new Date(`${time}+08:00`)
    browser = await service.buyer(buyerId)
    return redeem()
  }
  expect((await redeemAt('2027-12-31T23:59:59')).redemption.points).toBe(100)
  await expect(redeemAt('2028-01-01T00:00:00')).rejects.toMatchObject({
    code: 409,
    message: '积分不足：需要 100 积分，您有 0 积分',
  })
  await movePoints(
    { db: service.db, now: service.clock.now },
    { user_id: buyerId, amount: 150, use_type: POINTS_USE.given, order_sn: null, remark: '赠送' },
  )
  await redeem()
  const { list } = await browser.call(userPointsLog, {})
  expect(
    list.map(({ use_type_text, points, points_after }) => [use_type_text, points, points_after]),
  ).toEqual([
    ['兑换', 100, 50],
    ['过期', 400, 150],
    ['赠送', 150, 550],
    ['兑换', 100, 400],
    ['赠送', 500, 500],
  ])
})

test('[RT-07] the limit counts what was redeemed before, until it is cancelled', async () => {
  await insertGift({ per_buyer: 1 })
  const { redemption } = await redeem()
  expect(await giftShown()).toMatchObject({ state: 'limit', most: 0, reason: '已达限兑数量' })
  await expect(redeem()).rejects.toMatchObject({ code: 409 })
  await browser.call(redemptionCancel, { id: redemption.id })
  await redeem()
})

test('[RT-07] a gift is sent only to an approved address of the buyer', async () => {
  await insertGift()
  const inReview = await insertAddress(service.db, buyerId, { review_state: 'waiting' })
  const foreign = await insertAddress(
    service.db,
    await insertBuyer(service.db, { phone: `${phone}`.replace('139', '138') }),
  )
  for (const address_id of [inReview, foreign])
    await expect(redeem({ address_id })).rejects.toMatchObject({
      code: 422,
      fields: { address_id: [expect.any(String)] },
    })
  expect(await listed()).toEqual([])
})

test('[RT-07] [SV-04] a gift that needs money takes it from the balance, with the login password', async () => {
  await insertGift({ cash: 1_990 })
  const input = { number: 2, expected_points: 200, expected_cash: '39.80' }
  await expect(redeem(input)).rejects.toMatchObject({ fields: { password: ['请输入登录密码'] } })
  await expect(redeem({ ...input, password: 'wrong' })).rejects.toMatchObject({
    fields: { password: ['登录密码不正确，请重新输入'] },
  })
  const asked = { ...input, password: PASSWORD }
  await expect(redeem(asked)).rejects.toMatchObject({
    code: 409,
    message: expect.stringContaining('余额不足'),
  })
  expect(await giftShown()).toMatchObject({ left: 10, redeemed: 0 })
  await giveMoney(service.db, buyerId, '50.00')
  await expect(redeem({ ...asked, expected_cash: '39.79' })).rejects.toMatchObject({ code: 409 })
  await expect(redeem({ ...asked, expected_cash: '一元' })).rejects.toMatchObject({ code: 422 })
  const { redemption } = await redeem(asked)
  expect(redemption).toMatchObject({ points: 200, cash: '39.80' })
  expect(await browser.call(userMoney, {})).toMatchObject({ points: 300, balance: '10.20' })
  await browser.call(redemptionCancel, { id: redemption.id })
  expect(await browser.call(userMoney, {})).toMatchObject({ points: 500, balance: '50.00' })
  const [refund] = (await browser.call(userMoneyLog, { use_type: 3 })).list
  expect(refund).toMatchObject({ amount: '39.80', order_sn: redemption.sn })
})

test('[RT-29] the operator ships it, the buyer gets a message and confirms it', async () => {
  await insertGift({ name: '打印纸' })
  const { redemption } = await redeem()
  const { id, sn } = redemption
  await expect(browser.call(redemptionReceive, { id })).rejects.toMatchObject({ code: 409 })
  expect((await waiting(service, 'redemptions')).find(row => row.id === String(id))?.text).toContain(
    `${sn}  待发货  打印纸 1 件 ×1`,
  )
  const parcel = { company: '中通快递', number: 'ZT1' }
  expect((await operate(service, `redemptions/${id}/ship`, parcel)).outcome).toBe('已发货')
  expect((await operate(service, `redemptions/${id}/ship`, parcel)).status).toBe(409)
  expect((await operate(service, `redemptions/${id}/cancel`, { reason: '缺货' })).status).toBe(409)
  expect((await listed({ tab: 'shipped' }))[0]).toMatchObject({
    ...{ id, company: '中通快递', tracking_no: 'ZT1', actions: ['receive'] },
    ...{ shipped_at: '2026-11-20 10:00:00', receive_before: '2026-11-30 10:00:00', ended_at: null },
  })
  const [message] = (await browser.call(messageList, {})).list
  expect(message).toMatchObject({ url: '/order/jfdd', content: expect.stringContaining('中通快递 ZT1') })
  const { redemption: done } = await browser.call(redemptionReceive, { id })
  expect(done).toMatchObject({ status: 30, actions: [], ended_at: '2026-11-20 10:00:00' })
  expect((await waiting(service, 'redemptions')).map(row => row.id)).not.toContain(String(id))
  expect((await operate(service, `redemptions/${id}/deliver`)).status).toBe(409)
})

test('[RT-29] [SV-04] cancelled before it is shipped: points and stock come back, once', async () => {
  await insertGift({ stock: 1 })
  const { redemption } = await redeem()
  const { id } = redemption
  const { redemption: cancelled } = await browser.call(redemptionCancel, { id })
  expect(cancelled).toMatchObject({ status: -10, reason: '买家取消', actions: [] })
  await expect(browser.call(redemptionCancel, { id })).rejects.toMatchObject({ code: 409 })
  expect(await giftShown()).toMatchObject({ left: 1, redeemed: 0, state: 'open' })
  expect((await browser.call(userMoney, {})).points).toBe(500)
  const { list, points_in, points_out } = await browser.call(userPointsLog, { use_type: 4 })
  expect([list[0]?.remark, points_in, points_out]).toEqual([`取消兑换 礼品 ${giftId}`, 0, 0])
})

test('[RT-29] the shop cancels with a reason that the buyer reads', async () => {
  await insertGift()
  const { redemption } = await redeem()
  const { outcome } = await operate(service, `redemptions/${redemption.id}/cancel`, { reason: '礼品破损' })
  expect(outcome).toBe('已取消')
  expect((await listed({ tab: 'cancelled' }))[0]).toMatchObject({ reason: '礼品破损' })
  expect((await browser.call(messageList, {})).list[0]?.content).toContain('已取消：礼品破损。积分已退回')
  expect((await browser.call(userMoney, {})).points).toBe(500)
  expect((await operate(service, 'redemptions/999999/ship', { company: 'a', number: 'b' })).status).toBe(404)
})

test('[RT-22] [RT-29] points that a buyer takes back keep their last day; those of the shop are given again', async () => {
  await insertGift({ points: 300 })
  const expiry = async () => {
    const { points_expiring, points_expire_on } = await browser.call(userMoney, {})
    return [points_expiring, points_expire_on]
  }
  const price = { expected_points: 300 }
  expect(await expiry()).toEqual([500, '2027-12-31'])
  service.clock.now = new Date('2027-03-01T02:00:00Z')
  browser = await service.buyer(buyerId)
  const { redemption } = await redeem(price)
  expect(await expiry()).toEqual([200, '2027-12-31'])
  await browser.call(redemptionCancel, { id: redemption.id })
  expect(await expiry()).toEqual([500, '2027-12-31'])
  const { redemption: second } = await redeem(price)
  await operate(service, `redemptions/${second.id}/cancel`, { reason: '缺货' })
  expect(await expiry()).toEqual([200, '2027-12-31'])
})

test('[RT-29] a shipped gift counts as received after ten days', async () => {
  await insertGift()
  const { redemption } = await redeem()
  await operate(service, `redemptions/${redemption.id}/ship`, { company: '中通快递', number: 'ZT2' })
  const at = (ms: number) =>
    receiveShippedGifts({ db: service.db, now: new Date(NOW.getTime() + 10 * DAY + ms) })
  await at(-1)
  expect((await listed())[0]?.status).toBe(20)
  await at(0)
  expect((await listed())[0]).toMatchObject({ status: 30, ended_at: '2026-11-30 10:00:00' })
  expect(await at(1)).toBe(0)
})

test('[RT-29] a gift that cannot be received by itself does not stop the others', async () => {
  await insertGift()
  const { redemption: first } = await redeem()
  const { redemption: second } = await redeem()
  for (const { id } of [first, second])
    await operate(service, `redemptions/${id}/ship`, { company: '中通快递', number: 'ZT2' })
  const later = { db: service.db, now: new Date(NOW.getTime() + 10 * DAY) }
  await withFailingWrites(service.db, { table: 'redemptions', when: `new.id = ${first.id}` }, () =>
    expect(receiveShippedGifts(later)).rejects.toMatchObject({ errors: [expect.anything()] }),
  )
  expect((await listed()).map(({ id, status }) => [id, status])).toEqual([
    [second.id, 30],
    [first.id, 20],
  ])
})

test('[RT-29] the list is newest first, by status and by number or gift; the counts follow the keywords', async () => {
  await insertGift({ name: '保温杯', points: 10 })
  const { redemption: first } = await redeem()
  const { redemption: second } = await redeem()
  await browser.call(redemptionCancel, { id: first.id })
  expect((await listed()).map(({ id }) => id)).toEqual([second.id, first.id])
  expect((await listed({ tab: 'to_ship' })).map(({ id }) => id)).toEqual([second.id])
  expect((await listed({ page: 2, per_page: 1 })).map(({ id }) => id)).toEqual([first.id])
  const { list, tabs } = await browser.call(redemptionList, { keywords: first.sn.toLowerCase() })
  expect(list.map(({ id }) => id)).toEqual([first.id])
  expect(tabs.map(({ tab, count }) => [tab, count])).toEqual([
    ['all', 1],
    ['to_ship', 0],
    ['shipped', 0],
    ['done', 0],
    ['cancelled', 1],
  ])
  expect(await listed({ keywords: '温杯' })).toHaveLength(2)
  expect(await listed({ keywords: '100%' })).toEqual([])
})

test('[RT-07] the mall is by group, and a buyer can see only what can be redeemed', async () => {
  await insertGift({ category: 'life', points: 501 })
  const { tabs, list, points } = await browser.call(pointsGiftList, { category: 'life' })
  expect(points).toBe(500)
  expect(list.map(({ id, state }) => [id, state])).toEqual([[giftId, 'points']])
  expect(tabs.find(({ tab }) => tab === 'life')).toEqual({ tab: 'life', name: '生活日用', count: 1 })
  expect((await browser.call(pointsGiftList, { category: 'life', affordable: 1 })).list).toEqual([])
  await service.db.update(pointsGifts).set({ on_sale: 0 }).where(eq(pointsGifts.id, giftId))
  expect((await browser.call(pointsGiftList, { category: 'life' })).list).toEqual([])
  await expect(redeem()).rejects.toMatchObject({ code: 404 })
})

test('[RT-07] [SV-05] a visitor sees the mall and redeems nothing; redemptions are their buyer’s alone', async () => {
  await insertGift()
  const visitor = service.visitor()
  expect(await giftShown(visitor)).toMatchObject({ state: 'login', most: 0, reason: '登录后兑换' })
  expect((await visitor.call(pointsGiftList, {})).points).toBeNull()
  await expect(visitor.call(redemptionList, {})).rejects.toMatchObject({ kind: 'unauthenticated' })
  const { redemption } = await redeem()
  const other = await service.buyer(
    await insertBuyer(service.db, { phone: `${phone}`.replace('139', '137') }),
  )
  expect((await other.call(redemptionList, {})).total).toBe(0)
  await expect(other.call(redemptionCancel, { id: redemption.id })).rejects.toMatchObject({ code: 404 })
})

test('[RT-07] [SV-03] redemptions at the same time: the last piece and the last points are redeemed once', async () => {
  await insertGift({ stock: 1 })
  const rivalId = await insertBuyer(service.db, { phone: `${phone}`.replace('139', '136') })
  await givePoints(service.db, rivalId, 100)
  const rival = await service.buyer(rivalId)
  const address_id = await insertAddress(service.db, rivalId)
  const price = { gift_id: giftId, number: 1, expected_points: 100, expected_cash: '0.00' }
  const codes = (calls: Promise<unknown>[]) =>
    Promise.all(
      calls.map(call =>
        call.then(
          () => 200,
          error => error.code,
        ),
      ),
    )
  const last = await codes([redeem(), rival.call(redemptionCreate, { ...price, address_id })])
  expect(last.toSorted()).toEqual([200, 409])
  expect(await giftShown()).toMatchObject({ left: 0, state: 'gone' })

  giftId += 1
  await insertGift({ points: 260 })
  const second = await service.buyer(buyerId)
  const input = { ...price, gift_id: giftId, address_id: addressId, expected_points: 260 }
  const one = await codes([browser.call(redemptionCreate, input), second.call(redemptionCreate, input)])
  expect(one.toSorted()).toEqual([200, 409])
  expect(await giftShown()).toMatchObject({ left: 9, redeemed: 1 })
})

test('[RT-07] a repeated press is one redemption', async () => {
  await insertGift()
  const input = {
    ...{ gift_id: giftId, number: 1, address_id: addressId, expected_points: 100, expected_cash: '0.00' },
  }
  const options = { idempotencyKey: 'redeem-once' }
  const first = await browser.call(redemptionCreate, input, options)
  const again = await browser.call(redemptionCreate, input, options)
  expect(again).toEqual(first)
  expect((await browser.call(userMoney, {})).points).toBe(400)
})
