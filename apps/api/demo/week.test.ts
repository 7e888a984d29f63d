import { parsePrice } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { goodsPrices } from '../src/modules/goods/tables'
import { spikeGoods, spikeSessions } from '../src/modules/promotion/tables'
import { chinaMoment } from '../src/wire/clock'
import { insertBasics, insertGoods } from '../tests/fixtures'
import { startService, type TestService } from '../tests/service'
import { keepWeek, repeatWeek } from './week'

const TODAY = '2026-11-20'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  for (const id of [1, 2]) await insertGoods(service.db, { id, stock: 100 })
})

afterAll(() => service.close())

test('the demo offers a session and a daily price again a week later, with nothing sold, and only once', async () => {
  const { db } = service
  const day = { begin_at: chinaMoment(TODAY, 0), end_at: chinaMoment(TODAY, 600), sold: 20, quota: 50 }
  const price = parsePrice('6.60')
  await db.insert(goodsPrices).values([
    { goods_price_id: 11, goods_id: 1, kind: 'spike', price, stock_goods_price_id: 10, ...day },
    { goods_price_id: 21, goods_id: 2, kind: 'everyday', price, stock_goods_price_id: 20, ...day },
  ])
  await db.insert(spikeSessions).values({ id: 1, name: '早场', day: TODAY, begin_minute: 0, end_minute: 600 })
  await db.insert(spikeGoods).values({ session_id: 1, goods_id: 1, goods_price_id: 11 })
  const offers = async () => ({
    day: (await db.select().from(spikeSessions))[0]?.day,
    lines: await Promise.all(
      [11, 21].map(
        async id => (await db.select().from(goodsPrices).where(eq(goodsPrices.goods_price_id, id)))[0],
      ),
    ),
  })
  await repeatWeek(db, TODAY)
  expect(await offers()).toMatchObject({ day: TODAY, lines: [day, day] })
  for (const _again of [1, 2]) await repeatWeek(db, '2026-12-05')
  const later = {
    begin_at: chinaMoment('2026-12-11', 0),
    end_at: chinaMoment('2026-12-11', 600),
    sold: 0,
    quota: 50,
  }
  expect(await offers()).toMatchObject({ day: '2026-12-11', lines: [later, later] })
})

test.each([
  ['a shop without the demo keeps its ended sessions as they are', false, '2026-12-11'],
  ['a demonstration repeats them while it serves', true, '2027-01-01'],
] as const)('%s', async (_what, demo, day) => {
  const { db, app } = service
  const now = () => chinaMoment('2027-01-01', 0)
  const serving = Fastify().decorate('deps', { ...app.deps, config: { ...app.deps.config, demo }, now })
  keepWeek(serving)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await serving.listen({ port: 0 })
  // No further: a connection to PostgreSQL that the run opens has a time limit.
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  // Closing waits for the run that is on.
  await serving.close()
  expect((await db.select().from(spikeSessions))[0]?.day).toBe(day)
})
