import { orderDetail } from '@yaoji/api-client/contract/order'
import { receiptList, receiptSend } from '@yaoji/api-client/contract/receipt'
import { returnCreate, returnList } from '@yaoji/api-client/contract/return'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operate } from '../../../tests/operate'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { insertFile } from '../../../tests/registration'
import { orders } from './tables'

const shop = openOrderShop()

const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)

/** An order of two packs with ephedrine, which were delivered. */
async function deliveredOrder(): Promise<number> {
  const { order_id: id, orders: placed } = await shop.place([{ goods_id: 3, number: 2 }])
  await shop.service.db
    .update(orders)
    .set({ status: 30, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount })
    .where(eq(orders.id, id))
  await group(`orders/${placed[0]!.sn}/ship`, { company: '顺丰医药', number: 'SF1' })
  const [parcel] = (await shop.browser.call(orderDetail, { id })).parcels
  await group(`parcels/${parcel!.id}/deliver`)
  return id
}

async function refundPack(id: number) {
  const [batch] = (await shop.browser.call(returnList, { id })).batches
  const lines = [{ batch_id: batch!.batch_id, number: 1 }]
  const input = { id, kind: 'refuse', reason: 'wrong', lines } as const
  const { order_return } = await shop.browser.call(returnCreate, input)
  for (const step of ['approve', 'accept', 'refund'])
    expect((await group(`returns/${order_return.id}/${step}`)).status).toBe(200)
}

const receiptOf = async (id: number) =>
  (await shop.browser.call(receiptList, {})).list.find(({ order_id }) => order_id === id)?.state

test('[RT-29] an order owes its receipt until the last pack that was shipped is refunded', async () => {
  const id = await deliveredOrder()
  expect(await receiptOf(id)).toBe('due')
  await refundPack(id)
  expect(await receiptOf(id)).toBe('due')
  await refundPack(id)
  expect(await receiptOf(id)).not.toBe('due')
  expect((await shop.browser.call(orderDetail, { id })).order.actions).not.toContain('upload_receipt')
})

test('[RT-29] a receipt that was sent stays, also when everything is refunded', async () => {
  const id = await deliveredOrder()
  const file_ids = [await insertFile(shop.service.db, shop.buyerId, 'receipt')]
  await shop.browser.call(receiptSend, { id, file_ids })
  for (let packs = 0; packs < 2; packs += 1) await refundPack(id)
  expect(await receiptOf(id)).toBe('submitted')
})
