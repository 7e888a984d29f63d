import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { unixSeconds } from '../../core/clock/useServerTime'
import { describePageStates } from '../../testing/describePageStates'
import { type Answers, failWith } from '../../testing/fakeClient'
import { fakeShop } from '../../testing/fakeShop'
import { orderDetailOf, orderFor } from '../../testing/orders'
import OrderPage from './OrderPage'

describePageStates('order', {
  answers: { 'order.detail': () => orderDetailOf(orderFor(1)) },
  call: 'order.detail',
  loading: '正在加载订单',
  ready: '去付款',
  missing: '没有找到这个订单',
})

const UNPAID = orderDetailOf(orderFor(9))

const CANCELLED = orderDetailOf(
  orderFor(9, { status: -10, status_text: '已取消', pay_before: null, actions: ['reorder'] }),
  [],
  { next_step: { text: '订单已取消，没有付款。', until: null } },
)

/** The service's clock shows `time`. */
const clockAt = (time: string) => ({ 'config.common': () => ({ timestamp: unixSeconds(time) }) })

function open(detail: OrderDetail, answers: Answers = {}, at = '/order/info/9') {
  const shop = fakeShop(
    { 'order.detail': () => detail, ...clockAt('2026-11-21 10:10:00'), ...answers },
    { at },
  )
  const { Shop } = shop
  render(
    <Shop>
      <Routes>
        <Route path="/order/info/:id" element={<OrderPage />} />
      </Routes>
    </Shop>,
  )
  return { ...shop, user: userEvent.setup() }
}

/** A section of the page when it is loaded: its skeleton has the same sections. */
async function region(name: string) {
  await screen.findByRole('group', { name: /的操作$/ })
  return within(screen.getByRole('region', { name }))
}

test('[RT-27] an unpaid order says until when to pay, and what is left in the last day', async () => {
  open(UNPAID)
  const status = await region('订单状态')
  expect(status.getByRole('heading', { name: '待付款' })).toBeTruthy()
  expect(status.getByText(UNPAID.next_step.text)).toBeTruthy()
  expect(status.getByText(/^截止 2026-11-21 10:30/)).toBeTruthy()
  expect((await status.findByRole('timer')).textContent).toMatch(/^(20 分|19 分 \d+ 秒)/)
})

test('a deadline that is days away does not count down', async () => {
  open(orderDetailOf(orderFor(9, { pay_before: '2026-11-23 10:10:00' })))
  const status = await region('订单状态')
  expect(status.getByText('截止 2026-11-23 10:10')).toBeTruthy()
  await screen.findByText('订单信息')
  expect(status.queryByRole('timer')).toBeNull()
})

test('[RT-27] when the time is over the order is requested again', async () => {
  const { client } = open(UNPAID, clockAt('2026-11-21 10:29:59'))
  await screen.findByRole('timer')
  client.answer({ 'order.detail': () => CANCELLED })
  expect(await screen.findByRole('heading', { name: '已取消' }, { timeout: 4000 })).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
})

test('[RT-27] the page has history, address, amounts and payments', async () => {
  open(
    orderDetailOf(orderFor(9), [], {
      remark: '请附检验报告',
      events: [
        { time: '2026-11-21 10:10:00', text: '超时未付款，订单自动取消', status: -10 },
        { time: '2026-11-21 10:05:00', text: '付款未完成', status: null },
        { time: '2026-11-21 10:00:00', text: '提交订单，等待付款', status: 10 },
      ],
      payments: [
        {
          sn: 'P1',
          way: 'wechat',
          text: '微信支付',
          amount: '128.00',
          state: 'failed',
          state_text: '未完成',
          time: '2026-11-21 10:05:00',
        },
      ],
    }),
  )
  const events = within(await screen.findByRole('list', { name: '订单动态' })).getAllByRole('listitem')
  expect(events.map(event => event.dataset.state)).toEqual(['failed', 'note', 'step'])
  const about = await region('订单信息')
  expect(about.getByText('四川省成都市锦江区 春熙路 1 号')).toBeTruthy()
  expect(about.getByText('请附检验报告')).toBeTruthy()
  expect((await region('金额')).getByText('应付金额').parentElement?.textContent).toContain('128.00')
  expect((await region('付款记录')).getByRole('listitem').textContent).toBe(
    '微信支付¥128.002026-11-21 10:05未完成',
  )
})

test('the order number can be copied', async () => {
  const { user } = open(UNPAID)
  await user.click(await screen.findByRole('button', { name: '复制订单号' }))
  expect(await screen.findByRole('button', { name: '已复制订单号' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(UNPAID.order.sn)
})

test('[RT-27] the other orders of the purchase are listed; the unpaid ones can be paid', async () => {
  open(
    orderDetailOf(orderFor(9), [
      { id: 10, sn: 'YJ10', status: 10, status_text: '待付款' },
      { id: 11, sn: 'YJ11', status: 20, status_text: '待审核' },
    ]),
  )
  const others = await region('同次提交的其他订单')
  expect(others.getByRole('link', { name: '去付款 YJ10' })).toHaveProperty('pathname', '/cart/step3/10')
  expect(others.getByRole('link', { name: '查看 YJ11' })).toHaveProperty('pathname', '/order/info/11')
})

test('[RT-27] after a cancel the page shows the cancelled order', async () => {
  const { client, user } = open(UNPAID)
  await user.click(await screen.findByRole('button', { name: '取消订单' }))
  client.answer({
    'order.cancel': () => ({ order: CANCELLED.order }),
    'order.detail': () => CANCELLED,
  })
  const dialog = within(await screen.findByRole('dialog', { name: '取消订单' }))
  await user.click(dialog.getByRole('button', { name: '取消订单' }))
  expect(await screen.findByRole('heading', { name: '已取消' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull()
})

test('[RT-27] an order that changed meanwhile is shown as it is now, and the page says so', async () => {
  const message = '订单已取消，不能进行此操作'
  const { client, user } = open(UNPAID)
  await user.click(await screen.findByRole('button', { name: '取消订单' }))
  client.answer({
    'order.cancel': () => failWith('refused', { code: 409, message }),
    'order.detail': () => CANCELLED,
  })
  const dialog = within(await screen.findByRole('dialog', { name: '取消订单' }))
  await user.click(dialog.getByRole('button', { name: '取消订单' }))
  expect(await screen.findByText(`${message}，已显示最新状态`)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: '已取消' })).toBeTruthy()
})

test('an order with ephedrine-type goods says what the law asks for', async () => {
  open(orderDetailOf(orderFor(9, { is_ephedrine: 1 })))
  expect(await screen.findByText(/上传签收回执/)).toBeTruthy()
})

test('[RT-27] an address without an order number asks for nothing', async () => {
  const { client } = open(UNPAID, {}, '/order/info/abc')
  expect(await screen.findByText('没有找到这个订单')).toBeTruthy()
  await waitFor(() => expect(client.askedOf('order.detail')).toEqual([]))
})
