import type { InputOf } from '@yaoji/api-client/contract'
import { orderList } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { statementsOf } from '../../../tests/statements'
import { users } from '../../session/tables'
import { addDays, chinaDate, chinaMoment } from '../../wire/clock'
import { listOrders } from './list'
import { orderLines, orders } from './tables'

let service: TestService
let browser: Browser
let user_id = 0

beforeAll(async () => {
  service = await startService()
})

beforeEach(async () => {
  user_id = await insertBuyer(service.db, { phone: String(13_700_000_000 + user_id) })
  browser = await service.buyer(user_id)
})

afterAll(() => service.close())

/** Numbers that no other test of the file uses. */
let running = 0

interface Written {
  readonly at: Date
  readonly parent_sn?: string
  readonly status?: 10 | -10
  readonly is_ephedrine?: 0 | 1
  readonly sccj?: string
  readonly lines?: number
}

/** Writes an order of this buyer over 12.00 as it would be after a checkout at a moment. Answers its id. */
async function writeOrder({ at, parent_sn, status = 10, is_ephedrine = 0, sccj = '', lines = 0 }: Written) {
  running += 1
  const sn = `YJ2611${String(running).padStart(10, '0')}`
  const [row] = await service.db
    .insert(orders)
    .values({
      sn,
      parent_sn: parent_sn ?? `P${sn}`,
      user_id,
      ck_id: 1,
      warehouse: '成都中心仓',
      status,
      is_ephedrine,
      payable_amount: 1200,
      line_count: lines,
      goods_number: lines,
      address: { consignee: '王药师', mobile: '', region: '', detail: '' },
      created_at: at,
      pay_before: at,
    })
    .returning()
  for (let line = 1; line <= lines; line += 1) {
    await service.db.insert(orderLines).values({
      order_id: row!.id,
      goods_id: 6,
      goods_price_id: 60,
      stock_goods_price_id: 60,
      type: 0,
      name: `板蓝根颗粒 ${line}`,
      ypgg: '10g×20袋',
      sccj,
      bzdw: '盒',
      approval_no: '',
      image: '',
      number: 1,
      price: 120_000,
      raw_price: 120_000,
    })
  }
  return { id: row!.id, sn, day: chinaDate(at) }
}

const idsOf = async (input: InputOf<typeof orderList>) => (await list(input)).list.map(order => order.id)
const list = (input: InputOf<typeof orderList>) => browser.call(orderList, input)

describe('days', () => {
  test.each([
    ['the first moment of the first day', '2026-11-10', 0, true],
    ['the last moment of the day before', '2026-11-10', -1, false],
    ['the last moment of the last day', '2026-11-12', -1, true],
    ['the first moment of the day after', '2026-11-13', 0, false],
  ])('%s', async (_what, day, ms, found) => {
    const edge = day === '2026-11-12' ? addDays(day, 1) : day
    const { id } = await writeOrder({ at: new Date(chinaMoment(edge, 0).getTime() + ms) })
    expect(await idsOf({ from: '2026-11-10', to: '2026-11-12' })).toEqual(found ? [id] : [])
  })

  test('whichever days are chosen, the list has the orders placed on them in China, newest first', async () => {
    const dayMs = 86_400_000
    const start = chinaMoment('2024-02-26', 0).getTime()
    const moments = [0, 1, dayMs / 3, dayMs - 1].flatMap(ms =>
      [0, 1, 2, 3, 4, 5].map(day => start + day * dayMs + ms),
    )
    const written: Awaited<ReturnType<typeof writeOrder>>[] = []
    for (const moment of moments) written.push(await writeOrder({ at: new Date(moment) }))
    const day = fc.integer({ min: -1, max: 6 }).map(days => addDays('2024-02-26', days))
    const edge = fc.option(day, { nil: '' })
    await fc.assert(
      fc.asyncProperty(edge, edge, async (one, other) => {
        const [from, to] = one !== '' && other !== '' && one > other ? [other, one] : [one, other]
        const expected = written.filter(
          order => (from === '' || order.day >= from) && (to === '' || order.day <= to),
        )
        const answer = await list({ from, to, per_page: 100 })
        expect(answer.list.map(order => order.id)).toEqual(expected.map(order => order.id).reverse())
        expect(answer.tabs[0]).toMatchObject({ tab: 'all', count: expected.length })
      }),
      { numRuns: 40 },
    )
  })

  test.each([
    [{ from: '2026-02-30' }, 'from', '日期格式应为 2027-03-15'],
    [{ to: '20261101' }, 'to', '日期格式应为 2027-03-15'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to', '结束日期不能早于开始日期'],
  ])('%o are refused at their field', async (input, field, message) => {
    await expect(list(input)).rejects.toMatchObject({ kind: 'invalid', fields: { [field]: [message] } })
  })
})

test('empty filters are none', async () => {
  const { id } = await writeOrder({ at: service.clock.now })
  expect(await idsOf({ tab: '', keywords: '', from: '', to: '' })).toEqual([id])
})

test('keywords find the maker, and the number by its last digits; the counts of the tabs follow them', async () => {
  const at = service.clock.now
  const found = await writeOrder({ at, sccj: '云南白药集团', lines: 1 })
  const cancelled = await writeOrder({ at, sccj: '云南白药集团', lines: 1, status: -10 })
  await writeOrder({ at, sccj: '100%_制药', lines: 1 })
  const answer = await list({ keywords: '白药', tab: 'unpaid' })
  expect(answer.list.map(order => order.id)).toEqual([found.id])
  expect(answer.tabs.filter(tab => tab.count > 0).map(tab => [tab.tab, tab.count])).toEqual([
    ['all', 2],
    ['unpaid', 1],
    ['cancelled', 1],
  ])
  expect(await idsOf({ keywords: cancelled.sn.slice(-6) })).toEqual([cancelled.id])
  expect(await idsOf({ keywords: '药_集团' })).toEqual([])
})

test('[RT-26] a combination says how many products it has, also when the list has the first three lines only', async () => {
  const { id } = await writeOrder({ at: service.clock.now, sccj: '五种商品的组合', lines: 5 })
  await service.db.update(orderLines).set({ combination_id: 1 }).where(eq(orderLines.order_id, id))
  const { list: found } = await list({ keywords: '五种商品的组合' })
  expect(found.flatMap(order => order.lines.map(line => line.combination_kinds))).toEqual([5, 5, 5])
})

describe('purchases', () => {
  test('[RT-26] a purchase over the edge of a page, a tab or the filters has the numbers of all its parts', async () => {
    const at = service.clock.now
    const parent_sn = 'YJH26112000007777'
    const first = await writeOrder({ at, parent_sn })
    const second = await writeOrder({ at, parent_sn, sccj: '同仁堂', lines: 1 })
    await writeOrder({ at, parent_sn, is_ephedrine: 1 })
    await writeOrder({ at, parent_sn, status: -10 })
    await writeOrder({ at })
    const purchase = {
      parent_sn,
      part_count: 4,
      payable_amount: '48.00',
      balance_amount: '0.00',
      unpaid_count: 3,
      unpaid_amount: '36.00',
      pay_together: [first.id, second.id],
      pay_together_amount: '24.00',
    }
    for (const input of [
      { per_page: 2 },
      { per_page: 2, page: 2 },
      { tab: 'cancelled' },
      { keywords: '同仁堂' },
    ]) {
      expect((await list(input)).purchases).toEqual([purchase])
    }
    expect((await list({ keywords: '7777' })).total).toBe(4)
  })

  test('orders of a checkout into one order, and of other buyers, are no parts', async () => {
    await writeOrder({ at: service.clock.now })
    expect((await list({})).purchases).toEqual([])
  })
})

test('a page past the last one is empty and says which one is the last', async () => {
  await writeOrder({ at: service.clock.now })
  expect(await list({ page: 9 })).toMatchObject({ list: [], total: 1, page: 9, last_page: 1 })
})

test('an order in the list has its first three lines, and the number of all of them', async () => {
  await writeOrder({ at: service.clock.now, lines: 5 })
  const [order] = (await list({})).list
  expect(order?.line_count).toBe(5)
  expect(order?.lines.map(line => line.name)).toEqual(['板蓝根颗粒 1', '板蓝根颗粒 2', '板蓝根颗粒 3'])
})

test('the number of statements does not grow with the orders', async () => {
  const { db, clock } = service
  const [buyer] = await db.select().from(users).where(eq(users.id, user_id))
  const count = async () => {
    const statements = await statementsOf(db, tx =>
      listOrders(
        { db: tx, now: clock.now, viewer: { sessionId: null, buyer: buyer! } },
        { keywords: '颗粒' },
      ),
    )
    return statements.length
  }
  await writeOrder({ at: clock.now, lines: 1 })
  const one = await count()
  for (const parent_sn of ['A', 'A', 'B', 'B']) await writeOrder({ at: clock.now, parent_sn, lines: 4 })
  expect(await count()).toBe(one)
})
