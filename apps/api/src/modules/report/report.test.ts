import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { orderDetail } from '@yaoji/api-client/contract/order'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fileDemoReports } from '../../../demo/reports'
import { JPEG, PDF, PNG } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { shippedOrder } from '../../../tests/machines/purchase'
import { filesOf, operate, operateForm } from '../../../tests/operate'
import { openOrderShop } from '../../../tests/order-shop'
import type { Browser } from '../../../tests/service'
import { users } from '../../session/tables'
import { goods } from '../goods/tables'
import { inspectionReports } from './tables'

const shop = openOrderShop()

let code: string
let goods_id: number
let batch: string
let orderId: number
let browser: Browser

beforeAll(async () => {
  const order = await shippedOrder(shop, 7, 1)
  const { order: shown } = await shop.browser.call(orderDetail, { id: order.id })
  const [line] = shown.lines
  orderId = order.id
  browser = shop.browser
  goods_id = line!.goods_id
  batch = line!.batches[0]!.batch_no
  const [product] = await shop.service.db.select().from(goods).where(eq(goods.id, goods_id))
  code = product!.code
})

async function attach(content: Buffer, name = 'r.pdf', to = code): Promise<{ status: number; id: string }> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(content)]), name)
  const { status, data } = await operateForm(shop.service, `reports/${to}/files`, form)
  return { status, id: String(data?.file?.id ?? '') }
}

const file = async (action: 'add' | 'replace', content: Buffer, change: Record<string, string> = {}) =>
  operate(shop.service, `reports/${code}/${action}`, { batch, files: (await attach(content)).id, ...change })

/** The addresses of the report that the buyer's order, parcel and the product's page have. */
async function addresses(): Promise<string[]> {
  const { order, parcels } = await browser.call(orderDetail, { id: orderId })
  const { batches } = await browser.call(goodsDetail, { id: goods_id })
  const of = (list: readonly { batch_no: string; report_url: string }[]) =>
    list.find(({ batch_no }) => batch_no === batch)?.report_url ?? 'no such batch'
  return [of(order.lines[0]!.batches), of(parcels[0]!.packs), of(batches)]
}

test('the report of a batch is filed once, and every place with the batch offers it', async () => {
  expect(await addresses()).toEqual(['', '', ''])
  expect((await attach(PDF, 'r.pdf', 'YJ99999999')).status).toBe(404)
  expect(await file('add', PNG)).toMatchObject({ status: 422, msg: expect.stringContaining('PDF 或 JPG') })
  expect((await file('add', PDF, { batch: 'B000000' })).status).toBe(422)
  expect((await operate(shop.service, `reports/${code}/add`, { batch })).status).toBe(422)
  expect((await file('replace', PDF, { reason: '清晰' })).status).toBe(409)
  expect(await addresses()).toEqual(['', '', ''])
  expect(await file('add', PDF)).toMatchObject({ status: 200, outcome: `批号 ${batch} 已有检验报告` })
  const [url] = await addresses()
  expect(url).toMatch(/^\/api\/report\/\d+$/)
  expect(await addresses()).toEqual([url, url, url])
  const { status, headers } = await browser.raw('GET', url!)
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'application/pdf',
    'nosniff',
  ])
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain(`检验报告 ${batch}.pdf`)
})

test('[SV-05] a visitor and a buyer who is not approved read no report, and see no address', async () => {
  const [url] = await addresses()
  expect((await shop.service.visitor().raw('GET', url!)).status).toBe(404)
  const id = await insertBuyer(shop.service.db, { phone: '13900009999' })
  await shop.service.db.update(users).set({ licence_state: 'submitted' }).where(eq(users.id, id))
  const other = await shop.service.buyer(id)
  expect((await other.raw('GET', url!)).status).toBe(404)
  const { batches } = await other.call(goodsDetail, { id: goods_id })
  expect(batches.map(({ report_url }) => report_url).join('')).toBe('')
  for (const address of ['0', 'x', '99999999'])
    expect((await browser.raw('GET', `/api/report/${address}`)).status).toBe(404)
  expect((await browser.raw('GET', `/api/file/${url!.split('/').at(-1)}`)).status).toBe(404)
})

test('a report is replaced with a reason; the earlier one is kept for the operator and shown no more', async () => {
  const [before] = await addresses()
  expect(await file('add', JPEG)).toMatchObject({ status: 409 })
  expect((await file('replace', JPEG)).status).toBe(422)
  expect((await file('replace', JPEG, { reason: '原件不清晰' })).outcome).toBe(
    `批号 ${batch} 的检验报告已更换`,
  )
  const [after] = await addresses()
  expect(after).not.toBe(before)
  expect((await browser.raw('GET', before!)).status).toBe(404)
  expect((await browser.raw('GET', after!)).headers['content-type']).toBe('image/jpeg')
  expect(await filesOf(shop.service, `reports/${code}`)).toMatchObject([{ name: 'r.pdf' }, { name: 'r.jpg' }])
})

test('the demonstration draws reports that say that they are none', async () => {
  const { db, clock, app } = shop.service
  const failures: unknown[] = []
  const context = {
    db,
    now: clock.now,
    ports: app.deps.ports,
    logError: (error: unknown) => failures.push(error),
  }
  await shippedOrder(shop, 3, 1)
  expect(await fileDemoReports(context)).toBe(1)
  expect(failures).toEqual([])
  const [report] = await db.select().from(inspectionReports).orderBy(desc(inspectionReports.id)).limit(1)
  const { status, headers } = await shop.browser.raw('GET', `/api/report/${report!.id}`)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
})
