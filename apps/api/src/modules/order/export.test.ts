import { orderCancel, orderExport, orderList } from '@yaoji/api-client/contract/order'
import { expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { openOrderShop } from '../../../tests/orderShop'

const shop = openOrderShop()

test('[RT-26] the export has every line of the orders that the filters find, with batches and money', async () => {
  const { order_id } = await shop.place([{ goods_id: 1, number: 1 }])
  await shop.browser.call(orderCancel, { id: order_id })
  await shop.place([
    { goods_id: 4, number: 2 },
    { goods_id: 6, number: 1 },
  ])
  const { list, total } = await shop.browser.call(orderExport, {})
  expect(total).toBe(3)
  expect(list.at(-1)?.name).toBe('阿莫西林胶囊 1')
  expect(list.find(({ name }) => name === '阿莫西林胶囊 4')).toMatchObject({
    number: 2,
    price: '10.00',
    amount: '20.00',
    batch_no: 'B250909',
    expiry_date: '2027-01-01',
    status_text: '待付款',
  })
  const [order] = (await shop.browser.call(orderList, { tab: 'cancelled' })).list
  const cancelled = await shop.browser.call(orderExport, { tab: 'cancelled' })
  expect(cancelled.list.map(({ sn }) => sn)).toEqual([order?.sn])
  expect((await shop.browser.call(orderExport, { keywords: '没有的商品' })).list).toEqual([])
})

test('[SV-05] the export has only the buyer’s own orders, and refuses an unknown tab', async () => {
  await shop.place([{ goods_id: 6, number: 1 }])
  const other = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13600000077' }))
  expect((await other.call(orderExport, {})).list).toEqual([])
  await expect(other.call(orderExport, { tab: 'none' })).rejects.toMatchObject({ kind: 'invalid' })
})
