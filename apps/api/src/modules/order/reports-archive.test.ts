import { orderDetail } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { PDF } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { shippedOrder } from '../../../tests/machines/purchase'
import { operate, operateForm } from '../../../tests/operate'
import { openOrderShop } from '../../../tests/order-shop'
import type { Browser } from '../../../tests/service'
import { users } from '../../session/tables'
import { goods } from '../goods/tables'
import { orderLineBatches, orderLines } from './tables'

const shop = openOrderShop()

let orderId: number
let buyerId: number
let browser: Browser
let batch: string
let name: string

beforeAll(async () => {
  const order = await shippedOrder(shop, 7, 1)
  orderId = order.id
  buyerId = shop.buyerId
  browser = shop.browser
  const { lines } = (await browser.call(orderDetail, { id: order.id })).order
  batch = lines[0]!.batches[0]!.batch_no
  name = `${lines[0]!.name} ${lines[0]!.ypgg} ${batch}`.replaceAll('/', '_')
})

const address = (id: number | string = orderId) => `/api/order/${id}/reports.zip`

async function fileReport() {
  const { db } = shop.service
  const [product] = await db.select().from(goods).where(eq(goods.id, 7))
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(PDF)]), 'r.pdf')
  const { data } = await operateForm(shop.service, `reports/${product!.code}/files`, form)
  const added = await operate(shop.service, `reports/${product!.code}/add`, {
    batch,
    files: String(data?.file?.id),
  })
  expect(added.status, added.msg).toBe(200)
}

async function download(by: Browser = browser) {
  const { app } = shop.service
  const { statusCode, headers, rawPayload } = await app.inject({
    method: 'GET',
    url: address(),
    headers: { cookie: [...by.cookies].map(pair => pair.join('=')).join('; ') },
  })
  return { status: statusCode, headers, zip: rawPayload }
}

test('[SV-05] an order without a report, of another company, and of nobody is not found', async () => {
  expect((await browser.raw('GET', address())).body).toMatchObject({
    code: 404,
    msg: '检验报告不存在或已被删除',
  })
  await fileReport()
  const other = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13600000071' }))
  for (const by of [other, shop.service.visitor()]) expect((await by.raw('GET', address())).status).toBe(404)
  for (const id of ['0', 'x', '99999999']) expect((await browser.raw('GET', address(id))).status).toBe(404)
})

test('the zip has every report by product and batch, and says which batches have none', async () => {
  const [line] = await shop.service.db.select().from(orderLines).where(eq(orderLines.order_id, orderId))
  const [first] = await shop.service.db
    .select()
    .from(orderLineBatches)
    .where(eq(orderLineBatches.order_line_id, line!.id))
  const { id: _id, ...fields } = first!
  await shop.service.db.insert(orderLineBatches).values({ ...fields, number: 1, batch_no: 'X/0' })
  // The books of the shop have no such batch.
  onTestFinished(async () => {
    await shop.service.db.delete(orderLineBatches).where(eq(orderLineBatches.batch_no, 'X/0'))
  })
  const { status, headers, zip } = await download()
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'application/zip',
    'nosniff',
  ])
  expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(
    /^attachment; .*药检报告 .*\.zip$/,
  )
  const entries = unzipSync(new Uint8Array(zip))
  expect(Object.keys(entries)).toEqual([`${name}.pdf`, '批次清单.txt'])
  expect(Buffer.from(entries[`${name}.pdf`]!).equals(PDF)).toBe(true)
  const rows = strFromU8(entries['批次清单.txt']!).trim().split('\r\n')
  expect(rows.map(row => row.split('\t').slice(2))).toEqual([
    ['批号', '药检报告'],
    [batch, `${name}.pdf`],
    ['X/0', '还没有报告，可在订单页申请'],
  ])
})

test('[SV-05] the head office of the store reads it, a reader who is not approved does not', async () => {
  const { db } = shop.service
  const headId = await insertBuyer(db, { phone: '13600000072' })
  await db.update(users).set({ head_id: headId }).where(eq(users.id, buyerId))
  const head = await shop.service.buyer(headId)
  expect((await download(head)).status).toBe(200)
  await db.update(users).set({ licence_state: 'submitted' }).where(eq(users.id, headId))
  expect((await head.raw('GET', address())).status).toBe(404)
})

test('a report that cannot be read is named in the list, and the next download is not refused', async () => {
  const get = vi.spyOn(shop.service.app.deps.ports.storage, 'get').mockResolvedValueOnce(null)
  const entries = unzipSync(new Uint8Array((await download()).zip))
  expect(Object.keys(entries)).toEqual(['批次清单.txt'])
  expect(strFromU8(entries['批次清单.txt']!)).toContain('报告暂时无法读取，请稍后重新下载')
  get.mockRestore()
  expect(Object.keys(unzipSync(new Uint8Array((await download()).zip)))).toHaveLength(2)
})

test('[SV-06] a second download of a buyer while one is on its way is refused in words', async () => {
  let go = () => {}
  const wait = new Promise<void>(resolve => {
    go = resolve
  })
  const get = vi.spyOn(shop.service.app.deps.ports.storage, 'get').mockImplementationOnce(async () => {
    await wait
    return null
  })
  const first = download()
  await vi.waitFor(() => expect(get).toHaveBeenCalled())
  expect((await browser.raw('GET', address())).body).toMatchObject({
    code: 429,
    msg: '正在下载检验报告，请等它完成后再试',
  })
  go()
  expect((await first).status).toBe(200)
  expect((await download()).status).toBe(200)
})
