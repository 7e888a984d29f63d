import { parcelList } from '@yaoji/api-client/contract/parcel'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { operate } from '../../../tests/operate'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { orders } from './tables'

const shop = openOrderShop()
const group = (address: string, fields?: Record<string, string>) => operate(shop.service, address, fields)

test('[RT-27] a parcel is listed from its shipping until it is delivered, with where it was last', async () => {
  const { order_id, orders: placed } = await shop.place([{ goods_id: 4, number: 10 }])
  const sn = placed[0]!.sn
  const paid = { status: 20, paid_at: NOW, pay_type: 'transfer', paid_amount: orders.payable_amount } as const
  await shop.service.db.update(orders).set(paid).where(eq(orders.id, order_id))
  await group(`orders/${sn}/approve`)
  expect(await shop.browser.call(parcelList, {})).toEqual({ list: [], total: 0 })
  await group(`orders/${sn}/ship`, { company: '顺丰医药', number: 'SF1' })
  const { list, total } = await shop.browser.call(parcelList, {})
  expect(total).toBe(1)
  expect(list[0]).toMatchObject({
    order_id,
    order_sn: sn,
    tracking_no: 'SF1',
    state_text: '运输中',
    goods_number: 10,
  })
  await group(`parcels/${list[0]!.id}/trace`, { text: '到达武汉转运中心' })
  expect((await shop.browser.call(parcelList, {})).list[0]?.trace?.text).toBe('到达武汉转运中心')
  const other = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13900000009' }))
  expect(await other.call(parcelList, {})).toEqual({ list: [], total: 0 })
  await group(`parcels/${list[0]!.id}/deliver`)
  expect(await shop.browser.call(parcelList, {})).toEqual({ list: [], total: 0 })
})
