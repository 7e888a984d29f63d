import { feedbackCreate } from '@yaoji/api-client/contract/feedback'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openOrderShop } from '../../../tests/order-shop'
import { orders } from '../order/tables'
import { feedback } from './tables'

const shop = openOrderShop()

test('[AP-21] a message can name an order of the buyer; another number is refused at its field', async () => {
  const { db } = shop.service
  const { order_id } = await shop.place([{ goods_id: 6, number: 1 }])
  const [order] = await db.select({ sn: orders.sn }).from(orders).where(eq(orders.id, order_id))
  const send = (order_sn: string) =>
    shop.browser.call(feedbackCreate, { data: { kind: 'order', content: '少发一盒', order_sn } })
  await send(order!.sn)
  const [kept] = await db.select().from(feedback).where(eq(feedback.user_id, shop.buyerId))
  expect(kept).toMatchObject({ order_sn: order!.sn })
  await expect(send('YJ00000000000000')).rejects.toMatchObject({
    fields: { 'data.order_sn': ['没有这个订单，请核对订单号'] },
  })
})
