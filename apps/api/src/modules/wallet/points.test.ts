import { userMoney, userPointsLog } from '@yaoji/api-client/contract/wallet'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBooks } from '../../../tests/buyer-data'
import { withFailingWrites } from '../../../tests/failing-writes'
import { insertBasics, insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { expirePoints, expirePointsOf } from './expire-points'
import { movePoints, POINTS_USE, type PointsMove } from './points'

let service: TestService
let buyerId: number
let browser: Browser
let phone = 13_900_000_100

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
})

beforeEach(async () => {
  phone += 1
  buyerId = await insertBuyer(service.db, { phone: String(phone) })
  browser = await service.buyer(buyerId)
})

afterAll(async () => {
  expect(await auditBooks(service.db)).toEqual([])
  await service.close()
})

const at = (day: string) => new Date(`${day}T10:00:00+08:00`)

const move = (day: string, amount: number, use_type: PointsMove['use_type'] = POINTS_USE.order) =>
  service.db.transaction(db =>
    movePoints({ db, now: at(day) }, { user_id: buyerId, amount, use_type, order_sn: null, remark: '测试' }),
  )

test('[RT-22] [SV-04 3] every change of the points is a row, newest first, with its kind and the points after it', async () => {
  await move('2026-10-01', 300, POINTS_USE.given)
  await move('2026-11-02', -120, POINTS_USE.redeem)
  const { list, total, points_in, points_out } = await browser.call(userPointsLog, {})
  expect(list.map(row => [row.time, row.use_type_text, row.direction, row.points, row.points_after])).toEqual(
    [
      ['2026-11-02 10:00:00', '兑换', 'out', 120, 180],
      ['2026-10-01 10:00:00', '赠送', 'in', 300, 300],
    ],
  )
  expect([total, points_in, points_out]).toEqual([2, 300, 120])
})

test('[RT-22] the filter decides rows and sums; a page does not change the sums', async () => {
  for (const day of ['2026-10-01', '2026-10-02', '2026-10-03']) await move(day, 10)
  await move('2026-10-04', -5, POINTS_USE.redeem)
  const sums = async (input: object) => {
    const { list, points_in, points_out } = await browser.call(userPointsLog, input)
    return [list.length, points_in, points_out]
  }
  expect(await sums({ use_type: 1 })).toEqual([3, 30, 0])
  expect(await sums({ per_page: 1, page: 2 })).toEqual([1, 30, 5])
  expect(await sums({ start_time: '2026-10-02', end_time: '2026-10-03' })).toEqual([2, 20, 0])
})

test('[RT-22] a cancelled redemption is no gain, and a return lowers what its order gave', async () => {
  const moveOf = (order_sn: string, amount: number, use_type: PointsMove['use_type']) =>
    service.db.transaction(db =>
      movePoints(
        { db, now: at('2026-10-01') },
        { user_id: buyerId, amount, use_type, order_sn, remark: '测试' },
      ),
    )
  await moveOf('YJ1', 300, POINTS_USE.order)
  for (const sn of ['JF1', 'JF2']) await moveOf(sn, -100, POINTS_USE.redeem)
  await moveOf('JF1', 100, POINTS_USE.redeem)
  await moveOf('JF2', 100, POINTS_USE.given)
  await moveOf('JF3', -40, POINTS_USE.redeem)
  await moveOf('YJ1', -50, POINTS_USE.taken_back)
  const { total, points_in, points_out } = await browser.call(userPointsLog, {})
  expect([total, points_in, points_out]).toEqual([7, 250, 40])
})

test('[RT-22] points expire at the midnight of China that ends their last day', async () => {
  const { db } = service
  const given = { user_id: buyerId, use_type: POINTS_USE.order, order_sn: null, remark: '测试' }
  for (const [time, amount] of [
    ['2025-12-31T23:59:59', 1],
    ['2026-01-01T00:00:00', 2],
  ] as const)
    await db.transaction(tx => movePoints({ db: tx, now: new Date(`${time}+08:00`) }, { ...given, amount }))
  const pointsAt = async (time: string) => {
    await expirePoints({ db, now: new Date(`${time}+08:00`) })
    return (await browser.call(userMoney, {})).points
  }
  expect(await pointsAt('2026-12-31T23:59:59')).toBe(3)
  expect(await pointsAt('2027-01-01T00:00:00')).toBe(2)
})

test('[RT-22] points are still there for a redemption on their last day, and gone on the day after', async () => {
  await move('2025-06-01', 100)
  const leftAt = async (time: string) => {
    const now = new Date(`${time}+08:00`)
    await service.db.transaction(db => expirePointsOf({ db, now }, buyerId))
    return (await browser.call(userMoney, {})).points
  }
  expect(await leftAt('2026-12-31T00:00:00')).toBe(100)
  expect(await leftAt('2026-12-31T23:59:59')).toBe(100)
  expect(await leftAt('2027-01-01T00:00:00')).toBe(0)
})

test('[RT-22] points expire after the last day of the next year, the oldest first, and only once', async () => {
  await move('2025-06-01', 100)
  await move('2026-06-01', 40)
  await move('2026-07-01', -30, POINTS_USE.redeem)
  expect(await browser.call(userMoney, {})).toMatchObject({
    points: 110,
    points_expiring: 70,
    points_expire_on: '2026-12-31',
  })
  const { db } = service
  await expirePoints({ db, now: new Date('2026-12-31T23:59:00+08:00') })
  expect((await browser.call(userMoney, {})).points).toBe(110)
  for (const now of [at('2027-01-01'), at('2027-01-02')]) await expirePoints({ db, now })
  expect(await browser.call(userMoney, {})).toMatchObject({
    points: 40,
    points_expiring: 40,
    points_expire_on: '2027-12-31',
  })
  const [row] = (await browser.call(userPointsLog, { use_type: 6 })).list
  expect(row).toMatchObject({ points: 70, points_after: 40, remark: '2026-12-31 到期' })
})

test('[RT-22] a buyer whose points cannot be taken does not stop those of the others', async () => {
  await move('2025-06-01', 100)
  const stuck = { id: buyerId, browser }
  phone += 1
  buyerId = await insertBuyer(service.db, { phone: String(phone) })
  browser = await service.buyer(buyerId)
  await move('2025-06-01', 100)
  const later = { db: service.db, now: at('2027-01-01') }
  await withFailingWrites(service.db, { table: 'points_log', when: `new.user_id = ${stuck.id}` }, () =>
    expect(expirePoints(later)).rejects.toMatchObject({ errors: [expect.anything()] }),
  )
  const points = async () => [
    (await stuck.browser.call(userMoney, {})).points,
    (await browser.call(userMoney, {})).points,
  ]
  expect(await points()).toEqual([100, 0])
  await expirePoints(later)
  expect(await points()).toEqual([0, 0])
})

test('[RT-22] [SV-04] points that a return took back can be missing: the job takes nothing more, and what comes settles them first', async () => {
  await move('2025-06-01', 100)
  await move('2026-06-01', -100, POINTS_USE.redeem)
  await move('2026-07-01', -60, POINTS_USE.taken_back)
  const { db } = service
  const shown = async (day: string) => {
    await expirePoints({ db, now: at(day) })
    const { points, points_expiring, points_expire_on } = await browser.call(userMoney, {})
    return [points, points_expiring, points_expire_on]
  }
  expect(await shown('2026-07-02')).toEqual([-60, 0, null])
  await move('2026-08-01', 40)
  expect(await shown('2027-01-01')).toEqual([-20, 0, null])
  await expect(move('2027-01-02', -1, POINTS_USE.redeem)).rejects.toMatchObject({ message: '积分不足' })
  await move('2027-02-01', 50)
  expect(await shown('2028-12-31')).toEqual([30, 30, '2028-12-31'])
  expect(await shown('2029-01-01')).toEqual([0, 0, null])
  const { list } = await browser.call(userPointsLog, {})
  expect(list.map(row => row.points_after)).toEqual([0, 30, -20, -60, 0, 100])
})
