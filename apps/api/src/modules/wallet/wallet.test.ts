import { userLedgerExport, userMoney, userMoneyLog, userPointsLog } from '@yaoji/api-client/contract/wallet'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks, insertCoupon } from '../../../tests/buyer-data'
import { insertBasics, insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { users } from '../../session/tables'
import { freezeMoney, moveMoney, USE, unfreezeMoney, type WalletMove } from './account'
import { movePoints, POINTS_USE } from './points'

let service: TestService
let buyerId: number
let browser: Browser

const at = (day: string) => new Date(`${day}T10:00:00+08:00`)

const move = ({ now = at('2026-11-01'), ...change }: Partial<WalletMove> & { now?: Date }) =>
  service.db.transaction(db =>
    moveMoney(
      { db, now },
      { user_id: buyerId, amount: 0, use_type: USE.recharge, order_sn: null, remark: '充值', ...change },
    ),
  )

beforeAll(async () => {
  service = await startService()
  await insertBasics(service.db)
  buyerId = await insertBuyer(service.db)
  browser = await service.buyer(buyerId)
  await move({ amount: 10_000 })
  await move({
    amount: -2_550,
    use_type: USE.spend,
    order_sn: 'YJ1',
    remark: '余额支付订单',
    now: at('2026-11-02'),
  })
  await move({ amount: 50, use_type: USE.cashback, remark: '返现', now: at('2026-11-03') })
})

afterAll(async () => {
  expect(await auditBooks(service.db)).toEqual([])
  await service.close()
})

test('[AP-27] [SV-04 2] every change of the balance is a row, newest first, with the balance after it', async () => {
  const { list, total } = await browser.call(userMoneyLog, {})
  expect(total).toBe(3)
  expect(
    list.map(row => [row.use_type_text, row.direction, row.amount, row.balance_after, row.order_sn]),
  ).toEqual([
    ['返现', 'in', '0.50', '75.00', null],
    ['消费', 'out', '25.50', '74.50', 'YJ1'],
    ['充值', 'in', '100.00', '100.00', null],
  ])
  expect(list[1]!.time).toBe('2026-11-02 10:00:00')
})

test('[SV-04] a change of nothing is no row in the ledgers', async () => {
  await move({ amount: 0 })
  await service.db.transaction(db =>
    movePoints(
      { db, now: at('2026-11-04') },
      { user_id: buyerId, amount: 0, use_type: POINTS_USE.order, order_sn: 'YJ2', remark: '订单完成' },
    ),
  )
  expect((await browser.call(userMoneyLog, {})).total).toBe(3)
  expect((await browser.call(userPointsLog, {})).list.map(({ order_sn }) => order_sn)).not.toContain('YJ2')
})

test('[AP-27] the log is narrowed by use and by days, both ends counted, and paged', async () => {
  const times = async (input: object) =>
    (await browser.call(userMoneyLog, input)).list.map(row => row.time.slice(0, 10))
  expect(await times({ use_type: 2 })).toEqual(['2026-11-02'])
  expect(await times({ start_time: '2026-11-02', end_time: '2026-11-02' })).toEqual(['2026-11-02'])
  expect(await times({ start_time: '2026-11-02' })).toEqual(['2026-11-03', '2026-11-02'])
  expect(await times({ page: 2, per_page: 2 })).toEqual(['2026-11-01'])
  await expect(browser.call(userMoneyLog, { use_type: 9 })).rejects.toMatchObject({ kind: 'invalid' })
})

test('[AP-27] [RT-22] income and expense are the sums of the rows that the filter finds, on every page', async () => {
  const sums = async (input: object) => {
    const { income, expense, list } = await browser.call(userMoneyLog, input)
    return [income, expense, list.length]
  }
  expect(await sums({ per_page: 1 })).toEqual(['100.50', '25.50', 1])
  expect(await sums({ page: 3, per_page: 1 })).toEqual(['100.50', '25.50', 1])
  expect(await sums({ use_type: 2 })).toEqual(['0.00', '25.50', 1])
  expect(await sums({ start_time: '2026-11-03' })).toEqual(['0.50', '0.00', 1])
  expect(await sums({ use_type: 7 })).toEqual(['0.00', '0.00', 0])
  await expect(sums({ start_time: '2026-11-03', end_time: '2026-11-01' })).rejects.toMatchObject({
    kind: 'invalid',
  })
})

test('[RT-22] an export has the rows of the filter without pages, which add up to the sums of the ledger', async () => {
  const all = await browser.call(userLedgerExport, { ledger: 'balance' })
  expect(all.total).toBe(3)
  expect(all.list.map(row => [row.use_type_text, row.direction, row.amount, row.balance_after])).toEqual([
    ['返现', 'in', '0.50', '75.00'],
    ['消费', 'out', '25.50', '74.50'],
    ['充值', 'in', '100.00', '100.00'],
  ])
  const some = { ledger: 'balance', use_type: 2, start_time: '2026-11-02', end_time: '2026-11-02' } as const
  expect((await browser.call(userLedgerExport, some)).list).toMatchObject([{ order_sn: 'YJ1' }])
  expect(await browser.call(userLedgerExport, { ledger: 'vouchers' })).toEqual({ list: [], total: 0 })
  await expect(browser.call(userLedgerExport, { ...some, start_time: '2026-11-03' })).rejects.toMatchObject({
    kind: 'invalid',
  })
  const other = await service.buyer(await insertBuyer(service.db, { phone: '13900000032' }))
  expect((await other.call(userLedgerExport, { ledger: 'balance' })).list).toEqual([])
})

test('[AP-28] the wallet says what it holds', async () => {
  await insertCoupon(service.db, buyerId, { kind: 'cash', reduce: '20.00' })
  await insertCoupon(service.db, buyerId)
  expect(await browser.call(userMoney, {})).toEqual({
    balance: '75.00',
    frozen_balance: '0.00',
    total_balance: '75.00',
    points: 0,
    points_expiring: 0,
    points_expire_on: null,
    coupon_count: 1,
    cash_count: 1,
    cash_amount: '20.00',
    income: '100.50',
    expense: '25.50',
  })
})

test('[SV-04] a balance never falls below zero, nor do points, and a refused move leaves no row', async () => {
  await expect(move({ amount: -7_501, use_type: USE.spend })).rejects.toMatchObject({ code: 409 })
  expect((await browser.call(userMoneyLog, {})).total).toBe(3)
  const points = (amount: number) =>
    service.db.transaction(db =>
      movePoints(
        { db, now: at('2026-11-04') },
        { user_id: buyerId, amount, use_type: POINTS_USE.given, order_sn: null, remark: '赠送' },
      ),
    )
  await points(30)
  await expect(points(-31)).rejects.toMatchObject({ code: 409 })
  await points(-30)
  expect((await browser.call(userLedgerExport, { ledger: 'points' })).list).toMatchObject([
    { direction: 'out', amount: '30', balance_after: '0' },
    { direction: 'in', amount: '30', balance_after: '30' },
  ])
  const [buyer] = await service.db.select().from(users).where(eq(users.id, buyerId))
  expect(buyer!.points).toBe(0)
})

test('[SV-04] a payment takes what was frozen for it first, and only the rest of what can be used', async () => {
  const { db } = service
  const payer = await insertBuyer(db, { phone: '13900000033' })
  const own = await service.buyer(payer)
  const wallet = async () => {
    const { balance, frozen_balance, total_balance } = await own.call(userMoney, {})
    return [balance, frozen_balance, total_balance]
  }
  await move({ user_id: payer, amount: 10_000 })
  await db.transaction(tx => freezeMoney(tx, payer, 6_000))
  expect(await wallet()).toEqual(['40.00', '60.00', '100.00'])
  await expect(move({ user_id: payer, amount: -4_001, use_type: USE.spend })).rejects.toMatchObject({
    message: '余额不足，请更换支付方式',
  })
  await move({ user_id: payer, amount: -7_000, frozen: 6_000, use_type: USE.spend })
  expect(await wallet()).toEqual(['30.00', '0.00', '30.00'])
  expect((await own.call(userMoneyLog, {})).list.map(row => [row.amount, row.balance_after])).toEqual([
    ['70.00', '30.00'],
    ['100.00', '100.00'],
  ])
  await db.transaction(tx => freezeMoney(tx, payer, 3_000))
  await db.transaction(tx => unfreezeMoney(tx, payer, 1_000))
  expect(await wallet()).toEqual(['10.00', '20.00', '30.00'])
  await db.transaction(tx => unfreezeMoney(tx, payer, 2_000))
  await expect(db.transaction(tx => unfreezeMoney(tx, payer, 1))).rejects.toThrow(/less than 1 fen/)
  expect(await wallet()).toEqual(['30.00', '0.00', '30.00'])
})

test('[SV-05] a wallet is its buyer’s alone', async () => {
  await expect(service.visitor().call(userMoney, {})).rejects.toMatchObject({ kind: 'unauthenticated' })
  await expect(service.visitor().call(userPointsLog, {})).rejects.toMatchObject({ kind: 'unauthenticated' })
  await expect(service.visitor().call(userMoneyLog, {})).rejects.toMatchObject({ kind: 'unauthenticated' })
  const other = await service.buyer(await insertBuyer(service.db, { phone: '13900000031' }))
  expect((await other.call(userMoneyLog, {})).list).toEqual([])
  expect((await other.call(userPointsLog, {})).list).toEqual([])
  expect((await other.call(userMoney, {})).balance).toBe('0.00')
})
