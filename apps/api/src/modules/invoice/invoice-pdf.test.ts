import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { invoiceList } from '@yaoji/api-client/contract/invoice'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { openInvoiceShop } from '../../../tests/invoice-shop'
import type { InvoiceContent, PdfContent } from '../../pdf/content'
import draw from '../../pdf/draw'
import { supplier } from '../config/company'
import { files } from '../file/tables'
import { drawIssued, type InvoicePdfContext, invoiceFile } from './pdf'
import { issueRedInvoices } from './red'
import { invoices } from './tables'

const { shop, order, refund, group, apply, issue, pdf } = openInvoiceShop()

let drawn: PdfContent[] = []

/** Counts what is drawn, without the time that it takes. */
function countDrawings(bytes = '%PDF-1.3 first') {
  drawn = []
  shop.service.pdf.draw = async content => {
    drawn.push(content)
    return Buffer.from(bytes)
  }
}

afterEach(() => {
  shop.service.pdf.draw = draw
})

async function issued(): Promise<number> {
  const { invoice } = await apply([await order()])
  await issue(invoice.id)
  return invoice.id
}

/** What a timed job of one process has. */
function context(db = shop.service.db): InvoicePdfContext {
  const { app, clock } = shop.service
  return { db, now: clock.now, ports: app.deps.ports, demo: false, logError() {} }
}

const filesOf = (userId: number) =>
  shop.service.db
    .select()
    .from(files)
    .where(and(eq(files.user_id, userId), eq(files.purpose, 'invoice')))

test('[RT-32] an invoice is drawn once, and later drawing code does not change it', async () => {
  countDrawings()
  const id = await issued()
  const first = await pdf(id)
  expect(first).toMatchObject({ status: 200, body: { msg: '%PDF-1.3 first' } })
  countDrawings('%PDF-1.3 second')
  expect((await pdf(id)).body).toEqual(first.body)
  expect(drawn).toEqual([])
  const [file] = await filesOf(shop.buyerId)
  expect(file).toMatchObject({
    size: 14,
    sha256: createHash('sha256').update('%PDF-1.3 first').digest('hex'),
    used_at: shop.service.clock.now,
  })
})

test('[RT-32] its PDF has its own type, its number as name, and stays with its buyer', async () => {
  countDrawings()
  const id = await issued()
  const { headers } = await pdf(id)
  const [row] = await shop.service.db.select().from(invoices).where(eq(invoices.id, id))
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''${row!.number}.pdf`,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  })
  const stranger = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13700009999' }))
  expect((await pdf(id, stranger)).status).toBe(404)
  expect((await stranger.raw('GET', `/api/file/${row!.file_id}`)).status).toBe(404)
  expect((await pdf(id, shop.service.visitor())).status).toBe(404)
})

test('[RT-32] issued and red invoices get their PDF without being read', async () => {
  countDrawings()
  const { invoice } = await apply([await order()])
  await issue(invoice.id)
  await refund(invoice.orders[0]!.id, 1_000)
  await issueRedInvoices({ db: shop.service.db, now: shop.service.clock.now })
  await drawIssued(context())
  const contents = drawn as InvoiceContent[]
  const original = contents.find(({ red_of }) => red_of === '')!
  expect(contents.find(({ red_of }) => red_of !== '')).toMatchObject({
    red_of: original.number,
    amount: -1_000,
  })
  expect(await drawIssued(context())).toBe(0)
  const { list } = await shop.browser.call(invoiceList, { tab: 'issued' })
  for (const { id } of list) expect((await pdf(id)).status).toBe(200)
  expect(drawn).toHaveLength(contents.length)
})

test('[RT-32] its seller is the one that issued it; one of before sellers were kept has the one of now', async () => {
  countDrawings()
  const ids = [await issued(), await issued()]
  const { db } = shop.service
  const now = supplier().company
  const before = {
    company: '药集旧名有限公司',
    credit_code: '91',
    address: '旧址',
    phone: '1',
    bank: '2',
    account: '3',
  }
  await db.update(invoices).set({ seller: before }).where(eq(invoices.id, ids[0]!))
  await db.update(invoices).set({ seller: null }).where(eq(invoices.id, ids[1]!))
  for (const id of ids) expect((await pdf(id)).status).toBe(200)
  expect((drawn as InvoiceContent[]).map(({ seller }) => Object.fromEntries(seller))).toEqual([
    { 名称: '药集旧名有限公司', 税号: '91', 地址: '旧址', 电话: '1', 开户行: '2', 账号: '3' },
    expect.objectContaining({ 名称: now, 税号: supplier().credit_code }),
  ])
})

/** Counts what is drawn; each drawing ends when two have begun. */
function drawTwoAtOnce() {
  drawn = []
  let release = () => {}
  const both = new Promise<void>(resolve => {
    release = resolve
  })
  shop.service.pdf.draw = async content => {
    drawn.push(content)
    if (drawn.length === 2) release()
    await both
    return Buffer.from('%PDF-1.3 first')
  }
}

test('[RT-32] 20 reads at once in two processes keep one PDF', async () => {
  drawTwoAtOnce()
  const id = await issued()
  const [row] = await shop.service.db.select().from(invoices).where(eq(invoices.id, id))
  const processes = [context(), context(Object.create(shop.service.db))]
  const read = await Promise.all(Array.from({ length: 20 }, (_, at) => invoiceFile(processes[at % 2]!, row!)))
  expect(new Set(read.map(({ id }) => id)).size).toBe(1)
  expect(drawn).toHaveLength(2)
  expect(await filesOf(shop.buyerId)).toHaveLength(1)
})

const contents = async () =>
  (await readdir(shop.service.uploadsDir, { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    entry => entry.isFile(),
  ).length

test('[RT-32] a PDF that cannot be drawn is a 503 that says so and leaves nothing; the next read makes it', async () => {
  const id = await issued()
  const before = await contents()
  shop.service.pdf.draw = async () => {
    throw new Error('Task queue is at limit')
  }
  const failed = await pdf(id)
  expect([failed.status, failed.body.msg]).toEqual([503, '文件暂时无法生成，请稍后再试'])
  expect(failed.headers['retry-after']).toBe('5')
  await expect(drawIssued(context())).rejects.toMatchObject({ errors: expect.anything() })
  expect([await filesOf(shop.buyerId), await contents()]).toEqual([[], before])
  countDrawings()
  expect((await pdf(id)).status).toBe(200)
})

test('[RT-32] a PDF that cannot be stored leaves no row', async () => {
  const id = await issued()
  countDrawings()
  const { ports } = shop.service.app.deps
  const full: InvoicePdfContext = {
    ...context(),
    ports: { ...ports, storage: { ...ports.storage, put: () => Promise.reject(new Error('no space')) } },
  }
  const [row] = await shop.service.db.select().from(invoices).where(eq(invoices.id, id))
  await expect(invoiceFile(full, row!)).rejects.toMatchObject({ code: 503 })
  expect(await filesOf(shop.buyerId)).toEqual([])
  expect(await invoiceFile(context(), row!)).toMatchObject({ name: `${row!.number}.pdf` })
})

test('[RT-32] 6 PDFs of one buyer wait at once; further ones are refused, those of others are made', async () => {
  const ids: number[] = []
  for (let at = 0; at < 8; at += 1) ids.push(await issued())
  let start = () => {}
  const started = new Promise<void>(resolve => {
    start = resolve
  })
  shop.service.pdf.draw = async () => {
    await started
    return Buffer.from('%PDF-1.3 drawn')
  }
  let refused = 0
  const asked = ids.map(async id => {
    const answer = await pdf(id)
    if (answer.status === 429) refused += 1
    return answer
  })
  await vi.waitFor(() => expect(refused).toBe(2))
  const [row] = await shop.service.db.select().from(invoices).where(eq(invoices.id, ids[0]!))
  const other = await insertBuyer(shop.service.db, { phone: '13700008888' })
  const made = invoiceFile(context(), { ...row!, id: 0, user_id: other })
  start()
  expect(await made).toMatchObject({ user_id: other })
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  expect(answers.find(({ status }) => status === 429)!.body).toMatchObject({
    code: 429,
    msg: '正在生成的文件较多，请稍候再试',
  })
  for (const id of ids) expect((await pdf(id)).status).toBe(200)
})

test('[RT-32] a voided invoice has no PDF to read, also when it was drawn', async () => {
  countDrawings()
  const id = await issued()
  expect((await pdf(id)).status).toBe(200)
  await group(`invoices/${id}/void`, { reason: '开错' })
  expect((await pdf(id)).status).toBe(404)
})

test('[RT-32] the shop marks its invoices as specimens only where it is a demonstration', async () => {
  countDrawings()
  await pdf(await issued())
  const id = await issued()
  const [row] = await shop.service.db.select().from(invoices).where(eq(invoices.id, id))
  await invoiceFile({ ...context(), demo: true }, row!)
  expect(drawn.map(content => (content as InvoiceContent).specimen)).toEqual([false, true])
})
