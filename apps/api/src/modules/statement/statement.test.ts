import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import { statementGet } from '@yaoji/api-client/contract/statement'
import { parseAmount, STATEMENT_RULES, sumAmounts } from '@yaoji/domain'
import { and, eq, isNotNull, like, sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { giveMoney, insertCoupon } from '../../../tests/buyer-data'
import { insertBuyer } from '../../../tests/fixtures'
import { openInvoiceShop } from '../../../tests/invoice-shop'
import { pagesOf } from '../../../tests/pdf-text'
import type { PdfContent } from '../../pdf/content'
import draw from '../../pdf/draw'
import { users } from '../../session/tables'
import { issueRedInvoices } from '../invoice/red'
import { invoices } from '../invoice/tables'
import { lockOrder } from '../order/change-status'
import { orders } from '../order/tables'
import { refundPayment } from '../payment/refund'
import { payments } from '../payment/tables'
import { refunds } from '../refund/tables'
import { moveMoney, USE, walletOf } from '../wallet/account'
import { walletLog } from '../wallet/tables'

const { shop, order, pay, refund, group, apply, issue } = openInvoiceShop()

const at = (time: string) => new Date(`${time}+08:00`)
const fen = (decimal: string) => Math.round(Number(decimal) * 100)
const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => string) =>
  sumAmounts(rows.map(row => fen(amount(row))))

const ask = (input: InputOf<typeof statementGet> = {}) => shop.browser.call(statementGet, input)

async function statementOf(input: InputOf<typeof statementGet> = {}) {
  const { statement } = await ask(input)
  if (!statement) throw new Error('tests: the statement has too many rows.')
  return statement
}

afterEach(() => {
  shop.service.pdf.draw = draw
})

/** Everything that a total says is what its rows say. */
function expectTotals({
  payments,
  refunds,
  invoices,
  balance_changes,
  totals,
}: Awaited<ReturnType<typeof statementOf>>) {
  for (const name of ['goods_amount', 'coupon_amount', 'shipping_amount', 'cost_amount'] as const)
    expect([name, fen(totals[name])]).toEqual([name, sumOf(payments, row => row[name])])
  for (const row of payments.filter(({ kind }) => kind === 'order')) {
    const off = [row.promotion_amount, row.welfare_amount, row.manjian_amount, row.coupon_amount]
    const deducted = sumOf([...off, row.cash_amount, row.points_amount], amount => amount)
    expect(fen(row.goods_amount) - deducted + fen(row.shipping_amount)).toBe(fen(row.cost_amount))
    expect(fen(row.balance_amount) + fen(row.online_amount)).toBe(fen(row.cost_amount))
  }
  const paid = sumOf(payments, row => row.balance_amount) + sumOf(payments, row => row.online_amount)
  const refunded = sumOf(refunds, row => row.amount)
  expect(fen(totals.paid_amount)).toBe(paid)
  expect(fen(totals.refunded_amount)).toBe(refunded)
  expect(fen(totals.net_amount)).toBe(paid - refunded)
  expect(fen(totals.invoiced_amount)).toBe(sumOf(invoices, row => row.amount))
  expect(fen(totals.income)).toBe(sumOf(balance_changes, row => row.income))
  expect(fen(totals.expense)).toBe(sumOf(balance_changes, row => row.expense))
  expect(fen(totals.opening_amount) + fen(totals.income) - fen(totals.expense)).toBe(
    fen(totals.closing_amount),
  )
}

function paymentOf(order_id: number, payment: Pick<typeof payments.$inferInsert, 'sn' | 'way' | 'amount'>) {
  const { now } = shop.service.clock
  const state = 'paid' as const
  return { ...payment, order_id, user_id: shop.buyerId, state, created_at: now, settled_at: now }
}

/** An order with a coupon and a part of the balance, which is paid online, invoiced, and refunded in part. */
async function trade() {
  const { db, clock } = shop.service
  await giveMoney(db, shop.buyerId, '80.00')
  const coupon_id = await insertCoupon(db, shop.buyerId, { reduce: '5.00' })
  const { id } = (await shop.place([{ goods_id: 7, number: 10 }], { coupon_id, use_balance: 1 })).orders[0]!
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  await db
    .insert(payments)
    .values(paymentOf(id, { sn: `P${id}`, way: 'wechat', amount: row!.payable_amount }))
  await pay(id)
  const { invoice } = await apply([id])
  await issue(invoice.id)
  await refund(id, 10_000)
  await issueRedInvoices({ db, now: clock.now })
  return id
}

/** Money that an order does not expect, received by a transfer. */
async function payAgain(id: number, amount: number) {
  const { db, clock } = shop.service
  const payment = { sn: `T${id}`, way: 'transfer', amount } as const
  await db.insert(payments).values(paymentOf(id, payment))
  await db.transaction(async tx => {
    const row = await lockOrder(tx, id)
    const again = { payment_sn: payment.sn, amount, remark: '重复付款，退回余额' }
    await refundPayment({ db: tx, now: clock.now }, row!, again)
  })
}

test('[RT-22 /wdqb/dzd] a month with a coupon, a part of the balance, a refund and invoices adds up to the orders, the refunds and the wallet', async () => {
  const { db } = shop.service
  const id = await trade()
  await payAgain(id, 1_234)
  const statement = await statementOf()
  expectTotals(statement)
  const { payments: rows, totals } = statement
  expect(rows.map(({ kind, pay_text, coupon_amount }) => [kind, pay_text, coupon_amount])).toEqual([
    ['order', '微信支付', '5.00'],
    ['extra', '对公转账', '0.00'],
  ])
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  expect(fen(totals.paid_amount)).toBe(row!.paid_amount + row!.balance_paid)
  expect(fen(totals.balance_amount)).toBe(8_000)
  expect(fen(totals.refunded_amount)).toBe(row!.refunded_amount)
  const stored = await db.select().from(refunds).where(eq(refunds.order_id, id))
  expect(statement.refunds.map(({ sn }) => sn)).toEqual(stored.map(({ sn }) => sn))
  const issued = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.user_id, shop.buyerId), isNotNull(invoices.number)))
  expect(statement.invoices.map(({ is_red, amount }) => [is_red, fen(amount)])).toEqual(
    issued.map(({ red_of, amount }) => [red_of === null ? 0 : 1, amount]),
  )
  expect(statement.invoices.map(({ is_red }) => is_red)).toEqual([0, 1])
  const log = await db.select().from(walletLog).where(eq(walletLog.user_id, shop.buyerId))
  expect(fen(totals.income) - fen(totals.expense)).toBe(sumAmounts(log.map(({ amount }) => amount)))
  const { balance, frozen } = await walletOf(db, shop.buyerId)
  expect(fen(totals.closing_amount)).toBe(balance + frozen)
  const spent = statement.balance_changes.find(({ use_type }) => use_type === USE.spend)
  expect(spent?.expense).toBe(totals.balance_amount)
})

test('[RT-22 /wdqb/dzd] an order belongs to the month of its payment in China, and one that is not paid to none', async () => {
  const { clock } = shop.service
  clock.now = at('2026-10-31T23:50:00')
  const id = await order({ paid: false })
  await order({ paid: false })
  clock.now = at('2026-10-31T23:59:59')
  await pay(await order({ paid: false }))
  clock.now = at('2026-11-01T00:00:00')
  await pay(id)
  clock.now = at('2026-11-30T23:59:59')
  const november = await statementOf({ month: '2026-11' })
  expect(
    november.payments.map(({ order_id, created_at, paid_at }) => [order_id, created_at, paid_at]),
  ).toEqual([[id, '2026-10-31 23:50:00', '2026-11-01 00:00:00']])
  expect((await statementOf({ month: '2026-10' })).payments).toHaveLength(1)
})

test('[RT-22 /wdqb/dzd] a refund belongs to the month in which it is granted, and a month begins with the balance of the one before', async () => {
  const { clock, db } = shop.service
  clock.now = at('2026-10-20T10:00:00')
  const move = { user_id: shop.buyerId, order_sn: null, remark: '充值', use_type: USE.recharge }
  await db.transaction(tx => moveMoney({ db: tx, now: clock.now }, { ...move, amount: 5_000 }))
  const id = await order()
  clock.now = at('2026-11-02T10:00:00')
  await refund(id, 1_000)
  const october = await statementOf({ month: '2026-10' })
  const november = await statementOf({ month: '2026-11' })
  for (const statement of [october, november]) expectTotals(statement)
  expect([october.refunds.length, november.payments.length, november.refunds.length]).toEqual([0, 0, 1])
  expect(november.totals.net_amount).toBe('-10.00')
  expect(october.totals).toMatchObject({ opening_amount: '0.00', income: '50.00', closing_amount: '50.00' })
  expect(november.totals.opening_amount).toBe('50.00')
})

test('[RT-22 /wdqb/dzd] an invoice that was voided belongs to no statement', async () => {
  const id = await order()
  const { invoice } = await apply([id])
  await issue(invoice.id)
  expect((await statementOf()).invoices).toHaveLength(1)
  await group(`invoices/${invoice.id}/void`, { reason: '开错' })
  const { invoices: left, totals } = await statementOf()
  expect([left, totals.invoiced_amount]).toEqual([[], '0.00'])
})

test('[RT-22 /wdqb/dzd] a statement says its days, whether they have ended, and the months beside it', async () => {
  const of = async (input: InputOf<typeof statementGet>) => {
    const { month, begin_date, end_date, is_running, previous_month, next_month } = await ask(input)
    return [month, begin_date, end_date, is_running, previous_month, next_month]
  }
  expect(await of({})).toEqual(['2026-11', '2026-11-01', '2026-11-30', 1, '2026-10', null])
  expect(await of({ month: '2026-02' })).toEqual([
    '2026-02',
    '2026-02-01',
    '2026-02-28',
    0,
    '2026-01',
    '2026-03',
  ])
  expect(await of({ month: '2026-01' })).toEqual(['2026-01', '2026-01-01', '2026-01-31', 0, null, '2026-02'])
  expect((await ask()).rules).toEqual(STATEMENT_RULES)
})

test.each([
  ['2026-13'],
  ['2026-00'],
  ['9999-01'],
  ['1999-12'],
  ['2026-1'],
  ['2026-11-01'],
  ['二〇二六'],
  ['2026-12'],
])('[RT-22 /wdqb/dzd] [SV-04] the month %s, which is none or has not begun, is refused', async month => {
  await expect(ask({ month })).rejects.toMatchObject({ kind: 'invalid' })
  const { status } = await shop.browser.raw('GET', `/api/statement/pdf?month=${encodeURIComponent(month)}`)
  expect(status).toBe(422)
})

/** A head office with two stores that have paid an order each. Returns the ids of the stores. */
async function openStores() {
  const { db } = shop.service
  const head = { id: shop.buyerId, browser: shop.browser }
  const stores: number[] = []
  for (const company of ['一分店', '二分店']) {
    await shop.renewBuyer()
    await db.update(users).set({ head_id: head.id, company }).where(eq(users.id, shop.buyerId))
    await pay(await order({ paid: false }))
    stores.push(shop.buyerId)
  }
  const storeBrowser = shop.browser
  Object.assign(shop, { buyerId: head.id, browser: head.browser })
  return { stores, storeBrowser }
}

test('[RT-22 /wdqb/dzd] a head office sees all its stores together or one of them; a store sees its own only', async () => {
  const { stores, storeBrowser } = await openStores()
  const [first = 0, second = 0] = stores
  const all = await ask()
  expect(all).toMatchObject({ store_id: null, company: '康宁大药房' })
  expect(all.stores.map(({ user_id, company }) => [user_id, company])).toEqual([
    [shop.buyerId, '康宁大药房'],
    [first, '一分店'],
    [second, '二分店'],
  ])
  expectTotals(all.statement!)
  expect(all.statement?.payments.map(({ company }) => company)).toEqual(['一分店', '二分店'])
  expect(all.statement?.store_totals.map(({ company }) => company)).toEqual([
    '康宁大药房',
    '一分店',
    '二分店',
  ])
  const orders = all.statement?.store_totals.map(({ order_count }) => order_count)
  expect(orders).toEqual([0, 1, 1])
  for (const { goods_amount, deducted_amount, shipping_amount, paid_amount } of all.statement!.store_totals)
    expect(parseAmount(goods_amount) - parseAmount(deducted_amount) + parseAmount(shipping_amount)).toBe(
      parseAmount(paid_amount),
    )
  for (const name of [
    'goods_amount',
    'shipping_amount',
    'paid_amount',
    'refunded_amount',
    'net_amount',
    'invoiced_amount',
  ] as const)
    expect([name, sumAmounts(all.statement!.store_totals.map(store => parseAmount(store[name])))]).toEqual([
      name,
      parseAmount(all.statement!.totals[name]),
    ])
  const one = await ask({ store_id: first })
  const ofStore = all.statement?.store_totals.find(({ user_id }) => user_id === first)
  expect(one.statement?.store_totals).toEqual([])
  expect(ofStore?.paid_amount).toBe(one.statement?.totals.paid_amount)
  expect(one).toMatchObject({ store_id: first, company: '一分店' })
  expect(one.statement?.payments.map(({ company }) => company)).toEqual(['一分店'])
  const own = await storeBrowser.call(statementGet, {})
  expect(own).toMatchObject({ store_id: second, stores: [{ user_id: second }] })
  expect(own.statement?.payments.map(({ company }) => company)).toEqual(['二分店'])
})

test('[RT-22 /wdqb/dzd] [SV-05] another company’s store looks like a missing one, also to a sister store', async () => {
  const { stores, storeBrowser } = await openStores()
  const stranger = await insertBuyer(shop.service.db, { phone: '13600000001', company: '别家药店' })
  const missing = { code: 422, message: '没有这家门店，请重新选择' }
  for (const store_id of [stranger, 999_999]) await expect(ask({ store_id })).rejects.toMatchObject(missing)
  for (const store_id of [stores[0], shop.buyerId])
    await expect(storeBrowser.call(statementGet, { store_id })).rejects.toMatchObject(missing)
  const pdf = `/api/statement/pdf?month=2026-11&store_id=${stranger}`
  expect((await shop.browser.raw('GET', pdf)).status).toBe(422)
  expect((await shop.service.visitor().raw('GET', '/api/statement/pdf')).status).toBe(401)
})

/** More paid orders of the buyer: copies of one, without lines. */
const copyOrder = (id: number, from: number, count: number) =>
  shop.service.db.execute(sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('orders', 'id')), 'sn', 'COPY-' || place))).*
    from orders o, generate_series(${from}::int, ${from + count - 1}::int) place where o.id = ${id}`)

test('[RT-22 /wdqb/dzd] a month of 2,000 orders is complete; one with too many rows says how many, and has none', async () => {
  const id = await order()
  onTestFinished(async () => {
    await shop.service.db.delete(orders).where(like(orders.sn, 'COPY-%'))
  })
  await copyOrder(id, 0, 1_999)
  const statement = await statementOf()
  expect(statement.payments).toHaveLength(2_000)
  expectTotals(statement)
  await copyOrder(id, 1_999, 3_001)
  expect(await ask()).toMatchObject({ row_count: 5_001, max_rows: 5_000, statement: null, pdf_url: '' })
  expect((await shop.browser.raw('GET', '/api/statement/pdf')).status).toBe(409)
}, 60_000)

test('[RT-22 /wdqb/dzd] the PDF says what the page says: whose it is, the days, every row and every total', async () => {
  await trade()
  const answer = await ask()
  const drawn: PdfContent[] = []
  shop.service.pdf.draw = async content => {
    drawn.push(content)
    return Buffer.from('%PDF-1.3')
  }
  const { status, headers } = await shop.browser.raw('GET', answer.pdf_url)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  const [content] = drawn
  const texts = pagesOf(await draw(content!)).flatMap(page =>
    page.texts.map(({ text }) => text.replace(/\s/g, '')),
  )
  const all = texts.join('')
  const { statement } = answer as { statement: NonNullable<DataOf<typeof statementGet>['statement']> }
  const plain = (amount: string) => amount.replace('-', '−')
  for (const word of [
    ...['对账单', '康宁大药房', '2026-11-01', '2026-11-30', '本月未结束'],
    ...statement.payments.flatMap(({ sn, cost_amount }) => [sn, cost_amount]),
    ...statement.refunds.map(({ amount }) => amount),
    ...statement.invoices.flatMap(({ number, amount }) => [number, plain(amount)]),
    ...Object.values(statement.totals).map(plain),
  ])
    expect([word, all.includes(word)]).toEqual([word, true])
  for (const rule of answer.rules) expect([rule, all.includes(rule.replace(/\s/g, ''))]).toEqual([rule, true])
})

test('[RT-22 /wdqb/dzd] [SV-04] a buyer has one statement drawn at a time', async () => {
  let finish = () => {}
  const begun = new Promise<void>(resolve => {
    shop.service.pdf.draw = () => {
      resolve()
      return new Promise(done => {
        finish = () => done(Buffer.from('%PDF-1.3'))
      })
    }
  })
  const first = shop.browser.raw('GET', '/api/statement/pdf')
  await begun
  expect((await shop.browser.raw('GET', '/api/statement/pdf')).status).toBe(429)
  finish()
  expect((await first).status).toBe(200)
})
