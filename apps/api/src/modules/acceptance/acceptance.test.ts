import {
  acceptanceCreate,
  acceptanceExport,
  acceptanceList,
  acceptanceOrder,
  type OrderAcceptance,
} from '@yaoji/api-client/contract/acceptance'
import { fileUpload } from '@yaoji/api-client/contract/file'
import { orderDetail, orderReceive } from '@yaoji/api-client/contract/order'
import { returnCreate } from '@yaoji/api-client/contract/return'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { JPEG, namedFile } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { operate } from '../../../tests/operate'
import { MINUTE, NOW, openOrderShop } from '../../../tests/order-shop'
import type { Browser } from '../../../tests/service'
import type { PdfContent } from '../../pdf/content'
import draw from '../../pdf/draw'
import { orders } from '../order/tables'
import { acceptances } from './tables'

const shop = openOrderShop()
afterEach(() => {
  shop.service.pdf.draw = draw
})

const HOUR = 60 * MINUTE

/** An order of these lines that is paid and waits for its parcels. */
async function paidOrder(...lines: Parameters<typeof shop.place>[0]) {
  const { order_id: id, orders: placed } = await shop.place(lines)
  await shop.service.db
    .update(orders)
    .set({ status: 30, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  return { id, sn: placed[0]!.sn }
}

const ship = (sn: string, number = 'SF1') =>
  operate(shop.service, `orders/${sn}/ship`, { company: '顺丰医药', number })

const read = (id: number, browser: Browser = shop.browser) => browser.call(acceptanceOrder, { id })

type Change = Partial<{ received: number; rejected: number; remark: string }>

/** Every batch of a parcel as it was shipped, but the changes, in the order of the batches. */
const linesOf = ({ packs }: OrderAcceptance['parcels'][number], changes: readonly Change[] = []) =>
  packs.map(({ pack_id, number }, at) => ({ pack_id, received: number, rejected: 0, ...changes[at] }))

async function accept(id: number, changes: readonly Change[] = [], place = 0) {
  const parcel = (await read(id)).parcels[place]!
  const input = { id: parcel.id, inspector: '陈晓梅', lines: linesOf(parcel, changes) }
  return shop.browser.call(acceptanceCreate, input)
}

test('[RT-27] an order offers to record the arrival until that of its parcel is recorded', async () => {
  const { id, sn } = await paidOrder({ goods_id: 7, number: 12 })
  const actions = async () => (await shop.browser.call(orderDetail, { id })).order.actions
  expect(await actions()).not.toContain('accept')
  await ship(sn)
  expect(await actions()).toContain('accept')
  await accept(id)
  expect(await actions()).not.toContain('accept')
  expect(await actions()).toContain('confirm_receipt')
})

test('[RT-27] what is short and broken is recorded once, and asks for a return of exactly these packs', async () => {
  const { id, sn } = await paidOrder({ goods_id: 7, number: 12 })
  await ship(sn)
  const [parcel] = (await read(id)).parcels
  expect(parcel).toMatchObject({ acceptance: null, packs: [{ number: 12, result: null }] })
  const accepted = await accept(id, [{ received: 10, rejected: 1, remark: '外箱压损' }])
  expect(accepted.parcels[0]).toMatchObject({
    state_text: '已签收',
    acceptance: { inspector: '陈晓梅', accepted_at: '2026-11-20 10:00:00' },
    packs: [{ result: { received: 10, short: 2, accepted: 9, rejected: 1, remark: '外箱压损' } }],
  })
  const [short, damaged] = accepted.claims
  expect([short?.reason, short?.lines[0]?.number]).toEqual(['short', 2])
  expect([damaged?.reason, damaged?.lines[0]?.number]).toEqual(['damaged', 1])
  const { order_return } = await shop.browser.call(returnCreate, {
    id,
    kind: 'refund_only',
    reason: 'short',
    lines: [...short!.lines],
  })
  expect(order_return.lines[0]?.number).toBe(2)
  expect((await read(id)).claims.map(({ reason }) => reason)).toEqual(['damaged'])
  const [record] = (await shop.browser.call(acceptanceList, {})).list
  expect(record).toMatchObject({
    order_sn: sn,
    tracking_no: 'SF1',
    ...{ number: 12, received: 10, accepted: 9, rejected: 1, short: 2 },
    reason: '短缺 2；破损或不合格 1；外箱压损',
    handling: `仅退款 ${order_return.sn} 待审核`,
    inspector: '陈晓梅',
  })
  const { file } = await shop.browser.upload(fileUpload, { purpose: 'return' }, namedFile(JPEG, '破损.jpg'))
  await shop.browser.call(returnCreate, {
    ...{ id, kind: 'refund_only', reason: 'damaged', lines: [...damaged!.lines] },
    file_ids: [file.id],
  })
  expect((await read(id)).claims).toEqual([])
})

test('[RT-27] a second record of a parcel is refused, also from two tabs at the same time', async () => {
  const { id, sn } = await paidOrder({ goods_id: 7, number: 3 })
  await ship(sn)
  const parcel = (await read(id)).parcels[0]!
  const record = async (inspector: string) =>
    // Each in a browser of its own: one alone sends the last of equal calls.
    (await shop.service.buyer(shop.buyerId)).call(acceptanceCreate, {
      ...{ id: parcel.id, inspector, lines: linesOf(parcel) },
    })
  const tabs = await Promise.allSettled(['甲', '乙', '丙'].map(record))
  expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [row] = await shop.service.db.select().from(acceptances).where(eq(acceptances.parcel_id, parcel.id))
  await expect(record('丁')).rejects.toMatchObject({
    code: 409,
    message: `这个包裹已由${row!.inspector}验收，记录不能重复提交或修改`,
  })
  expect(await shop.service.db.$count(acceptances, eq(acceptances.parcel_id, parcel.id))).toBe(1)
})

test.each<[string, Change]>([
  ['实收不能超过应收 5，多发的请联系客服处理', { received: 6 }],
  ['不合格不能超过实收 4', { received: 4, rejected: 5 }],
])('[RT-27] numbers that cannot be are refused: %s', async (text, change) => {
  const { id, sn } = await paidOrder({ goods_id: 7, number: 5 })
  await ship(sn)
  await expect(accept(id, [change])).rejects.toMatchObject({
    code: 422,
    message: expect.stringContaining(text),
  })
  expect((await read(id)).parcels[0]?.acceptance).toBeNull()
})

test('[RT-27] every batch of the parcel is recorded, each once, and none of another parcel', async () => {
  const { id, sn } = await paidOrder({ goods_id: 7, number: 2 }, { goods_id: 6, number: 2 })
  await ship(sn)
  const parcel = (await read(id)).parcels[0]!
  const [first, second] = linesOf(parcel)
  const record = (lines: ReturnType<typeof linesOf>) =>
    shop.browser.call(acceptanceCreate, { id: parcel.id, inspector: '陈晓梅', lines })
  await expect(record([first!])).rejects.toMatchObject({ code: 422 })
  await expect(record([first!, second!, second!])).rejects.toMatchObject({ code: 422 })
  await expect(record([first!, second!, { ...first!, pack_id: 99_999 }])).rejects.toMatchObject({ code: 422 })
  await expect(record([])).rejects.toMatchObject({ code: 422 })
  const blank = { id: parcel.id, inspector: ' ', lines: linesOf(parcel) }
  await expect(shop.browser.call(acceptanceCreate, blank)).rejects.toMatchObject({ message: '请填写验收人' })
})

test('[RT-27] the page of an order says that its parcels were accepted, and what is short or damaged', async () => {
  const { id, sn } = await paidOrder({ goods_id: 7, number: 12 })
  await ship(sn)
  const detail = () => shop.browser.call(orderDetail, { id })
  expect((await detail()).next_step.text).toMatch(/^收到后请核对/)
  expect((await detail()).parcels[0]).toMatchObject({ short: 0, rejected: 0 })
  await accept(id, [{ received: 10, rejected: 1 }])
  expect((await detail()).parcels[0]).toMatchObject({ short: 2, rejected: 1 })
  expect((await detail()).next_step.text).toBe(
    '包裹已验收：短缺 2；破损或不合格 1。差异的处理见验收记录；其余商品请确认收货，到期未确认的订单会自动确认收货。',
  )
})

test('[RT-27] the order can be received once every pack is shipped and every parcel accepted, and not twice', async () => {
  const { id, sn } = await paidOrder({ goods_id: 7, number: 4 })
  const [line] = (await shop.browser.call(orderDetail, { id })).order.lines
  await operate(shop.service, `orders/${sn}/ship`, {
    ...{ company: '顺丰医药', number: 'SF1', lines: `${line!.id}:1` },
  })
  expect(await accept(id)).toMatchObject({ can_receive: 0, unshipped: 3 })
  await ship(sn, 'SF2')
  expect(await read(id)).toMatchObject({ can_receive: 0, unshipped: 0 })
  expect(await accept(id, [], 1)).toMatchObject({ can_receive: 1, inspector: '陈晓梅' })
  expect((await shop.browser.call(orderDetail, { id })).parcels.map(each => each.accepted_at)).toEqual([
    '2026-11-20 10:00:00',
    '2026-11-20 10:00:00',
  ])
  await shop.browser.call(orderReceive, { id })
  expect((await read(id)).can_receive).toBe(0)
  await expect(shop.browser.call(orderReceive, { id })).rejects.toMatchObject({ code: 409 })
})

test('[RT-27] after the hours for damage no refund without sending back is offered', async () => {
  const { id, sn } = await paidOrder({ goods_id: 7, number: 4 })
  await ship(sn)
  await accept(id, [{ received: 3 }])
  await shop.browser.call(orderReceive, { id })
  expect(await read(id)).toMatchObject({ can_refund: 1, report_hours: 48 })
  shop.service.clock.now = new Date(NOW.getTime() + 48 * HOUR)
  expect(await read(id)).toMatchObject({ can_refund: 0, claims: [{ reason: 'short' }] })
})

test('[RT-27] the parcels of another buyer look like missing ones, and their records are not listed', async () => {
  const { id, sn } = await paidOrder({ goods_id: 7, number: 4 })
  await ship(sn)
  const parcel = (await read(id)).parcels[0]!
  const other = await shop.service.buyer(
    await insertBuyer(shop.service.db, { phone: '13900000009', head_id: shop.buyerId }),
  )
  await expect(read(id, other)).rejects.toMatchObject({ code: 404 })
  const input = { id: parcel.id, inspector: '别人', lines: linesOf(parcel) }
  await expect(other.call(acceptanceCreate, input)).rejects.toMatchObject({ code: 404 })
  await accept(id)
  expect((await other.call(acceptanceList, {})).total).toBe(0)
})

test('[RT-27] records are found by day, product, batch and parcel, the latest first, and exported', async () => {
  const first = await paidOrder({ goods_id: 7, number: 4 })
  await ship(first.sn, 'SF-A_1')
  await accept(first.id)
  shop.service.clock.now = new Date(NOW.getTime() + 24 * HOUR)
  const second = await paidOrder({ goods_id: 6, number: 2 })
  await ship(second.sn, 'SF-B')
  await accept(second.id)
  const found = async (filters: object) =>
    (await shop.browser.call(acceptanceList, filters)).list.map(({ order_sn }) => order_sn)
  expect(await found({})).toEqual([second.sn, first.sn])
  expect(await found({ per_page: 1, page: 2 })).toEqual([first.sn])
  expect(await found({ to: '2026-11-20' })).toEqual([first.sn])
  expect(await found({ from: '2026-11-21' })).toEqual([second.sn])
  expect(await found({ keywords: 'SF-A_' })).toEqual([first.sn])
  expect(await found({ keywords: '%' })).toEqual([])
  const { list } = await shop.browser.call(acceptanceExport, { keywords: first.sn })
  expect(await found({ keywords: list[0]!.batch_no })).toContain(first.sn)
  await expect(found({ from: '2026-11-21', to: '2026-11-20' })).rejects.toMatchObject({ code: 422 })
})

test('[RT-27] the PDF has the records that the filters find; a visitor gets none', async () => {
  const { id, sn } = await paidOrder({ goods_id: 7, number: 4 })
  await ship(sn)
  await accept(id, [{ received: 3 }])
  const drawn: PdfContent[] = []
  shop.service.pdf.draw = async content => {
    drawn.push(content)
    return draw(content)
  }
  const pdf = (query: string, browser = shop.browser) => browser.raw('GET', `/api/acceptance/pdf?${query}`)
  const { pdf_url } = await shop.browser.call(acceptanceList, { keywords: sn })
  const { status, headers } = await shop.browser.raw('GET', pdf_url)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(drawn).toMatchObject([
    { total: 1, drawn_at: '2026-11-20 10:00:00', records: [{ order_sn: sn, reason: '短缺 1' }] },
  ])
  expect((await pdf('keywords=none')).status).toBe(404)
  expect((await shop.browser.call(acceptanceList, { keywords: 'none' })).pdf_url).toBe('')
  expect((await pdf('from=yesterday')).status).toBe(422)
  expect((await pdf('', shop.service.visitor())).status).toBe(401)
})
