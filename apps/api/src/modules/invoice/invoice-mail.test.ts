import { invoiceChange, invoiceCreate, invoiceList } from '@yaoji/api-client/contract/invoice'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { openInvoiceShop } from '../../../tests/invoice-shop'
import { waiting } from '../../../tests/operate'
import type { Mail } from '../../ports/mail'
import { type InvoiceMailContext, mailIssued } from './mail'
import { issueRedInvoices } from './red'
import { invoices } from './tables'

const { shop, order, refund, group, apply, issue } = openInvoiceShop()

const EMAIL = 'caiwu@kangning.com'

afterEach(() => {
  const { outbox } = shop.service
  outbox.sent.length = 0
  outbox.send = async mail => void outbox.sent.push(mail)
})

function context(): InvoiceMailContext {
  const { app, db, clock } = shop.service
  return { db, now: clock.now, ports: app.deps.ports, demo: false, logError() {} }
}

function draws() {
  shop.service.pdf.draw = async () => Buffer.from('%PDF-1.3 drawn')
}

async function applied(email = EMAIL): Promise<number> {
  const order_ids = [await order()]
  return (await shop.browser.call(invoiceCreate, { order_ids, type: 'digital', email })).invoice.id
}

async function issuedWith(email = EMAIL): Promise<number> {
  draws()
  const id = await applied(email)
  await issue(id)
  return id
}

/** What the buyer sees of the e-mails. */
const shown = async () =>
  (await shop.browser.call(invoiceList, { tab: 'issued' })).list.map(({ mail_state, mail_text }) => [
    mail_state,
    mail_text,
  ])

const pass = (minutes: number) => {
  shop.service.clock.now = new Date(shop.service.clock.now.getTime() + minutes * 60_000)
}

test('[VA-02] [RT-32] an invoice is sent once to the address that the buyer named, with its PDF', async () => {
  const id = await issuedWith()
  expect(await shown()).toEqual([['waiting', '正在发送']])
  expect(await mailIssued(context())).toBe(1)
  pass(5_000)
  expect(await mailIssued(context())).toBe(0)
  const [row] = await shop.service.db.select().from(invoices).where(eq(invoices.id, id))
  expect(shop.service.outbox.sent).toMatchObject([
    {
      to: EMAIL,
      subject: `数电发票（普通发票） ${row!.number}`,
      attachments: [{ name: `${row!.number}.pdf`, type: 'application/pdf' }],
    },
  ])
  const [{ attachments }] = shop.service.outbox.sent as [Mail]
  expect(Buffer.from(attachments[0]!.content).toString()).toBe('%PDF-1.3 drawn')
  expect(await shown()).toEqual([['sent', '已发送']])
})

test.each(['cai.wu@kangning.com', '采购@kangning.com', 'caiwu@kangning', 'caiwu', 'a b@kangning.com'])(
  '[VA-02] the address %j is refused at its field, and nothing is applied for',
  async email => {
    const id = await order()
    const asked = shop.browser.call(invoiceCreate, { order_ids: [id], type: 'digital', email })
    await expect(asked).rejects.toMatchObject({
      fields: { email: ['邮箱格式不正确，@ 前只能有字母、数字、下划线和连字符'] },
    })
    expect((await shop.browser.call(invoiceList, {})).total).toBe(0)
  },
)

test('[VA-02] [RT-13] the checkout takes an address with a type of invoice, and refuses one without', async () => {
  await order({ invoice_type: 'digital', invoice_email: EMAIL })
  expect((await shop.browser.call(invoiceList, {})).list).toMatchObject([
    { email: EMAIL, mail_state: 'waiting', mail_text: '开票后发送' },
  ])
  for (const choice of [{}, { invoice_type: 'not_needed' as const }])
    await expect(order({ ...choice, invoice_email: EMAIL })).rejects.toMatchObject({
      fields: { invoice_email: ['请先选择发票类型，再填写接收发票的邮箱'] },
    })
})

test('[VA-02] [RT-32] until it is issued the address can be changed, kept and removed', async () => {
  const id = await applied()
  const change = async (email?: string) =>
    (await shop.browser.call(invoiceChange, { id, type: 'digital', email })).invoice.email
  expect(await change('kuaiji@kangning.com')).toBe('kuaiji@kangning.com')
  expect(await change()).toBe('kuaiji@kangning.com')
  await expect(change('kuaiji@')).rejects.toMatchObject({ kind: 'invalid' })
  expect(await change('')).toBe('')
  draws()
  await issue(id)
  expect(await mailIssued(context())).toBe(0)
  expect(await shown()).toEqual([['none', '']])
})

test('[RT-32] a red invoice goes to the address of its invoice', async () => {
  draws()
  const { invoice } = await apply([await order()])
  await shop.browser.call(invoiceChange, { id: invoice.id, type: 'digital', email: EMAIL })
  await issue(invoice.id)
  await refund(invoice.orders[0]!.id, 1_000)
  await issueRedInvoices({ db: shop.service.db, now: shop.service.clock.now })
  expect(await mailIssued(context())).toBe(2)
  expect(shop.service.outbox.sent.map(({ to }) => to)).toEqual([EMAIL, EMAIL])
})

test('[RT-32] an e-mail that fails stops no other one, is tried again, and waits for the operator in the end', async () => {
  const id = await issuedWith()
  const other = await issuedWith('kuaiji@kangning.com')
  const { outbox } = shop.service
  outbox.send = async mail => {
    if (mail.to === EMAIL) throw new Error('the mailbox is full')
    outbox.sent.push(mail)
  }
  await expect(mailIssued(context())).rejects.toMatchObject({ errors: [new Error('the mailbox is full')] })
  expect(outbox.sent.map(({ to }) => to)).toEqual(['kuaiji@kangning.com'])
  // Not before its time.
  expect(await mailIssued(context())).toBe(0)
  for (const minutes of [1, 5, 30, 180, 1440]) {
    pass(minutes)
    await expect(mailIssued(context())).rejects.toThrow()
  }
  expect(await shown()).toEqual([
    ['sent', '已发送'],
    ['failed', '发送失败，请下载 PDF'],
  ])
  pass(100_000)
  expect(await mailIssued(context())).toBe(0)
  const rows = await waiting(shop.service, 'invoice-mails')
  expect(rows).toMatchObject([{ id: String(id), text: expect.stringContaining(EMAIL) }])
  outbox.send = async mail => void outbox.sent.push(mail)
  expect((await group(`invoice-mails/${id}/resend`)).outcome).toBe('将重新发送')
  expect(await mailIssued(context())).toBe(1)
  expect(await waiting(shop.service, 'invoice-mails')).toEqual([])
  expect(other).not.toBe(id)
})

test('[RT-32] two processes send one e-mail', async () => {
  await issuedWith()
  const sent = await Promise.all([mailIssued(context()), mailIssued(context())])
  expect(sent.toSorted()).toEqual([0, 1])
  expect(shop.service.outbox.sent).toHaveLength(1)
})

test('[RT-32] without an address, or voided, there is nothing to send again', async () => {
  const id = await issuedWith()
  await group(`invoices/${id}/void`, { reason: '开错' })
  expect(await mailIssued(context())).toBe(0)
  const refused = await group(`invoice-mails/${id}/resend`)
  expect([refused.status, refused.msg]).toEqual([409, '发票没有开具，或没有接收邮箱'])
  expect((await group('invoice-mails/999999/resend')).status).toBe(404)
})
