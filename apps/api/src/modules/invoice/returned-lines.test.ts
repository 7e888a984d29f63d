import { invoiceList } from '@yaoji/api-client/contract/invoice'
import { orderDetail } from '@yaoji/api-client/contract/order'
import { formatAmount, splitTax, sumTaxes } from '@yaoji/domain'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { giveMoney, insertCoupon } from '../../../tests/buyer-data'
import { insertGoods } from '../../../tests/fixtures'
import { openInvoiceShop } from '../../../tests/invoice-shop'
import { insertReduction } from '../../../tests/price-lines'
import { redLines, sumLines } from './amounts'
import { issueRedInvoices } from './red'
import { FREIGHT_LINE, type InvoiceLine, invoices } from './tables'

const { shop, pay, refund, ship, giveBack, apply, issue, pdf } = openInvoiceShop()

beforeAll(async () => {
  const { db } = shop.service
  await insertGoods(db, { id: 91, name: '应税药', price: '100.00', stock: 500, tax_rate: 1300 })
  await insertGoods(db, { id: 92, name: '免税药', price: '100.00', stock: 500, tax_rate: 0 })
  await insertGoods(db, { id: 93, name: '陈皮', price: '5.81', stock: 500, tax_rate: 1300 })
  await insertGoods(db, { id: 94, name: '当归', price: '10.00', stock: 500, tax_rate: 0 })
  await insertReduction(db, { id: 1, goods_ids: [93, 94], tiers: [['40.00', '2.00']] })
})

/** A paid and shipped order of as many packs at 13 % as at 0 %, for 100.00 yuan each. */
async function mixedOrder(number = 1): Promise<number> {
  const { order_id } = await shop.place([91, 92].map(goods_id => ({ goods_id, number })))
  await pay(order_id)
  await ship(order_id)
  return order_id
}

async function issuedFor(id: number): Promise<number> {
  const { invoice } = await apply([id])
  await issue(invoice.id)
  return invoice.id
}

const makeRed = () => issueRedInvoices({ db: shop.service.db, now: shop.service.clock.now })

/** The red invoices of one, oldest first. */
const redsOf = (id: number) =>
  shop.service.db.select().from(invoices).where(eq(invoices.red_of, id)).orderBy(asc(invoices.id))

async function linesOf(id: number): Promise<InvoiceLine[]> {
  const [row] = await shop.service.db.select().from(invoices).where(eq(invoices.id, id))
  return row!.lines
}

const texts = (lines: readonly InvoiceLine[]) =>
  lines.map(({ name, number, net, tax }) => [name, number, net + tax, tax])

test('[RT-32] a red invoice takes back the lines that were returned, with their tax', async () => {
  const id = await mixedOrder(5)
  const invoice = await issuedFor(id)
  await giveBack(id, { 应税药: 2 })
  await makeRed()
  await giveBack(id, { 应税药: 3 })
  await makeRed()
  const reds = (await redsOf(invoice)).map(({ lines }) =>
    lines.map(({ net, tax, rate }) => [net + tax, tax, rate]),
  )
  expect(reds).toEqual([[[-20_000, -2_301, 1300]], [[-30_000, -3_451, 1300]]])
})

test('[RT-32] an invoice that is issued after a return lists only what the buyer kept', async () => {
  const id = await mixedOrder(5)
  await giveBack(id, { 应税药: 2 })
  await giveBack(id, { 免税药: 5 })
  expect(texts(await linesOf(await issuedFor(id)))).toEqual([['应税药', 3, 30_000, 3_451]])
})

test('[RT-32] goods are invoiced at the price that was paid for them, and the freight is a line of its own', async () => {
  const id = await mixedOrder()
  const lines = await linesOf(await issuedFor(id))
  expect(texts(lines)).toEqual([
    ['免税药', 1, 10_000, 0],
    ['应税药', 1, 10_000, 1_150],
    ['运费', 0, 1_200, 138],
  ])
  const { order } = await shop.browser.call(orderDetail, { id })
  expect(formatAmount(sumLines(lines).amount)).toBe(order.amounts.paid_amount)
  expect(sumTaxes(lines)).toEqual([
    { rate: 1300, net: 8_850 + 1_062, tax: 1_150 + 138 },
    { rate: 0, net: 10_000, tax: 0 },
  ])
})

/**
 * A paid order of 2 × 5.81 at 13 % and 3 × 10.00 at 0 %: 41.62 yuan, 2.00 less by a full reduction of both, 3.00 by a
 * coupon for the second, 2.50 by a voucher, 10.00 of the rest from the balance; the freight is 12.00.
 */
async function reducedOrder(): Promise<number> {
  const { service, buyerId } = shop
  await giveMoney(service.db, buyerId, '10.00')
  const coupon_id = await insertCoupon(service.db, buyerId, {
    reduce: '3.00',
    scope: 'goods',
    scope_ids: [94],
  })
  const voucher_id = await insertCoupon(service.db, buyerId, { kind: 'cash', reduce: '2.50' })
  const lines = [
    { goods_id: 93, number: 2 },
    { goods_id: 94, number: 3 },
  ]
  const { order_id } = await shop.place(lines, { coupon_id, voucher_id, use_balance: 1 })
  await pay(order_id)
  return order_id
}

test('[RT-32] an order with all reductions at once is invoiced as what was paid: goods below their price, the freight in full', async () => {
  const id = await reducedOrder()
  const { order } = await shop.browser.call(orderDetail, { id })
  expect(order.amounts).toMatchObject({
    ...{ goods_amount: '41.62', manjian_amount: '2.00', coupon_amount: '3.00', cash_amount: '2.50' },
    ...{ balance_amount: '10.00', shipping_amount: '12.00', payable_amount: '36.12', paid_amount: '46.12' },
  })
  const { invoice } = await apply([id])
  expect(invoice.amount).toBe('46.12')
  await issue(invoice.id)
  const lines = await linesOf(invoice.id)
  expect(texts(lines)).toEqual([
    ['当归', 3, 2_382, 0],
    ['陈皮', 2, 1_030, 118],
    ['运费', 0, 1_200, 0],
  ])
  expect(formatAmount(sumLines(lines).amount)).toBe(order.amounts.paid_amount)
})

test('[RT-32] the freight of packs that all came back is invoiced as freight', async () => {
  const id = await mixedOrder()
  await giveBack(id, { 应税药: 1 })
  const invoice = await issuedFor(id)
  expect(texts(await linesOf(invoice))).toEqual([
    ['免税药', 1, 10_000, 0],
    ['运费', 0, 1_200, 138],
  ])
  expect((await pdf(invoice)).status).toBe(200)
})

test('[RT-32] a red invoice takes back the returned goods and leaves the freight that the buyer still owes', async () => {
  const id = await mixedOrder()
  const invoice = await issuedFor(id)
  await giveBack(id, { 应税药: 1 })
  await makeRed()
  const [red] = await redsOf(invoice)
  expect(red!.lines.map(({ name, net, tax }) => [name, net + tax])).toEqual([['应税药', -10_000]])
})

test('[RT-32] a red invoice of one that has freight in its goods takes back the returned goods only', async () => {
  const id = await mixedOrder()
  const invoice = await issuedFor(id)
  const old = (await linesOf(invoice))
    .filter(({ line_id }) => line_id !== FREIGHT_LINE)
    .map(line => ({ ...line, ...splitTax(10_600, line.rate) }))
  await shop.service.db.update(invoices).set({ lines: old }).where(eq(invoices.id, invoice))
  await giveBack(id, { 应税药: 1 })
  await makeRed()
  const [red] = await redsOf(invoice)
  expect(red!.lines.map(({ name, net, tax }) => [name, net + tax])).toEqual([['应税药', -10_000]])
})

test('[RT-32] a return that refunds the freight too leaves nothing to invoice', async () => {
  const id = await mixedOrder()
  const invoice = await issuedFor(id)
  await giveBack(id, { 应税药: 1, 免税药: 1 }, 'wrong')
  await makeRed()
  const [red] = await redsOf(invoice)
  const lines = await linesOf(invoice)
  expect(lines.map(({ net, tax }) => net + tax)).toEqual([10_000, 10_000, 1_200])
  expect(red!.lines).toEqual(lines.map(line => ({ ...line, net: 0 - line.net, tax: 0 - line.tax })))
})

test('[RT-27] [RT-32] an application of which a return leaves nothing to invoice is withdrawn, and the order says so', async () => {
  const [returned, kept] = [await mixedOrder(), await mixedOrder()]
  const { invoice } = await apply([returned, kept])
  const applied = async () => (await shop.browser.call(invoiceList, {})).list[0]!.orders.map(({ id }) => id)
  await giveBack(kept, { 应税药: 1 })
  expect(await applied()).toEqual([returned, kept])
  await giveBack(returned, { 应税药: 1, 免税药: 1 }, 'wrong')
  expect(await applied()).toEqual([kept])
  const { events, invoices: left } = await shop.browser.call(orderDetail, { id: returned })
  expect(left).toEqual([])
  expect(events.filter(({ text }) => text.endsWith('订单没有可开票的金额，开票申请已撤回'))).toHaveLength(1)
  await issue(invoice.id)
})

test('[RT-32] a refund without a return is spread over what returns left of the lines', async () => {
  const id = await mixedOrder(5)
  const invoice = await issuedFor(id)
  await giveBack(id, { 应税药: 5 })
  await refund(id, 50_000 + 1_000)
  await makeRed()
  const [red] = await redsOf(invoice)
  expect(red!.lines.map(({ net, tax, rate }) => [net + tax, rate])).toEqual([
    [-1_000, 0],
    [-50_000, 1300],
  ])
})

test('[RT-32] a refund that came before the return of a line leaves the invoice without a rest', async () => {
  const id = await mixedOrder(5)
  const invoice = await issuedFor(id)
  await refund(id, 33_333)
  await makeRed()
  await giveBack(id, { 应税药: 3 })
  await makeRed()
  await refund(id, 100_000)
  await makeRed()
  const reds = await redsOf(invoice)
  expect(reds).toHaveLength(3)
  expect(reds.flatMap(({ lines }) => lines).filter(({ net, tax }) => net > 0 || tax > 0)).toEqual([])
  const all = sumTaxes([...(await linesOf(invoice)), ...reds.flatMap(({ lines }) => lines)])
  expect(all.map(({ net, tax }) => [net, tax])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

const LINE: InvoiceLine = {
  ...{ order_id: 1, line_id: 1, name: '应税药', ypgg: '', bzdw: '盒', number: 1 },
  ...{ rate: 1300, net: 885, tax: 115 },
}

test('[RT-32] two red invoices of a half take back exactly the tax of the whole', () => {
  const [first] = redLines([LINE], [], 500)
  const left = { ...LINE, net: LINE.net + first!.net, tax: LINE.tax + first!.tax }
  const [second] = redLines([left], [], 500)
  expect(sumLines([first!, second!])).toEqual({ amount: -1_000, tax_amount: -115 })
})

test('[RT-32] however small the refunds, no red invoice gives tax, and all of them leave nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 8 }), parts => {
      let [net, tax] = [LINE.net, LINE.tax]
      for (const part of [...parts, 1_000]) {
        const [red] = redLines([{ ...LINE, net, tax }], [], Math.min(part, net + tax))
        expect(Math.max(red?.net ?? 0, red?.tax ?? 0)).toBeLessThanOrEqual(0)
        net += red?.net ?? 0
        tax += red?.tax ?? 0
      }
      expect([net, tax]).toEqual([0, 0])
    }),
  )
})
