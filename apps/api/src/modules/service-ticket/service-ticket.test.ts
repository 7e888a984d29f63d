import { messageList } from '@yaoji/api-client/contract/message'
import {
  ticketCreate,
  ticketDetail,
  ticketDone,
  ticketList,
  ticketReopen,
  ticketReply,
} from '@yaoji/api-client/contract/service-ticket'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PDF } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { filesOf, operate, operateForm, waiting } from '../../../tests/operate'
import { MINUTE, NOW, openOrderShop } from '../../../tests/order-shop'
import { OPERATOR_KEY } from '../../../tests/service'
import { orders } from '../order/tables'

const shop = openOrderShop()
const DAY = 24 * 60 * MINUTE

const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)
const ticketsOf = (id: number) => shop.browser.call(ticketList, { id })

async function shippedOrder() {
  const { order_id: id, orders: placed } = await shop.place([{ goods_id: 6, number: 2 }])
  await shop.service.db
    .update(orders)
    .set({ status: 30, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  await group(`orders/${placed[0]!.sn}/ship`, { company: '顺丰医药', number: 'SF1' })
  return id
}

const ask = (id: number, change: object = {}) =>
  shop.browser.call(ticketCreate, { id, kind: 'documents', text: '少了随货同行单', ...change })

test('[RT-27] a ticket is a conversation, closed when both are done, opened again for seven days', async () => {
  const id = await shippedOrder()
  const [line] = (await ticketsOf(id)).lines
  const { ticket } = await ask(id, { line_ids: [line!.line_id] })
  expect(ticket).toMatchObject({ status: 10, kind_text: '单据或发票', actions: ['reply', 'done'] })
  expect(ticket.products).toHaveLength(1)
  expect((await waiting(shop.service, 'tickets')).find(row => row.id === String(ticket.id))?.text).toContain(
    '少了随货同行单',
  )
  expect((await group(`tickets/${ticket.id}/reply`, { text: '已补寄' })).outcome).toBe('处理中')
  expect((await shop.browser.call(messageList, {})).list[0]!.url).toBe(`/order/afterSalesInfo/${ticket.sn}`)
  expect(await shop.browser.call(ticketDetail, { sn: ticket.sn })).toMatchObject({
    order_id: id,
    ticket: (await ticketsOf(id)).list[0]!,
  })
  const { ticket: replied } = await shop.browser.call(ticketReply, { id: ticket.id, text: '谢谢' })
  expect(replied.messages.map(({ author }) => author)).toEqual(['buyer', 'shop', 'buyer'])
  const { ticket: done } = await shop.browser.call(ticketDone, { id: ticket.id })
  expect(done).toMatchObject({ status: 20, actions: ['reply'] })
  expect((await group(`tickets/${ticket.id}/finish`, { text: '已签收' })).outcome).toBe('已关闭')
  expect((await group(`tickets/${ticket.id}/finish`, { text: '再来' })).status).toBe(409)
  expect((await group(`tickets/${ticket.id}/reply`, { text: '再来' })).status).toBe(409)
  const [closed] = (await ticketsOf(id)).list
  expect(closed).toMatchObject({ actions: ['reopen'], reopen_before: '2026-11-27 10:00:00' })
  shop.service.clock.now = new Date(NOW.getTime() + 7 * DAY - 1000)
  expect((await shop.browser.call(ticketReopen, { id: ticket.id })).ticket.status).toBe(20)
})

test('a finished ticket goes on with a reply, or is closed by the buyer; after seven days it stays closed', async () => {
  const id = await shippedOrder()
  const { ticket } = await ask(id)
  expect((await group(`tickets/${ticket.id}/finish`, { text: '已补寄' })).outcome).toBe('已完成')
  expect((await shop.browser.call(ticketReply, { id: ticket.id, text: '没有收到' })).ticket.status).toBe(20)
  await group(`tickets/${ticket.id}/finish`, { text: '再次补寄' })
  expect((await shop.browser.call(ticketDone, { id: ticket.id })).ticket.status).toBe(40)
  shop.service.clock.now = new Date(NOW.getTime() + 7 * DAY)
  await expect(shop.browser.call(ticketReopen, { id: ticket.id })).rejects.toMatchObject({ code: 409 })
  await expect(shop.browser.call(ticketReply, { id: ticket.id, text: '晚了' })).rejects.toMatchObject({
    code: 409,
  })
})

test('[SV-05] only an own, shipped order has tickets; another buyer’s ticket looks like a missing one', async () => {
  const { order_id } = await shop.place([{ goods_id: 6, number: 1 }])
  expect(await ticketsOf(order_id)).toMatchObject({ kinds: [], blocked: expect.stringContaining('发货后') })
  await expect(ask(order_id)).rejects.toMatchObject({ code: 409 })
  const id = await shippedOrder()
  await expect(ask(id, { line_ids: [99_999] })).rejects.toMatchObject({ code: 404 })
  await expect(ask(id, { file_ids: [99_999] })).rejects.toMatchObject({ code: 422 })
  const { ticket } = await ask(id)
  const other = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13611110001' }))
  for (const attempt of [
    () => other.call(ticketList, { id }),
    () => other.call(ticketDetail, { sn: ticket.sn }),
    () => shop.browser.call(ticketDetail, { sn: `${ticket.sn}9` }),
    () => other.call(ticketCreate, { id, kind: 'documents', text: '偷看' }),
    () => other.call(ticketReply, { id: ticket.id, text: '偷看' }),
    () => other.call(ticketDone, { id: ticket.id }),
    () => other.call(ticketReopen, { id: ticket.id }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 404 })
})

test('[RT-27] [SV-05] the shop answers with a file, which the buyer of the ticket reads and nobody else', async () => {
  const id = await shippedOrder()
  const { ticket } = await ask(id, { kind: 'inspection_report', text: '需要检验报告' })
  const attach = (record: string, key = OPERATOR_KEY) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(PDF)]), '检验报告.pdf')
    return operateForm(shop.service, `${record}/files`, form, key)
  }
  expect((await attach(`tickets/${ticket.id}`, 'guessed')).status).toBe(403)
  expect((await attach('tickets/999999')).status).toBe(404)
  const { file } = (await attach(`tickets/${ticket.id}`)).data
  const reply = (files: string) => group(`tickets/${ticket.id}/reply`, { text: '报告见附件', files })
  expect((await reply('999999')).status).toBe(422)
  expect((await reply('one')).status).toBe(422)
  expect((await reply(String(file.id))).outcome).toBe('处理中')
  const { messages } = (await ticketsOf(id)).list[0]!
  expect(messages.map(({ author, files }) => [author, files.map(({ name }) => name)])).toEqual([
    ['buyer', []],
    ['shop', ['检验报告.pdf']],
  ])
  const url = messages[1]!.files[0]!.url
  expect((await shop.browser.raw('GET', url)).status).toBe(200)
  const other = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13611110002' }))
  expect((await other.raw('GET', url)).status).toBe(404)
  expect(await filesOf(shop.service, `tickets/${ticket.id}`)).toMatchObject([{ id: file.id }])
})

test('[RT-27] [SV-05] a buyer opens twenty tickets and sends a hundred replies in a day', async () => {
  const id = await shippedOrder()
  const { ticket } = await ask(id)
  const reply = () => shop.browser.call(ticketReply, { id: ticket.id, text: '还没有收到' })
  for (let at = 0; at < 100; at += 1) await reply()
  await expect(reply()).rejects.toMatchObject({
    code: 429,
    message: expect.stringContaining('最多回复 100 次'),
  })
  for (let at = 1; at < 20; at += 1) await ask(id)
  await expect(ask(id)).rejects.toMatchObject({
    code: 429,
    message: expect.stringContaining('最多申请 20 次'),
  })
  const { list } = await ticketsOf(id)
  expect(list).toHaveLength(20)
  expect(list.at(-1)?.messages).toHaveLength(101)
  shop.service.clock.now = new Date(NOW.getTime() + DAY)
  await ask(id)
  await reply()
})
