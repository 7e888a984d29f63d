import {
  invoiceChange,
  invoiceList,
  invoiceOrders,
  invoiceProfileSave,
  invoiceWithdraw,
} from '@yaoji/api-client/contract/invoice'
import { messageList } from '@yaoji/api-client/contract/message'
import { orderDetail } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withFailingWrites } from '../../../tests/failing-writes'
import { insertBuyer } from '../../../tests/fixtures'
import { INVOICE_DETAILS, openInvoiceShop } from '../../../tests/invoice-shop'
import { waiting } from '../../../tests/operate'
import { orders } from '../order/tables'
import { issueRedInvoices } from './red'
import { invoices } from './tables'

const { shop, order, pay, refund, group, apply, issue, pdf, openOrders } = openInvoiceShop()

test('[RT-32] an order is applied for, issued with its tax, and read as PDF by its buyer only', async () => {
  const id = await order()
  expect(await openOrders()).toEqual([[id, 'none']])
  const { invoice } = await apply([id])
  expect(invoice).toMatchObject({
    state: 'applied',
    number: '',
    pdf_url: '',
    actions: ['change', 'withdraw'],
  })
  expect(await openOrders()).toEqual([])
  expect((await pdf(invoice.id)).status).toBe(404)
  await issue(invoice.id)
  const answer = await shop.browser.call(invoiceList, { tab: 'issued' })
  const { order: paid } = await shop.browser.call(orderDetail, { id })
  expect(answer.list).toMatchObject([
    {
      state_text: '已开票',
      issued_on: '2026-11-20',
      amount: paid.amounts.paid_amount,
      is_red: 0,
      actions: [],
    },
  ])
  expect(answer.list[0]?.number).toMatch(/^2631\d{16}$/)
  expect(answer.tabs).toContainEqual({ tab: 'issued', name: '已开票', count: 1 })
  const file = await pdf(invoice.id)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(file.body.msg).toMatch(/^%PDF-/)
  const stranger = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13600000001' }))
  expect((await pdf(invoice.id, stranger)).status).toBe(404)
  expect((await pdf(invoice.id, shop.service.visitor())).status).toBe(404)
  expect((await shop.browser.call(messageList, {})).list[0]).toMatchObject({
    kind: 'order',
    title: '发票已开具',
    url: '/zzfw/dzfp?tab=issued',
  })
})

test('[RT-32] the lines of an invoice add up to what was paid minus what was refunded, with tax by rate', async () => {
  const id = await order()
  await refund(id, 1_234)
  const { invoice } = await apply([id])
  await issue(invoice.id)
  const [row] = await shop.service.db.select().from(invoices).where(eq(invoices.id, invoice.id))
  const [{ paid_amount } = { paid_amount: 0 }] = await shop.service.db
    .select()
    .from(orders)
    .where(eq(orders.id, id))
  const sum = row!.lines.reduce((total, { net, tax }) => total + net + tax, 0)
  expect([sum, row!.amount]).toEqual([paid_amount - 1_234, paid_amount - 1_234])
  expect(row!.lines.map(({ rate }) => rate)).toEqual([1300, 1300, 1300])
  expect(row!.tax_amount).toBe(row!.lines.reduce((total, { tax }) => total + tax, 0))
})

test('[RT-32] several orders of one month are one invoice, of two months they are refused', async () => {
  const [one, two] = [await order(), await order()]
  shop.service.clock.now = new Date('2026-12-02T02:00:00Z')
  shop.browser = await shop.service.buyer(shop.buyerId)
  const later = await order()
  await expect(apply([one, later])).rejects.toMatchObject({
    message: '一张发票只能包含同一个月付款的订单，请分开申请',
  })
  const { invoice } = await apply([one, two])
  expect(invoice.orders.map(each => each.id)).toEqual([one, two])
  await expect(apply([two])).rejects.toMatchObject({ kind: 'refused' })
})

test('[RT-32] the month is that of the payment in China, whatever day it is and whenever the order was placed', async () => {
  const at = async (moment: string) => {
    shop.service.clock.now = new Date(`${moment}+08:00`)
    shop.browser = await shop.service.buyer(shop.buyerId)
  }
  const placedBefore = await order({ paid: false })
  await at('2026-12-01T00:30:00')
  await pay(placedBefore)
  const first = await order()
  await at('2026-12-31T23:30:00')
  const last = await order()
  const { list } = await shop.browser.call(invoiceOrders, {})
  expect(list.map(({ order_id, period }) => [order_id, period])).toEqual([
    [last, '2026-12'],
    [first, '2026-12'],
    [placedBefore, '2026-12'],
  ])
  const { invoice } = await apply([placedBefore, first, last])
  expect(invoice.orders.map(({ id }) => id)).toEqual([placedBefore, first, last])
})

test('[RT-32] orders without an invoice, and invoices, come in pages, the newest first, with their number', async () => {
  const ids = [await order(), await order(), await order()]
  const pageOf = async (page: number) => {
    const { list, total, last_page } = await shop.browser.call(invoiceOrders, { page, per_page: 2 })
    return { ids: list.map(({ order_id }) => order_id), total, last_page }
  }
  expect(await pageOf(1)).toEqual({ ids: [ids[2], ids[1]], total: 3, last_page: 2 })
  expect(await pageOf(2)).toEqual({ ids: [ids[0]], total: 3, last_page: 2 })
  const applied = []
  for (const id of ids) applied.unshift((await apply([id])).invoice.id)
  expect(await pageOf(1)).toEqual({ ids: [], total: 0, last_page: 1 })
  const first = await shop.browser.call(invoiceList, { per_page: 2 })
  expect([first.list.map(({ id }) => id), first.total]).toEqual([applied.slice(0, 2), 3])
  const second = await shop.browser.call(invoiceList, { per_page: 2, page: 2 })
  expect(second.list.map(({ id }) => id)).toEqual(applied.slice(2))
})

test('[RT-32 /zzfw/dzfp] the keywords filter the numbers of all tabs, as they filter the list', async () => {
  const [one, two] = [await order(), await order()]
  await order()
  await apply([two])
  const [row] = await shop.service.db.select().from(orders).where(eq(orders.id, one))
  const numbers = { orders: 1, applied: 0, issued: 0, closed: 0 }
  const open = await shop.browser.call(invoiceOrders, { keywords: row!.sn })
  expect(Object.fromEntries(open.tabs.map(({ tab, count }) => [tab, count]))).toEqual(numbers)
  const applied = await shop.browser.call(invoiceList, { keywords: row!.sn })
  expect(Object.fromEntries(applied.tabs.map(({ tab, count }) => [tab, count]))).toEqual(numbers)
  const all = await shop.browser.call(invoiceOrders, {})
  expect(all.tabs.map(({ count }) => count)).toEqual([2, 1, 0, 0])
})

test('[RT-32] an unpaid order and one that was refunded completely cannot be applied for', async () => {
  const unpaid = await order({ paid: false })
  await expect(apply([unpaid])).rejects.toThrow('没有可开票的金额')
  const id = await order()
  const [row] = await shop.service.db.select().from(orders).where(eq(orders.id, id))
  await refund(id, row!.paid_amount)
  await expect(apply([id])).rejects.toThrow('没有可开票的金额')
  expect(await openOrders()).toEqual([])
})

test('[RT-32] the type can be changed and the application withdrawn until the invoice is issued', async () => {
  const id = await order()
  const { invoice } = await apply([id])
  const changed = await shop.browser.call(invoiceChange, { id: invoice.id, type: 'ordinary' })
  expect(changed.invoice.type).toBe('ordinary')
  await shop.browser.call(invoiceWithdraw, { id: invoice.id })
  expect(await openOrders()).toEqual([[id, 'none']])
  const again = (await apply([id])).invoice.id
  await issue(again)
  await expect(shop.browser.call(invoiceChange, { id: again, type: 'digital' })).rejects.toThrow('已开票')
  await expect(shop.browser.call(invoiceWithdraw, { id: again })).rejects.toThrow('已开票')
})

test('[RT-32] a rejected and a voided invoice say why, and can be applied for again', async () => {
  const id = await order()
  const first = (await apply([id])).invoice.id
  await group(`invoices/${first}/reject`, { reason: '抬头有误' })
  expect((await shop.browser.call(invoiceOrders, {})).list).toMatchObject([
    { state: 'rejected', reason: '抬头有误' },
  ])
  const second = (await apply([id])).invoice.id
  await issue(second)
  expect((await group(`invoices/${second}/void`, { reason: '开错类型' })).status).toBe(200)
  expect((await pdf(second)).status).toBe(404)
  const closed = await shop.browser.call(invoiceList, { tab: 'closed' })
  expect(closed.list.map(({ state_text, reason }) => [state_text, reason])).toEqual([
    ['已作废', '开错类型'],
    ['已驳回', '抬头有误'],
  ])
  expect(await openOrders()).toEqual([[id, 'voided']])
})

test('[RT-32] a refund after the issue makes one red invoice for its part', async () => {
  const id = await order()
  const { invoice } = await apply([id])
  await issue(invoice.id)
  const context = () => ({ db: shop.service.db, now: shop.service.clock.now })
  expect(await issueRedInvoices(context())).toBe(0)
  await refund(id, 1_000)
  expect(await issueRedInvoices(context())).toBe(1)
  expect(await issueRedInvoices(context())).toBe(0)
  await refund(id, 1_500)
  expect(await issueRedInvoices(context())).toBe(1)
  const { list } = await shop.browser.call(invoiceList, { tab: 'issued' })
  expect(list.map(({ is_red, amount }) => [is_red, amount]).slice(0, 2)).toEqual([
    [1, '-5.00'],
    [1, '-10.00'],
  ])
  expect(list[0]?.reason).toContain(list[2]!.number)
  expect((await pdf(list[0]!.id)).status).toBe(200)
})

test('[RT-32] a red invoice that cannot be made does not stop the others', async () => {
  const ids: number[] = []
  for (const id of [await order(), await order()]) {
    const { invoice } = await apply([id])
    await issue(invoice.id)
    await refund(id, 1_000)
    ids.push(invoice.id)
  }
  const context = { db: shop.service.db, now: shop.service.clock.now }
  await withFailingWrites(context.db, { table: 'invoices', when: `new.red_of = ${ids[0]}` }, () =>
    expect(issueRedInvoices(context)).rejects.toMatchObject({ errors: [expect.anything()] }),
  )
  const reds = async () =>
    (await shop.browser.call(invoiceList, { tab: 'issued' })).list.filter(({ is_red }) => is_red === 1)
  expect(await reds()).toHaveLength(1)
  expect(await issueRedInvoices(context)).toBe(1)
  expect(await reds()).toHaveLength(2)
})

test('[RT-32] a red invoice is voided only with the invoice that it takes back a part of', async () => {
  const id = await order()
  const { invoice } = await apply([id])
  await issue(invoice.id)
  await refund(id, 1_000)
  await issueRedInvoices({ db: shop.service.db, now: shop.service.clock.now })
  const issued = async () => (await shop.browser.call(invoiceList, { tab: 'issued' })).list
  const [red] = await issued()
  const refused = await group(`invoices/${red!.id}/void`, { reason: '开错' })
  expect([refused.status, refused.msg]).toEqual([409, '红字发票不能单独作废，请作废它冲销的发票'])
  expect(await issued()).toHaveLength(2)
  expect((await group(`invoices/${invoice.id}/void`, { reason: '开错类型' })).status).toBe(200)
  expect(await issued()).toEqual([])
})

test('[RT-26] an order says whether its invoice can be applied for or read', async () => {
  const id = await order()
  const actions = async () =>
    (await shop.browser.call(orderDetail, { id })).order.actions.filter(action => action.endsWith('invoice'))
  expect(await actions()).toEqual(['apply_invoice'])
  const { invoice } = await apply([id])
  expect(await actions()).toEqual([])
  await issue(invoice.id)
  expect(await actions()).toEqual(['view_invoice'])
})

test('[RT-27] [RT-32] an order shows its invoices, the newest first, each with the part of this order', async () => {
  const [id, other] = [await order(), await order()]
  const shown = async () => (await shop.browser.call(orderDetail, { id })).invoices
  expect(await shown()).toEqual([])
  const { invoice } = await apply([id, other])
  const part = invoice.orders.find(each => each.id === id)!.amount
  const applied = { id: invoice.id, state: 'applied', state_text: '已申请', amount: part, number: '' }
  expect(await shown()).toMatchObject([{ ...applied, is_red: 0, issued_on: null, pdf_url: '' }])
  await issue(invoice.id)
  await refund(id, 1_000)
  await issueRedInvoices({ db: shop.service.db, now: shop.service.clock.now })
  const [red, original] = await shown()
  expect(red).toMatchObject({
    is_red: 1,
    amount: '-10.00',
    reason: expect.stringContaining(original!.number),
  })
  expect(original).toMatchObject({ state: 'issued', amount: part, issued_on: '2026-11-20' })
  expect((await shop.browser.raw('GET', original!.pdf_url)).status).toBe(200)
})

test('[RT-27] [RT-32] an order for which the buyer chose no invoice shows none', async () => {
  const id = await order({ invoice_type: 'not_needed' })
  expect((await shop.browser.call(orderDetail, { id })).invoices).toEqual([])
})

test('an operator sees what waits and is refused what does not fit', async () => {
  const id = await order()
  const { invoice } = await apply([id])
  await shop.browser.call(invoiceProfileSave, INVOICE_DETAILS)
  expect(await waiting(shop.service, 'invoices')).toContainEqual(
    expect.objectContaining({ id: String(invoice.id), company: '康宁大药房' }),
  )
  expect(await waiting(shop.service, 'invoice-profiles')).toContainEqual(
    expect.objectContaining({
      text: expect.stringContaining(INVOICE_DETAILS.bank),
    }),
  )
  expect((await group(`invoices/${invoice.id}/reject`)).status).toBe(422)
  expect((await group(`invoices/${invoice.id}/void`, { reason: '错' })).status).toBe(409)
  expect((await group('invoices/999999/issue')).status).toBe(404)
  expect((await shop.service.visitor().raw('GET', '/operator/desks/invoices')).status).toBe(403)
})
