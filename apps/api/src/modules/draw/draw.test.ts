import {
  draw,
  drawActivity,
  drawAds,
  drawNewRecord,
  drawRecord,
  drawSimple,
} from '@yaoji/api-client/contract/draw'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { couponTemplates, userCoupons } from '../coupon/tables'
import { ads } from '../focus/tables'
import { pointsLog } from '../wallet/tables'
import { pickPrize } from './pick'
import { coverName } from './service'
import { drawActivities, drawPrizes, drawRecords } from './tables'

const HOUR = 3_600_000

let service: TestService
let phone = 13_900_000_000
let activityId = 0
let buyerId = 0
let browser: Browser

beforeAll(async () => {
  service = await startService()
})

beforeEach(async () => {
  buyerId = await newBuyer()
  browser = await service.buyer(buyerId)
})

afterAll(() => service.close())

async function newBuyer(change: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  phone += 1
  return insertBuyer(service.db, { phone: String(phone), ...change })
}

type Prize = Partial<typeof drawPrizes.$inferInsert>

/** An activity that runs, with a prize of points unless said otherwise. */
async function insertActivity(
  change: Partial<typeof drawActivities.$inferInsert> = {},
  prizes: Prize[] = [{ kind: 'points', points: 66, name: '66 积分', remarks: '已到账' }],
): Promise<number> {
  activityId += 1
  await service.db.insert(drawActivities).values({
    id: activityId,
    name: '换季备货礼',
    remarks: '人人有份',
    image: '',
    rules: ['每个账号 1 次机会。'],
    begin_at: new Date(service.clock.now.getTime() - HOUR),
    end_at: new Date(service.clock.now.getTime() + HOUR),
    chances: 1,
    is_simple: 0,
    ...change,
  })
  await service.db.insert(drawPrizes).values(
    prizes.map((prize, at): typeof drawPrizes.$inferInsert => ({
      id: activityId * 100 + at,
      activity_id: activityId,
      kind: 'none',
      name: '谢谢参与',
      remarks: '下次好运',
      image: '',
      weight: 1,
      sort: at,
      ...prize,
    })),
  )
  return activityId
}

async function pointsOf(id: number) {
  const [user] = await service.db.select({ points: users.points }).from(users).where(eq(users.id, id))
  const log = await service.db.select().from(pointsLog).where(eq(pointsLog.user_id, id))
  return { points: user?.points, ledger: log.reduce((sum, row) => sum + row.amount, 0), rows: log.length }
}

test('[AP-41] [SV-04] points that are drawn are in the account, with a row in the ledger', async () => {
  const id = await insertActivity()
  const result = await browser.call(draw, { id })
  expect(result).toMatchObject({ is_join: 1, name: '66 积分', remarks: '已到账', state: 'given', chance: 1 })
  expect(await pointsOf(buyerId)).toEqual({ points: 66, ledger: 66, rows: 1 })
})

test('[AP-41] a coupon that is drawn is in the account, a gift waits for the next parcel', async () => {
  const [template] = await service.db
    .insert(couponTemplates)
    .values({
      name: '20 元抽奖券',
      kind: 'reduce',
      scope: 'all',
      scope_ids: [],
      scope_text: '全场',
      amount: 2000,
      min_amount: 50_000,
      begin_at: service.clock.now,
      end_at: new Date(service.clock.now.getTime() + HOUR),
    })
    .returning({ id: couponTemplates.id })
  const id = await insertActivity({}, [{ kind: 'coupon', coupon_template_id: template!.id, stock: 1 }])
  expect((await browser.call(draw, { id })).state).toBe('given')
  const own = await service.db.select().from(userCoupons).where(eq(userCoupons.user_id, buyerId))
  expect(own.map(coupon => [coupon.template_id, coupon.status])).toEqual([[template!.id, 'unused']])
  const gift = await insertActivity({}, [{ kind: 'gift', stock: 1 }])
  expect((await browser.call(draw, { id: gift })).state_text).toBe('随下一单寄出')
})

test('[AP-41] [AP-42] the result is read again after closing, and the chance brings nothing else', async () => {
  const id = await insertActivity({ chances: 2 })
  const first = await browser.call(draw, { id, chance: 1 })
  expect(await browser.call(draw, { id, chance: 1 })).toEqual(first)
  expect((await browser.call(drawNewRecord, { id })).record).toEqual(first)
  expect((await pointsOf(buyerId)).rows).toBe(1)
})

test('[AP-41] twenty presses of one chance are one draw', async () => {
  const id = await insertActivity({ chances: 3 })
  const results = await Promise.all(Array.from({ length: 20 }, () => browser.call(draw, { id, chance: 1 })))
  expect(new Set(results.map(result => result.id)).size).toBe(1)
  expect((await pointsOf(buyerId)).rows).toBe(1)
})

test('[AP-41] a buyer has as many chances as the activity gives, one after the other', async () => {
  const id = await insertActivity({ chances: 2 })
  await expect(browser.call(draw, { id, chance: 2 })).rejects.toMatchObject({ code: 422 })
  expect((await browser.call(draw, { id })).chance).toBe(1)
  expect((await browser.call(draw, { id, chance: 2 })).chance).toBe(2)
  await expect(browser.call(draw, { id, chance: 3 })).rejects.toMatchObject({
    code: 409,
    message: '您的抽奖机会已用完',
  })
  expect((await pointsOf(buyerId)).rows).toBe(2)
})

test('[ST-05] [AP-41] a draw that is asked for again without a chance answers the same result, also after the end', async () => {
  const id = await insertActivity({ chances: 2 })
  const first = await browser.call(draw, { id })
  const again = await Promise.all(Array.from({ length: 10 }, () => browser.call(draw, { id })))
  expect(again).toEqual(again.map(() => first))
  expect(await pointsOf(buyerId)).toEqual({ points: 66, ledger: 66, rows: 1 })
  expect((await browser.call(drawActivity, { id })).chances_left).toBe(1)
  const second = await browser.call(draw, { id, chance: 2 })
  const begin = service.clock.now
  service.clock.now = new Date(begin.getTime() + 2 * HOUR)
  expect(await browser.call(draw, { id })).toEqual(second)
  expect(await browser.call(draw, { id, chance: 1 })).toEqual(first)
  service.clock.now = begin
})

test('[AP-41] the stock of a prize never falls below zero: five prizes, twelve buyers', async () => {
  const id = await insertActivity({}, [
    { kind: 'gift', stock: 5, weight: 1000, name: '电子血压计' },
    { kind: 'none', weight: 1 },
  ])
  const buyers = await Promise.all(Array.from({ length: 12 }, () => newBuyer()))
  const browsers = await Promise.all(buyers.map(each => service.buyer(each)))
  const results = await Promise.all(browsers.map(each => each.call(draw, { id })))
  const won = results.filter(result => result.kind === 'gift')
  const [prize] = await service.db
    .select()
    .from(drawPrizes)
    .where(eq(drawPrizes.id, id * 100))
  expect(prize?.stock).toBe(5 - won.length)
  expect(won.length).toBeLessThanOrEqual(5)
})

test('[AP-41] with every prize gone a chance still has a result', async () => {
  const id = await insertActivity({}, [{ kind: 'gift', stock: 0 }])
  expect(await browser.call(draw, { id })).toMatchObject({ kind: 'none', name: '谢谢参与', state: 'none' })
})

test('[AP-41] [ER-10 4] before, after, unapproved and elsewhere nothing is drawn', async () => {
  const coming = await insertActivity({ begin_at: new Date(service.clock.now.getTime() + 1000) })
  await expect(browser.call(draw, { id: coming })).rejects.toMatchObject({ message: '活动未开始' })
  const over = await insertActivity({ end_at: service.clock.now })
  await expect(browser.call(draw, { id: over })).rejects.toMatchObject({ message: '活动已结束' })
  const waiting = await service.buyer(await newBuyer({ licence_state: 'submitted' }))
  await expect(waiting.call(draw, { id: await insertActivity() })).rejects.toMatchObject({ code: 409 })
  await expect(browser.call(draw, { id: 999_999 })).rejects.toMatchObject({ code: 404 })
  await expect(service.visitor().call(draw, { id: 1 })).rejects.toMatchObject({ code: 401 })
  const records = await service.db.select().from(drawRecords).where(eq(drawRecords.user_id, buyerId))
  expect(records).toEqual([])
})

test('[AP-41] [SV-05] a foreign page cannot make a buyer’s browser draw, and no answer is kept', async () => {
  const id = await insertActivity()
  const foreign = await browser.raw('GET', `/api/draw?id=${id}`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(foreign.status).toBe(403)
  const own = await browser.raw('GET', `/api/draw?id=${id}`, { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(own.status).toBe(200)
  expect(own.headers['cache-control']).toBe('no-store')
})

test('[AP-42] winners are named with their names covered, misses are not', async () => {
  const id = await insertActivity({ chances: 2 }, [{ kind: 'gift', stock: 1, name: '药盒' }])
  await browser.call(draw, { id, chance: 1 })
  await browser.call(draw, { id, chance: 2 })
  const { record, list } = await service.visitor().call(drawNewRecord, { id })
  expect(record).toBeNull()
  expect(list.map(winner => [winner.company, winner.name])).toEqual([['康***房', '药盒']])
  expect(['药', '药店', ''].map(coverName)).toEqual(['药***', '药***', '***'])
})

test('[AP-43] an activity says what this buyer can do now', async () => {
  const id = await insertActivity({ chances: 2 })
  expect(await browser.call(drawActivity, { id })).toMatchObject({
    state: 'running',
    is_join: 0,
    chances_left: 2,
    chance: 1,
    message: '',
  })
  await browser.call(draw, { id, chance: 1 })
  await browser.call(draw, { id, chance: 2 })
  expect(await browser.call(drawActivity, { id })).toMatchObject({
    is_join: 1,
    chances_left: 0,
    chance: null,
  })
  const visitor = await service.visitor().call(drawActivity, { id })
  expect(visitor).toMatchObject({ chance: null, message: '登录后可参与抽奖' })
})

test('[AP-44] [ST-05 1] the popup is offered once: to a buyer who has not joined', async () => {
  expect((await browser.call(drawSimple, {})).is_join).toBe(1)
  const id = await insertActivity({ is_simple: 1 })
  expect(await browser.call(drawSimple, {})).toMatchObject({ id, is_join: 0, chance: 1 })
  expect((await service.visitor().call(drawSimple, {})).is_join).toBe(1)
  await browser.call(draw, { id })
  expect(await browser.call(drawSimple, {})).toMatchObject({ id: null, is_join: 1 })
})

test('[AP-45] [SV-05] a buyer reads the own records, newest first, and nobody else’s', async () => {
  const id = await insertActivity({ chances: 2 })
  await browser.call(draw, { id, chance: 1 })
  await browser.call(draw, { id, chance: 2 })
  const page = await browser.call(drawRecord, {})
  expect(page.list.map(record => [record.chance, record.activity])).toEqual([
    [2, '换季备货礼'],
    [1, '换季备货礼'],
  ])
  const other = await service.buyer(await newBuyer())
  expect((await other.call(drawRecord, {})).total).toBe(0)
})

test('[AP-46] pictures of the draw page', async () => {
  const picture = { title: '下单有礼', subtitle: '', image: '/p.svg', url: '/jfsc', sort: 1 }
  await service.db.insert(ads).values({ id: 1, slot: 'draw', ...picture })
  expect((await service.visitor().call(drawAds, {})).list.map(ad => ad.title)).toEqual(['下单有礼'])
})

test('the wheel gives every prize its share, and none that is gone', () => {
  const prize = fc.record({
    id: fc.nat(),
    weight: fc.nat({ max: 20 }),
    stock: fc.oneof(fc.constant(null), fc.nat({ max: 3 })),
  })
  fc.assert(
    fc.property(fc.array(prize, { maxLength: 6 }), prizes => {
      const left = prizes.filter(each => each.stock !== 0 && each.weight > 0)
      const whole = left.reduce((sum, each) => sum + each.weight, 0)
      const picked = Array.from({ length: whole }, (_, place) => pickPrize(prizes, () => place))
      for (const each of left) expect(picked.filter(one => one === each)).toHaveLength(each.weight)
      if (whole === 0) expect(pickPrize(prizes, () => 0)).toBeNull()
    }),
  )
})

test('the database itself refuses a stock below zero', async () => {
  const id = await insertActivity({}, [{ kind: 'gift', stock: 0 }])
  await expect(
    service.db
      .update(drawPrizes)
      .set({ stock: sql`${drawPrizes.stock} - 1` })
      .where(eq(drawPrizes.activity_id, id)),
  ).rejects.toThrow()
})
