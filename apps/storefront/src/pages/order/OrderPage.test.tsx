import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderDetail } from '@yaoji/api-client/contract/order'
import {
  type Answers,
  balanceRefund,
  buyer,
  failWith,
  orderDetailOf,
  orderFor,
  orderLineFor,
  parcelFor,
  refundFor,
  shopConfigAt,
} from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { fakeLocation } from '../../testing/openShop'
import OrderPage from './OrderPage'

describePageStates('order', {
  answers: { 'order.detail': () => orderDetailOf(orderFor(1)) },
  call: 'order.detail',
  asks: { id: 1 },
  crumbs: { 我的订单: '/order', 订单详情: '' },
  loading: '正在加载订单',
  ready: '去付款',
  missing: '没有找到这个订单',
})

afterEach(() => void vi.useRealTimers())

const UNPAID = orderDetailOf(orderFor(9))

const CANCELLED = orderDetailOf(
  orderFor(9, { status: -10, status_text: '已取消', pay_before: null, actions: ['reorder'] }),
  [],
  { next_step: { text: '订单已取消，没有付款。', until: null } },
)

/** The service's clock shows `time`. */
const clockAt = (time: string) => ({ 'config.common': () => shopConfigAt(time) })

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

test.each([
  ['shipped', ['apply_after_sale'], ['/order/afterSalesInfo/9?new=1']],
  ['not shipped', ['pay'], []],
])('[RT-27] an order that is %s says how to get an inspection report', async (_, actions, hrefs) => {
  const batch = {
    batch_no: 'B1',
    produce_date: '2026-01-01',
    expiry_date: '2028-01-01',
    number: 10,
    report_url: '',
  }
  const lines = [{ ...orderLineFor(1, '阿莫西林胶囊'), batches: [batch] }]
  open(orderDetailOf(orderFor(9, { lines, actions })))
  await screen.findByText(/批号 B1/)
  const links = screen.queryAllByRole('link', { name: '申请B1' }).map(each => each.getAttribute('href'))
  expect(links).toEqual(hrefs)
})

test('a deadline that is days away does not count down', async () => {
  open(orderDetailOf(orderFor(9, { pay_before: '2026-11-23 10:10:00' })))
  const status = await region('订单状态')
  expect(status.getByText('截止 2026-11-23 10:10')).toBeTruthy()
  await screen.findByText('订单信息')
  expect(status.queryByRole('timer')).toBeNull()
})

test('[RT-27] the countdown begins a day before the end, not later', async () => {
  open(orderDetailOf(orderFor(9, { pay_before: '2026-11-22 10:09:30' })))
  const status = await region('订单状态')
  expect((await status.findByRole('timer')).textContent).toMatch(/^23 (小)?时/)
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
          files: [],
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

test('[RT-27] a closed order says where its money went, and when it arrived', async () => {
  const closed = orderFor(9, { status: -20, status_text: '已关闭', pay_before: null, actions: ['reorder'] })
  open(orderDetailOf(closed, [], { refunds: [refundFor(), balanceRefund()] }))
  const rows = within(await screen.findByRole('list', { name: '退款记录' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '退至微信支付¥100.002026-11-21 11:00退款中，预计 1–5 个工作日到账',
    '退至账户余额¥28.002026-11-21 11:02已到账',
  ])
})

test('[RT-27] a transfer shows the files of its slip, which the buyer can open', async () => {
  const file = { id: 4, name: '回单.pdf', type: 'application/pdf', size: 2048, url: '/api/file/4' } as const
  open(
    orderDetailOf(orderFor(9, { status: 15, status_text: '待确认收款', pay_type: 'transfer' }), [], {
      payments: [
        {
          sn: 'T1',
          way: 'transfer',
          text: '对公转账',
          amount: '128.00',
          state: 'reviewing',
          state_text: '待确认收款',
          time: '2026-11-21 10:05:00',
          files: [file],
        },
      ],
    }),
  )
  expect(await screen.findByRole('heading', { name: '待确认收款' })).toBeTruthy()
  const slip = within((await region('付款记录')).getByRole('list', { name: '银行回单' }))
  expect(slip.getByRole('link', { name: /回单.pdf/ }).getAttribute('href')).toBe('/api/file/4')
})

test('[RT-27] [RT-14] an order whose transfer slip was refused says why in its status; others say nothing of it', async () => {
  open(orderDetailOf(orderFor(9, { slip_refused: '到账金额不足' })))
  const status = await region('订单状态')
  expect(status.getByRole('heading', { name: '待付款' })).toBeTruthy()
  expect(status.getByText('转账凭证未通过：到账金额不足')).toBeTruthy()
  cleanup()
  open(UNPAID)
  expect((await region('订单状态')).getByRole('heading', { name: '待付款' })).toBeTruthy()
  expect(screen.queryByText(/转账凭证未通过/)).toBeNull()
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
      orderFor(10, { sn: 'YJ10', status: 10, status_text: '待付款' }),
      orderFor(11, { sn: 'YJ11', status: 20, status_text: '待审核' }),
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
  await waitFor(() => expect(document.activeElement?.textContent).toBe('已取消'))
})

test('[RT-27] after the confirmation of a receipt the focus is at the new status; after a question that was left, at its button', async () => {
  const shipped = orderFor(9, { status: 40, status_text: '待收货', actions: ['confirm_receipt', 'reorder'] })
  const received = orderFor(9, { status: 50, status_text: '已完成', actions: ['reorder'] })
  const { client, user } = open(orderDetailOf(shipped))
  const button = await screen.findByRole('button', { name: '确认收货' })
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: '暂不确认' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
  await user.click(button)
  client.answer({
    'order.receive': () => ({ order: received }),
    'order.detail': () => orderDetailOf(received),
  })
  const dialog = within(await screen.findByRole('dialog', { name: '确认收货' }))
  await user.click(dialog.getByRole('button', { name: '确认收货' }))
  await screen.findByRole('heading', { name: '已完成' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('已完成'))
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
  await waitFor(() => expect(document.activeElement?.textContent).toBe('已取消'))
})

test('an order with ephedrine-type goods says what the law asks for', async () => {
  open(orderDetailOf(orderFor(9, { is_ephedrine: 1 })))
  expect(await screen.findByText(/上传签收回执/)).toBeTruthy()
})

test('[RT-27] parcels have carrier, packs by batch and traces; what is not shipped yet is said', async () => {
  const detail = orderDetailOf(
    orderFor(9, { status: 35, status_text: '部分发货', actions: ['view_logistics'] }),
    [],
    {
      unshipped: 4,
      unshipped_gifts: 1,
      parcels: [parcelFor(1)],
    },
  )
  open(detail)
  expect(await screen.findByText('尚未发出：数量 3，另赠 1')).toBeTruthy()
  const parcel = within(screen.getByRole('listitem', { name: '包裹 1' }))
  expect(parcel.getByText(/顺丰医药 SF2001/)).toBeTruthy()
  expect(parcel.getByRole('list', { name: '包裹 1 的商品' }).textContent).toBe(
    '阿莫西林胶囊 24粒批号 B250909，有效期至 2027-01-01×7 盒',
  )
  expect(parcel.getByText('成都中心仓已发出')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看物流' }).getAttribute('href')).toBe('/order/info/9#parcels')
})

test('[RT-27] a gift in a parcel has its tag', async () => {
  const { packs } = parcelFor(1)
  const gift = { ...packs[0]!, line_id: 2, is_gift: 1 as const, number: 2 }
  const parcels = [parcelFor(1, { packs: [...packs, gift] })]
  open(orderDetailOf(orderFor(9, { status: 40 }), [], { parcels }))
  const rows = within(await screen.findByRole('list', { name: '包裹 1 的商品' })).getAllByRole('listitem')
  expect(rows.map(row => row.querySelectorAll('[data-tag="赠"]').length)).toEqual([0, 1])
  // As in the order: gifts are said apart from what was bought.
  expect(within(screen.getByRole('listitem', { name: '包裹 1' })).getByText('数量 7，另赠 2')).toBeTruthy()
})

test('[RT-26] a paid order can be asked to be closed, with a reason', async () => {
  const paid = orderFor(9, { status: 20, status_text: '待审核', actions: ['apply_close'] })
  const { client, user } = open(orderDetailOf(paid))
  await user.click(await screen.findByRole('button', { name: '申请取消' }))
  const dialog = within(await screen.findByRole('dialog', { name: '申请取消' }))
  await user.click(dialog.getByRole('radio', { name: '收货地址有误' }))
  const answer = orderFor(9, { status: 20, status_text: '待审核', actions: [] })
  client.answer({ 'order.close': () => ({ order: answer }), 'order.detail': () => orderDetailOf(answer) })
  await user.click(dialog.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('已提交取消申请')).toBeTruthy()
  expect(client.sentTo('order.close').map(({ input }) => input)).toEqual([{ id: 9, reason: '收货地址有误' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: '申请取消' })).toBeNull())
})

test('[RT-27] an address without an order number asks for nothing', async () => {
  const { client } = open(UNPAID, {}, '/order/info/abc')
  expect(await screen.findByText('没有找到这个订单')).toBeTruthy()
  await waitFor(() => expect(client.sentTo('order.detail')).toEqual([]))
})

test('[RT-27] the sheets of the parcels are printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const order = orderFor(9, { lines: [orderLineFor(1, '阿莫西林胶囊')] })
  const { user } = open(orderDetailOf(order, [], { parcels: [parcelFor(1)] }), {}, '/order/info/9?print=1')
  await user.click(await screen.findByRole('button', { name: '打印或存为 PDF' }))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByText(`订单号 ${order.sn}`)).toBeTruthy()
})

test('[RT-27] before the first parcel the address of the sheet shows the order', async () => {
  open(UNPAID, {}, '/order/info/9?print=1')
  expect(await screen.findByRole('heading', { name: '待付款' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '打印或存为 PDF' })).toBeNull()
})

test('[RT-27] each line leads to its product', async () => {
  open(
    orderDetailOf(orderFor(9, { lines: [orderLineFor(4, '板蓝根颗粒'), orderLineFor(5, '阿莫西林胶囊')] })),
  )
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('板蓝根颗粒')).toBe('/list/info/4')
  expect(await hrefOf('阿莫西林胶囊')).toBe('/list/info/5')
})

test('[RT-27] while the order loads the page has its sections', async () => {
  open(UNPAID, { 'order.detail': () => new Promise(() => {}) })
  expect(await screen.findByText('正在加载订单')).toBeTruthy()
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['订单状态', '订单动态', '商品清单', '订单信息', '金额'])
})

test.each([
  ['an unpaid order is requested again every half minute', UNPAID, 2],
  ['another one is not', CANCELLED, 1],
])('[RT-27] %s', async (_, detail, times) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { client } = open(detail)
  await screen.findByRole('heading', { name: detail.order.status_text })
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(client.sentTo('order.detail')).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(client.sentTo('order.detail')).toHaveLength(times)
})

test('[RT-27] the sheet of an order is only shown at its own address', async () => {
  open(orderDetailOf(orderFor(9), [], { parcels: [parcelFor(1)] }), {}, '/order/info/9?print=0')
  expect(await screen.findByRole('heading', { name: '待付款' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '打印或存为 PDF' })).toBeNull()
})

test('[RT-27] an order that is not there leads to the others and to the home page', async () => {
  open(UNPAID, {}, '/order/info/abc')
  expect(await screen.findByText('订单号可能写错了，或属于别的账号。')).toBeTruthy()
  expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('/')
  const [, orders] = screen.getAllByRole('link', { name: '我的订单' })
  expect(orders?.getAttribute('href')).toBe('/order')
})

test('[RT-29] the receipt of ephedrine-type goods is printed with every batch that was sent, and room to sign', async () => {
  const order = orderFor(9, { is_ephedrine: 1 })
  const parcels = [parcelFor(2, { tracking_no: 'SF2' }), parcelFor(1, { tracking_no: 'SF1' })]
  open(orderDetailOf(order, [], { parcels }), {}, '/order/info/9?print=receipt')
  const sheet = within(await screen.findByRole('region', { name: `签收回执 ${order.sn}` }))
  const rows = sheet.getAllByRole('row').slice(1)
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringMatching(/B250909.*7.*SF1/),
    expect.stringMatching(/B250909.*7.*SF2/),
  ])
  for (const text of ['发货数量 14', '收货人（签字）', '质量负责人（签字）'])
    expect(sheet.getByText(text)).toBeTruthy()
})

test('[RT-29] other orders have no receipt to print', async () => {
  const order = orderFor(9, { is_ephedrine: 0 })
  open(orderDetailOf(order, [], { parcels: [parcelFor(1)] }), {}, '/order/info/9?print=receipt')
  expect(await screen.findByRole('link', { name: '打印随货单' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '打印签收回执' })).toBeNull()
})

test('[RT-29] an order with ephedrine-type goods leads to its receipt', async () => {
  open(orderDetailOf(orderFor(9, { is_ephedrine: 1 }), [], { parcels: [parcelFor(1)] }))
  expect((await screen.findByRole('link', { name: '打印签收回执' })).getAttribute('href')).toBe(
    '/order/info/9?print=receipt',
  )
})

const STORE = { user_id: 2, company: '一分店' }

/** An order of a store, as its head office reads it. */
const OF_STORE = orderDetailOf(
  orderFor(9, { store: STORE, actions: [], pay_types: [], is_ephedrine: 1 }),
  [orderFor(10)],
  {
    parcels: [parcelFor(1), parcelFor(2, { accepted_at: '2026-11-23 10:00:00' })],
    after_sales: [
      {
        ...{ type: 'return', id: 1, sn: 'R1', kind_text: '退货', status_text: '待审核' },
        created_at: '2026-11-22 10:00:00',
      },
    ],
  },
)

test('[RO-03] [RT-27] the order of a store says whose it is, and has nothing that only the store can do or open', async () => {
  open(OF_STORE)
  expect(await screen.findByText(/^这是一分店的订单，总部只能查看/)).toBeTruthy()
  for (const name of ['去付款', '取消订单', '验收', '验收记录'])
    expect([screen.queryByRole('link', { name }), screen.queryByRole('button', { name })]).toEqual([
      null,
      null,
    ])
  expect(screen.getByText('已验收').closest('a')).toBeNull()
  expect(screen.getByText('退货 R1').closest('a')).toBeNull()
  expect(screen.queryByText(/上传签收回执/)).toBeNull()
  expect(screen.getByRole('link', { name: '查看 YJ261121000010' }).getAttribute('href')).toBe(
    '/order/info/10',
  )
})

test('[RO-03] [RT-27] an own order says nothing of stores', async () => {
  open(UNPAID)
  await screen.findByRole('heading', { name: '待付款' })
  expect(screen.queryByRole('button', { name: '切换到该门店' })).toBeNull()
})

test('[RO-03] [RT-27] one press continues as the store on the same page; a refusal is shown', async () => {
  const { reload } = fakeLocation()
  const { client, user } = open(OF_STORE, {
    'store.switch': () => failWith('refused', { message: '门店不存在' }),
  })
  const button = await screen.findByRole('button', { name: '切换到该门店' })
  await user.click(button)
  expect(await screen.findByText('门店不存在')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  client.answer({ 'store.switch': () => ({ user: buyer({ user_id: 2, company: '一分店' }) }) })
  await user.click(button)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(client.sentTo('store.switch').map(({ input }) => input)).toEqual([{ id: 2 }, { id: 2 }])
})
