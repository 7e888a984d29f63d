import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReorderResult } from '@yaoji/api-client/contract/order'
import {
  type Answers,
  type DataNamed,
  failWith,
  orderDetailOf,
  orderFor,
  parcelFor,
} from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { OrderActions, type OrderActionsProps } from './OrderActions'

const UNPAID = orderFor(9, { actions: ['pay', 'upload_slip', 'cancel'] })
const SHIPPED = orderFor(9, { actions: ['confirm_receipt', 'reorder'] })

function open(props: OrderActionsProps, answers: Answers = {}) {
  const shop = fakeShop(answers)
  const { Shop } = shop
  render(
    <Shop>
      <OrderActions {...props} />
    </Shop>,
  )
  return { ...shop, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const group = () => within(screen.getByRole('group', { name: `订单 ${UNPAID.sn} 的操作` }))
const names = (role: string) =>
  group()
    .queryAllByRole(role)
    .map(each => each.textContent)

test('[RT-27] the actions of the service are buttons and links, the most urgent first; an unknown one is left out', () => {
  open({ order: { ...UNPAID, actions: ['cancel', 'pay', 'upload_slip', 'sing'] } })
  expect(names('link')).toEqual(['去付款', '上传转账凭证'])
  expect(names('button')).toEqual(['取消订单'])
  expect(screen.getByRole('link', { name: '去付款' })).toHaveProperty('pathname', '/cart/step3/9')
})

test.each([
  ['apply_return', '申请退换货', '/order/returnInfo/9?new=1'],
  ['apply_after_sale', '申请售后服务', '/order/afterSalesInfo/9?new=1'],
  ['apply_invoice', '申请开票', `/zzfw/dzfp?keywords=${UNPAID.sn}`],
  ['view_invoice', '查看发票', `/zzfw/dzfp?tab=issued&keywords=${UNPAID.sn}`],
  ['upload_receipt', '上传签收回执', '/order/hmdd'],
  ['accept', '收货验收', '/order/ysInfo/9'],
  ['upload_slip', '上传转账凭证', '/cart/step3/9'],
  ['view_slip', '查看凭证', '/order/info/9#payments'],
  ['view_logistics', '查看物流', '/order/info/9#parcels'],
])('[RT-27] the action %s is a link to the page for it, with this order', (action, text, to) => {
  open({ order: { ...UNPAID, actions: [action] } })
  expect(names('link')).toEqual([text])
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(to)
})

test('an order with ephedrine-type goods is paid on its own page', () => {
  open({ order: { ...UNPAID, is_ephedrine: 1 } })
  expect(screen.getByRole('link', { name: '去付款' }).getAttribute('href')).toBe('/cart/hm?id=9')
})

test('[RT-26] the less urgent actions are in a menu; by keyboard too, and the focus comes back to its button', async () => {
  const { user } = open({ order: UNPAID, listed: true })
  expect(names('link')).toEqual(['去付款', '上传转账凭证'])
  const more = button(`订单 ${UNPAID.sn} 的更多操作`)
  more.focus()
  await user.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name: '更多操作' })
  within(panel).getByRole('button', { name: '取消订单' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: '取消订单' })
  expect(screen.queryByRole('dialog', { name: '更多操作' })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(more))
})

test('[RT-27] a cancel asks for the reason and sends it once', async () => {
  const { client, user } = open({ order: UNPAID }, { 'order.cancel': () => ({ order: orderFor(9) }) })
  await user.click(button('取消订单'))
  const dialog = await screen.findByRole('dialog', { name: '取消订单' })
  await user.click(within(dialog).getByRole('radio', { name: '收货地址有误' }))
  await user.dblClick(within(dialog).getByRole('button', { name: '取消订单' }))
  expect(await screen.findByText('订单已取消')).toBeTruthy()
  expect(client.sentTo('order.cancel').map(call => call.input)).toEqual([{ id: 9, reason: '收货地址有误' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('keeping the order sends nothing', async () => {
  const { client, user } = open({ order: UNPAID })
  await user.click(button('取消订单'))
  await user.click(await screen.findByRole('button', { name: '保留订单' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.sentTo('order.cancel')).toEqual([])
})

test('[RT-27] a failure is shown in the dialog, and the next try works', async () => {
  const { client, user } = open({ order: SHIPPED }, { 'order.receive': () => failWith('busy') })
  await user.click(button('确认收货'))
  const dialog = await screen.findByRole('dialog', { name: '确认收货' })
  const confirm = within(dialog).getByRole('button', { name: '确认收货' })
  await user.click(confirm)
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    '操作没有成功，请稍候再试。请刷新页面查看订单状态',
  )
  client.answer({ 'order.receive': () => ({ order: orderFor(9) }) })
  await user.click(confirm)
  expect(await screen.findByText('已确认收货')).toBeTruthy()
})

test('[RT-27] in a list too, the receipt says which parcels are under way and leads to their check', async () => {
  const detail = {
    'order.detail': () =>
      orderDetailOf(SHIPPED, [], { parcels: [parcelFor(1), parcelFor(2, { state: 'delivered' })] }),
  }
  const { user } = open({ order: SHIPPED, listed: true }, detail)
  await user.click(button('确认收货'))
  const dialog = within(await screen.findByRole('dialog', { name: '确认收货' }))
  expect(dialog.getByText('共 2 个包裹，其中 1 个还在运输途中。')).toBeTruthy()
  expect(dialog.getByRole('link', { name: '先去验收' }).getAttribute('href')).toBe('/order/ysInfo/9')
})

test('[RT-27] an order whose status has changed says so and closes the question', async () => {
  const message = '订单待审核，不能进行此操作'
  const { user } = open(
    { order: UNPAID },
    { 'order.cancel': () => failWith('refused', { code: 409, message }) },
  )
  await user.click(button('取消订单'))
  const dialog = await screen.findByRole('dialog', { name: '取消订单' })
  await user.click(within(dialog).getByRole('button', { name: '取消订单' }))
  expect(await screen.findByText(`${message}，已显示最新状态`)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const REORDERED: ReorderResult = {
  added: [{ entry: 0, id: 1, number: 10 }],
  adjusted: [{ entry: 1, id: 2, number: 12, reason: 'stock', message: '库存只剩 12 盒，已为您改为 12 盒' }],
  refused: [{ entry: 2, id: 3, reason: 'off_shelf', message: '商品已下架' }],
  lines: ['阿莫西林胶囊', '布洛芬缓释胶囊', '板蓝根颗粒'].map((name, at) => ({
    goods_id: at,
    name,
    ypgg: '24粒',
    bzdw: '盒',
    number: 10,
  })),
  cart: 2,
}

test('[RT-27] a re-order says what happened to each line and leads to the cart', async () => {
  const { user } = open({ order: SHIPPED }, { 'order.reorder': () => REORDERED })
  await user.click(button('再次购买'))
  const dialog = await screen.findByRole('dialog', { name: '再次购买' })
  expect(within(dialog).getByText('2 种已加入购物车，1 种有调整，1 种没有加入')).toBeTruthy()
  const rows = within(dialog).getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    '没有加入板蓝根颗粒 24粒商品已下架',
    '有调整布洛芬缓释胶囊 24粒库存只剩 12 盒，已为您改为 12 盒',
    '已加入阿莫西林胶囊 24粒10 盒',
  ])
  expect(within(dialog).getByRole('link', { name: '去购物车' })).toHaveProperty('pathname', '/cart')
})

test('a re-order of which nothing is left does not lead to the cart', async () => {
  const none = { ...REORDERED, added: [], adjusted: [] }
  const { user } = open({ order: SHIPPED }, { 'order.reorder': () => none })
  await user.click(button('再次购买'))
  await screen.findByRole('dialog', { name: '再次购买' })
  expect(screen.queryByRole('link', { name: '去购物车' })).toBeNull()
})

test('[RT-27] a failed re-order says so at its button; the retry has the same key, a later press another', async () => {
  const { client, user } = open(
    { order: SHIPPED },
    { 'order.reorder': () => failWith('offline', { message: '网络未连接' }) },
  )
  await user.click(button('再次购买'))
  expect((await screen.findByRole('alert')).textContent).toBe('网络未连接。请到购物车查看是否已加入')
  client.answer({ 'order.reorder': () => REORDERED })
  for (const _ of [1, 2]) {
    await user.click(button('再次购买'))
    await screen.findByRole('dialog', { name: '再次购买' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const [failed, retried, again] = client.sentTo('order.reorder').map(call => call.idempotencyKey)
  expect(retried).toBe(failed)
  expect(again).not.toBe(failed)
})

test.each([
  [
    'cancel',
    '取消订单',
    `订单 ${UNPAID.sn} 取消后不能恢复，冻结的余额会解冻，现金券会退回；优惠券在同一次下单的订单都取消后退回。`,
  ],
  [
    'apply_close',
    '申请取消',
    /已付款，申请由客服处理。.*优惠券在同一次下单的订单都取消后退回；发货以后不能取消。$/,
  ],
])(
  '[RT-27] before %s the question says what it means, with the reasons to choose from',
  async (action, name, text) => {
    const { user } = open({ order: { ...UNPAID, actions: [action] } })
    await user.click(button(name))
    const dialog = within(await screen.findByRole('dialog', { name }))
    expect(dialog.getByText(text)).toBeTruthy()
    const reasons = within(dialog.getByRole('radiogroup', { name: '取消原因' })).getAllByRole('radio')
    expect(reasons.map(reason => (reason as HTMLInputElement).value)).toEqual([
      '暂时不需要了',
      '商品或数量选错',
      '收货地址有误',
      '价格或优惠不合适',
      '其他原因',
    ])
    expect(reasons[0]).toHaveProperty('checked', true)
    await user.click(dialog.getByRole('button', { name: '保留订单' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test.each([
  ['cancel', '取消订单', '取消订单', 'order.cancel'],
  ['apply_close', '申请取消', '提交申请', 'order.close'],
] as const)(
  '[RT-27] %s without another choice sends the first reason; a failure says what to do',
  async (action, name, confirm, call) => {
    const { client, user } = open(
      { order: { ...UNPAID, actions: [action] } },
      { [call]: () => failWith('busy') },
    )
    await user.click(button(name))
    const dialog = within(await screen.findByRole('dialog', { name }))
    await user.click(dialog.getByRole('button', { name: confirm }))
    expect((await dialog.findByRole('alert')).textContent).toContain('请刷新页面查看订单状态')
    expect(client.sentTo(call).map(({ input }) => input)).toEqual([{ id: 9, reason: '暂时不需要了' }])
  },
)

test('[RT-27] the confirmation of a receipt says what to check, and how much the order has', async () => {
  const { user } = open({ order: SHIPPED })
  await user.click(button('确认收货'))
  const dialog = within(await screen.findByRole('dialog', { name: '确认收货' }))
  expect(dialog.getByText(`请先核对订单 ${SHIPPED.sn} 的数量、批号和效期，无误后再确认。`)).toBeTruthy()
  expect(dialog.getByText('本单共 1 种，数量 10。')).toBeTruthy()
})

test('[RT-27] the confirmation of a receipt counts only what was shipped', async () => {
  const { user } = open({
    order: {
      ...SHIPPED,
      line_count: 2,
      goods_number: 55,
      gift_number: 3,
      to_receive: { line_count: 1, goods_number: 25, gift_number: 2 },
    },
  })
  await user.click(button('确认收货'))
  const dialog = within(await screen.findByRole('dialog', { name: '确认收货' }))
  expect(dialog.getByText('本单实发 1 种，数量 25，另赠 2。未发货：数量 30，另赠 1，已退款。')).toBeTruthy()
  expect(dialog.queryByText(/55/)).toBeNull()
})

test('[RT-27] while an order is added to the cart its button is busy, the others are not; the result can be left', async () => {
  let settle = (_answer: DataNamed<'order.reorder'>) => {}
  const { client, user } = open(
    { order: SHIPPED },
    { 'order.reorder': () => new Promise(resolve => (settle = resolve)) },
  )
  await user.dblClick(button('再次购买'))
  expect(client.sentTo('order.reorder').map(({ input }) => input)).toEqual([{ id: 9 }])
  expect(button('再次购买').getAttribute('aria-disabled')).toBe('true')
  expect(button('确认收货').getAttribute('aria-disabled')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  settle(REORDERED)
  const dialog = within(await screen.findByRole('dialog', { name: '再次购买' }))
  await user.click(dialog.getByRole('button', { name: '留在本页' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button('再次购买').getAttribute('aria-disabled')).toBeNull()
})

test('[RT-27] a result in which nothing is added as asked leads to the cart for what was adjusted', async () => {
  const { user } = open({ order: SHIPPED }, { 'order.reorder': () => ({ ...REORDERED, added: [] }) })
  await user.click(button('再次购买'))
  expect(await screen.findByRole('link', { name: '去购物车' })).toBeTruthy()
})

test('[RT-26] [RT-27] a menu that is left opens nothing; with all actions shown there is none', async () => {
  const { user } = open({ order: UNPAID, listed: true })
  const more = button(`订单 ${UNPAID.sn} 的更多操作`)
  await user.click(more)
  const panel = within(await screen.findByRole('dialog', { name: '更多操作' }))
  expect(panel.queryAllByRole('link')).toEqual([])
  await user.click(panel.getByRole('button', { name: '取消订单' }))
  await user.click(await screen.findByRole('button', { name: '保留订单' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // What was chosen the last time is not chosen again.
  await user.click(more)
  await screen.findByRole('dialog', { name: '更多操作' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(more)
})

test('[RT-27] an order whose actions all have a button has no menu', () => {
  open({ order: UNPAID })
  expect(names('button')).toEqual(['取消订单'])
})
