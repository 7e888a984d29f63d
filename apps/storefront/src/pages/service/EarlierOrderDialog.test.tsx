import { screen, within } from '@testing-library/react'
import {
  type Answers,
  amoxicillin,
  failWith,
  ibuprofen,
  orderDetailOf,
  orderFor,
  orderLineFor,
  orderListOf,
  quickBuyAnswers,
} from '@yaoji/api-client/testing'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'
import { findInRow, number, openQuickBuy, query } from '../../testing/quickBuy'

afterEach(() => sessionStorage.clear())

const bought = { ...orderLineFor(1, '布洛芬缓释胶囊'), goods_id: ibuprofen().id, number: 5 }
const gift = {
  ...orderLineFor(2, '阿莫西林胶囊'),
  goods_id: amoxicillin().id,
  number: 10,
  is_gift: 1 as const,
}
const gone = { ...orderLineFor(3, '下架的商品'), goods_id: 99, number: 3 }

const ORDER = orderFor(9, { lines: [bought, gift, gone], line_count: 12 })
async function openOrders(answers: Answers = {}) {
  const page = await openQuickBuy({
    'order.list': () => orderListOf([ORDER]),
    'order.detail': () => orderDetailOf(ORDER),
    ...answers,
  })
  await page.user.click(screen.getByRole('button', { name: '从订单添加' }))
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: '从订单添加' })) }
}

const isOpen = () => screen.queryByRole('dialog') !== null

test('[RT-30] what was bought in an earlier order is put into the grid, without its gifts', async () => {
  const { user, client, dialog } = await openOrders()
  const order = await dialog.findByRole('listitem')
  expect(order.textContent).toContain('YJ26112100009 2026-11-21')
  expect(order.textContent).toContain('布洛芬缓释胶囊、阿莫西林胶囊、下架的商品 等 12 种')
  await user.click(within(order).getByRole('button', { name: '放进清单' }))
  expect(await findInRow(1, '布洛芬缓释胶囊')).toBeTruthy()
  expect(isOpen()).toBe(false)
  expect([query(1).value, number(1).value]).toEqual(['YJ2', '5'])
  // The product that is not sold any more is left out, and its place is free.
  expect(query(2).value).toBe('')
  expect(client.sentTo('order.list').map(({ input }) => input)).toEqual([{ per_page: 10, store_id: 1 }])
  expect(client.sentTo('order.detail').map(({ input }) => input)).toEqual([{ id: 9 }])
  expect(client.sentTo('quickBuy.match').map(({ input }) => input)).toEqual([
    { queries: [], goods_ids: [ibuprofen().id, 99] },
  ])
})

test('[RT-30] an order that cannot be read says so in the dialog, and can be read again', async () => {
  const { user, client, dialog } = await openOrders({
    'order.detail': () => failWith('refused', { message: '订单已删除' }),
  })
  const add = await dialog.findByRole('button', { name: '放进清单' })
  await user.click(add)
  expect((await dialog.findByRole('alert')).textContent).toContain('订单已删除')
  client.answer({ 'order.detail': () => new Promise(() => {}) })
  await user.click(add)
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('[RT-30] while one order is read, no other one is', async () => {
  const other = orderFor(8)
  const { user, client, dialog } = await openOrders({
    'order.list': () => orderListOf([ORDER, other]),
    'order.detail': () => new Promise(() => {}),
  })
  const [first, second] = await dialog.findAllByRole('button', { name: '放进清单' })
  await user.click(first!)
  expect(first!.getAttribute('aria-disabled')).toBe('true')
  expect(second!.getAttribute('aria-disabled')).toBeNull()
  await user.click(second!)
  expect(client.sentTo('order.detail')).toHaveLength(1)
})

test('[RT-30] a buyer without orders reads that there are none', async () => {
  const { user, dialog } = await openOrders({ 'order.list': () => orderListOf([]) })
  expect(await dialog.findByText('还没有订单')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
})

test.each(['order.list', 'order.detail'])(
  '[RT-30] a refusal of %s is shown in the dialog, and nowhere else',
  async call => {
    const { user } = openShop('/zzfw/kjcg', {
      ...quickBuyAnswers(),
      'order.list': () => orderListOf([ORDER]),
      [call]: () => failWith('refused', { message: '订单服务维护中' }),
    })
    await user.click(await screen.findByRole('button', { name: '从订单添加' }))
    const dialog = within(await screen.findByRole('dialog', { name: '从订单添加' }))
    if (call === 'order.detail') await user.click(await dialog.findByRole('button', { name: '放进清单' }))
    expect(await dialog.findByText('订单服务维护中')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  },
)
