import { cashback, cashbackOrders } from '@yaoji/api-client/contract/cashback'
import { userMoneyLog } from '@yaoji/api-client/contract/wallet'
import { ORDER, RETURN } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBooks } from '../../../tests/buyer-data'
import { withFailingWrites } from '../../../tests/failing-writes'
import { insertBasics, insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { orders } from '../order/tables'
import { orderReturns } from '../return/tables'
import { settleCashback } from './settle'
import { cashbackMonths, cashbackPlans } from './tables'

let service: TestService
let buyerId: number
let browser: Browser
let phone = 13_900_001_000

const at = (time: string) => new Date(`${time}+08:00`)

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  await service.db.insert(cashbackPlans).values([
    { id: 1, begin_month: '2026-08', end_month: '2026-08', tiers: [{ amount: 100, cashback: 90 }] },
    {
      id: 2,
      begin_month: '2026-10',
      tiers: [
        { amount: 100_000, cashback: 500 },
        { amount: 300_000, cashback: 2_000 },
      ],
    },
  ])
})

beforeEach(async () => {
  service.clock.now = at('2026-10-20T10:00:00')
  phone += 1
  buyerId = await insertBuyer(service.db, { phone: String(phone) })
  browser = await service.buyer(buyerId)
})

afterAll(async () => {
  // The orders of these tests are amounts without lines.
  expect((await auditBooks(service.db)).filter(problem => /balance|ledger/.test(problem))).toEqual([])
  await service.close()
})

interface Received {
  time: string
  payable: number
  balance?: number
  shipping?: number
  status?: typeof ORDER.received | typeof ORDER.completed
}

let number = 0

async function receive({ time, payable, balance = 0, shipping = 0, status = ORDER.completed }: Received) {
  number += 1
  const [row] = await service.db
    .insert(orders)
    .values({
      sn: `YJ${number}`,
      parent_sn: `YJH${number}`,
      user_id: buyerId,
      ck_id: 1,
      warehouse: '上海仓',
      status,
      goods_amount: payable + balance - shipping,
      payable_amount: payable,
      balance_amount: balance,
      shipping_amount: shipping,
      line_count: 0,
      goods_number: 0,
      address: { consignee: '王药师', mobile: '13900000001', region: '', detail: '' },
      created_at: at(time),
      pay_before: at(time),
      received_at: at(time),
    })
    .returning({ id: orders.id })
  return row!.id
}

const refund = (order_id: number, goods_amount: number) =>
  service.db.insert(orderReturns).values({
    sn: `TH${order_id}`,
    order_id,
    user_id: buyerId,
    kind: 'refund_only',
    status: RETURN.done,
    reason: 'damaged',
    text: '',
    goods_amount,
    created_at: service.clock.now,
    refunded_at: service.clock.now,
  })

const settle = (time: string) => settleCashback({ db: service.db, now: at(time) })
const paid = async () => (await browser.call(userMoneyLog, { use_type: 4 })).list
const monthsAt = async (time: string) => {
  service.clock.now = at(time)
  const { mine } = await browser.call(cashback, {})
  return mine?.months.map(({ month, received_amount, cashback_amount, state }) => [
    month,
    received_amount,
    cashback_amount,
    state,
  ])
}

test('[RT-38 /hb] a visitor sees the tiers and the end of the month, and nobody’s progress', async () => {
  const answer = await service.visitor().call(cashback, {})
  expect(answer).toEqual({
    month: '2026-10',
    timestamp: service.clock.now.getTime() / 1000,
    end_timestamp: at('2026-11-01T00:00:00').getTime() / 1000,
    tiers: [
      { amount: '1000.00', cashback: '5.00' },
      { amount: '3000.00', cashback: '20.00' },
    ],
    settling_days: 7,
    mine: null,
  })
  service.clock.now = at('2026-09-10T00:00:00')
  expect((await service.visitor().call(cashback, {})).tiers).toEqual([])
})

test('[RT-38 /hb] what was received in the month counts: without shipping, less refunds; unreceived orders do not', async () => {
  const id = await receive({ time: '2026-10-01T00:00:00', payable: 90_800, balance: 60_000, shipping: 800 })
  await receive({ time: '2026-09-30T23:59:59', payable: 500_000 })
  await refund(id, 10_000)
  const open = await receive({ time: '2026-10-05T10:00:00', payable: 70_000 })
  await service.db.update(orders).set({ status: ORDER.shipped, received_at: null }).where(eq(orders.id, open))
  const { mine } = await browser.call(cashback, {})
  expect(mine).toMatchObject({
    months: [{ month: '2026-10', received_amount: '1400.00', cashback_amount: '5.00', state: 'running' }],
    next: { amount: '3000.00', cashback: '20.00', missing_amount: '1600.00' },
  })
  const listed = await browser.call(cashbackOrders, {})
  expect(listed).toMatchObject({
    total: 1,
    received_amount: '1400.00',
    list: [{ order_id: id, goods_amount: '1500.00', refunded_amount: '100.00', received_amount: '1400.00' }],
  })
})

test('[RT-38 /hb] a month ends to the second, and is paid once, seven days after it', async () => {
  await receive({ time: '2026-10-31T23:59:59', payable: 300_000 })
  await receive({ time: '2026-11-01T00:00:00', payable: 100_000 })
  expect(await monthsAt('2026-11-07T23:59:59')).toEqual([
    ['2026-11', '1000.00', '5.00', 'running'],
    ['2026-10', '3000.00', '20.00', 'settling'],
  ])
  await settle('2026-11-07T23:59:59')
  expect(await paid()).toEqual([])
  for (const time of ['2026-11-08T00:00:00', '2026-11-09T00:00:00']) await settle(time)
  expect(await paid()).toMatchObject([{ amount: '20.00', direction: 'in', remark: '2026-10 满额返现' }])
  expect((await monthsAt('2026-11-09T00:00:00'))?.[1]).toEqual(['2026-10', '3000.00', '20.00', 'paid'])
})

test('[RT-38 /hb] a month without a reached tier is settled without a payment', async () => {
  await receive({ time: '2026-10-10T10:00:00', payable: 99_999 })
  await settle('2026-11-08T00:00:00')
  expect(await paid()).toEqual([])
  expect((await monthsAt('2026-11-08T00:00:00'))?.[1]).toEqual(['2026-10', '999.99', '0.00', 'missed'])
})

test('[RT-38 /hb] [RT-27] payment waits for an order whose return is open, and counts what the return leaves', async () => {
  const id = await receive({ time: '2026-10-31T10:00:00', payable: 300_000, status: ORDER.received })
  await settle('2026-11-08T00:00:00')
  expect(await paid()).toEqual([])
  await refund(id, 1)
  await service.db.update(orders).set({ status: ORDER.completed }).where(eq(orders.id, id))
  await settle('2026-11-20T00:00:00')
  expect(await paid()).toMatchObject([{ amount: '5.00' }])
})

test('[RT-38 /hb] [RT-27] payment waits for the open return of an order that is completed', async () => {
  const id = await receive({ time: '2026-10-31T10:00:00', payable: 300_000 })
  await refund(id, 1)
  const own = eq(orderReturns.order_id, id)
  await service.db.update(orderReturns).set({ status: RETURN.refunding, refunded_at: null }).where(own)
  await settle('2026-11-08T00:00:00')
  expect(await paid()).toEqual([])
  expect((await monthsAt('2026-11-08T00:00:00'))?.[1]).toEqual(['2026-10', '3000.00', '20.00', 'settling'])
  await service.db
    .update(orderReturns)
    .set({ status: RETURN.done, refunded_at: at('2026-11-09T00:00:00') })
    .where(own)
  await settle('2026-11-10T00:00:00')
  expect(await paid()).toMatchObject([{ amount: '5.00' }])
})

test('[RT-38 /hb] [SV-04] several processes that settle at once pay once', async () => {
  await receive({ time: '2026-10-10T10:00:00', payable: 300_000 })
  await Promise.all([1, 2, 3, 4].map(() => settle('2026-11-08T00:00:00')))
  expect(await paid()).toHaveLength(1)
  const rows = await service.db.select().from(cashbackMonths).where(eq(cashbackMonths.user_id, buyerId))
  expect(rows).toMatchObject([{ month: '2026-10', cashback_amount: 2_000 }])
})

test('[RT-38 /hb] a month without a plan brings nothing, and a later plan does not change an earlier one', async () => {
  await receive({ time: '2026-09-10T10:00:00', payable: 900_000 })
  await receive({ time: '2026-08-10T10:00:00', payable: 1_000 })
  await settle('2026-11-08T00:00:00')
  expect(await paid()).toMatchObject([{ amount: '0.90', remark: '2026-08 满额返现' }])
})

test('[SV-05] the orders that count are their buyer’s alone, and a month that is none is refused', async () => {
  await receive({ time: '2026-10-10T10:00:00', payable: 300_000 })
  const other = await service.buyer(await insertBuyer(service.db, { phone: '13900009999' }))
  expect((await other.call(cashbackOrders, {})).list).toEqual([])
  await expect(service.visitor().call(cashbackOrders, {})).rejects.toMatchObject({ kind: 'unauthenticated' })
  await expect(browser.call(cashbackOrders, { month: '2026-13' })).rejects.toMatchObject({ kind: 'invalid' })
})

test('[RT-38 /hb] a buyer and month that cannot be settled do not stop the others', async () => {
  await receive({ time: '2026-10-05T10:00:00', payable: 100_000 })
  await receive({ time: '2026-11-05T10:00:00', payable: 100_000 })
  const failing = {
    table: 'cashback_months',
    when: `new.user_id = ${buyerId} and new.month = '2026-10'`,
  }
  await withFailingWrites(service.db, failing, () =>
    expect(settle('2027-02-01T10:00:00')).rejects.toMatchObject({ errors: [expect.anything()] }),
  )
  expect((await paid()).map(({ remark }) => remark)).toEqual(['2026-11 满额返现'])
  await settle('2027-02-01T10:00:00')
  expect((await paid()).map(({ remark }) => remark)).toEqual(['2026-10 满额返现', '2026-11 满额返现'])
})
