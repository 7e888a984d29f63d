import { render, screen, within } from '@testing-library/react'
import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { orderDetailOf, orderFor } from '../../testing/orders'
import { OrderView } from './OrderView'

function open(change: Partial<OrderDetail> = {}, order = orderFor(9)) {
  const { Shop } = fakeShop({ 'config.common': () => new Promise(() => {}) })
  render(<OrderView detail={orderDetailOf(order, [], change)} onRefresh={() => {}} />, { wrapper: Shop })
}

const region = (name: string) => screen.queryByRole('region', { name })

const PACK: OrderDetail['parcels'][number]['packs'][number] = {
  line_id: 1,
  name: '阿莫西林胶囊',
  ypgg: '24粒',
  bzdw: '盒',
  batch_no: 'B250909',
  expiry_date: '2027-01-01',
  number: 7,
}

const SENT: OrderDetail['parcels'][number] = {
  id: 4,
  company: '顺丰医药',
  tracking_no: 'SF2002',
  state: 'sent',
  state_text: '运输中',
  sent_at: '2026-11-22 18:00:00',
  delivered_at: null,
  packs: [PACK],
  traces: [{ time: '2026-11-22 18:00:00', text: '成都中心仓已发出' }],
}

const DELIVERED = { ...SENT, id: 3, tracking_no: 'SF2001', state: 'delivered', state_text: '已签收' } as const

const PAYMENT: OrderDetail['payments'][number] = {
  sn: 'P1',
  way: 'wechat',
  text: '微信支付',
  amount: '128.00',
  state: 'paid',
  state_text: '已付款',
  time: '2026-11-21 10:05:00',
  files: [],
}

test('[RT-27] an order without parcels, payments, after-sales and legal duties has no place for them', () => {
  open()
  for (const name of ['包裹', '付款记录', '退换货和售后服务', '同次提交的其他订单'])
    expect(region(name)).toBeNull()
  expect(screen.queryByText(/含麻黄碱类复方制剂/)).toBeNull()
  expect(screen.getByRole('link', { name: '打印随货单' }).getAttribute('href')).toBe('/order/info/9?print=1')
})

test('[RT-27] the last parcel comes first, each with its number in the order, its state and its traces', () => {
  open({ parcels: [SENT, DELIVERED] })
  const [last, first] = within(region('包裹')!).getAllByRole('listitem', { name: /^包裹/ })
  expect([last, first].map(parcel => parcel?.getAttribute('aria-label'))).toEqual(['包裹 2', '包裹 1'])
  expect(within(last!).getByText(/SF2002/)).toBeTruthy()
  expect(within(last!).getByText('运输中').dataset.delivered).toBeUndefined()
  expect(within(first!).getByText('已签收').dataset.delivered).toBe('')
  expect(within(first!).getByRole('button', { name: /包裹 1 的运单号/ })).toBeTruthy()
  expect(within(first!).getByRole('list', { name: '包裹 1 的物流轨迹' })).toBeTruthy()
  expect(screen.queryByText(/尚未发出/)).toBeNull()
})

test('[RT-27] a payment that was made is set apart from one that failed', () => {
  const failed = { ...PAYMENT, sn: 'P0', state: 'failed', state_text: '未完成' } as const
  open({ payments: [PAYMENT, failed] })
  const rows = within(region('付款记录')!).getAllByRole('listitem')
  expect(rows.map(row => row.dataset.paid)).toEqual(['', undefined])
  // Neither is a transfer with a slip.
  expect(screen.queryByRole('list', { name: '银行回单' })).toBeNull()
})

test('[RT-27] returns and service tickets lead to their pages', () => {
  const common = { created_at: '2026-11-22 10:00:00' }
  open({
    after_sales: [
      { ...common, type: 'return', id: 1, sn: 'R1', kind_text: '退货', status_text: '待审核' },
      { ...common, type: 'ticket', id: 2, sn: 'S1', kind_text: '药检报告', status_text: '处理中' },
    ],
  })
  const list = within(region('退换货和售后服务')!)
  const hrefOf = (name: string) => list.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('退货 R1')).toBe('/order/returnInfo/9')
  expect(hrefOf('药检报告 S1')).toBe('/order/afterSalesInfo/9')
  expect(list.getAllByRole('listitem')[0]?.textContent).toBe('退货 R12026-11-22 10:00待审核')
})
