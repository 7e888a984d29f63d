import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import {
  afterSaleForStory,
  invoiceForOrderStory,
  orderDetailForStory,
  orderHrefsForStory,
  orderSummaryForStory,
  paymentForStory,
  refundForStory,
  transferForStory,
} from './fixtures'
import * as exported from './index'
import { OrderDetail } from './OrderDetail'
import { OrderDetailSkeleton } from './OrderDetailSkeleton'
import {
  OrderAfterSales,
  OrderInvoices,
  OrderPayments,
  OrderRefunds,
  refundTransactions,
} from './OrderRecords'
import { OrderSummary } from './OrderSummary'

const details = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent])

test('a transfer has what the buyer sent; what is paid is done', async () => {
  const { container } = render(<OrderPayments payments={[transferForStory, paymentForStory]} />)
  expect(screen.getByRole('list', { name: '付款记录' }).children).toHaveLength(2)
  expect(details()).toEqual([
    ['付款户名', '成都康宁大药房'],
    ['流水号', 'ICBC001'],
    ['转账日期', '2026-11-22'],
  ])
  expect(screen.getByRole('list', { name: '银行回单' })).toBeTruthy()
  const [transfer, paid] = [...screen.getByRole('list', { name: '付款记录' }).children] as HTMLElement[]
  expect(transfer?.dataset.done).toBeUndefined()
  expect(paid?.dataset.done).toBe('')
  await expectAccessible(container)
})

test('a refund says where the money goes, since when, and when it arrived', () => {
  render(<OrderRefunds refunds={[refundForStory]} />)
  expect(screen.getByText('退至微信支付')).toBeTruthy()
  expect(screen.getByText('2026-11-24 11:00')).toBeTruthy()
  const arrived = { ...refundForStory, state: 'done', settled_at: '2026-11-25 08:00:00' }
  expect(refundTransactions([arrived])[0]).toMatchObject({ about: '2026-11-25 08:00', done: true })
})

test('an invoice leads to the list, and has its PDF or the reason', async () => {
  const red = { ...invoiceForOrderStory, id: 2, is_red: 1, pdf_url: '', reason: '税号有误' }
  const { container } = render(
    <OrderInvoices invoices={[invoiceForOrderStory, red]} hrefOf={({ id }) => `/invoices/${id}`} />,
  )
  const link = screen.getByRole('link', { name: '红字 · 电子普通发票' })
  expect(link.getAttribute('href')).toBe('/invoices/2')
  expect(screen.getByText('税号有误')).toBeTruthy()
  const pdf = screen.getAllByRole('link', { name: '下载 PDF 26314400000012345678' })
  expect(pdf.map(each => each.getAttribute('href'))).toEqual(['#pdf'])
  await expectAccessible(container)
})

test('a return leads to its page', () => {
  render(<OrderAfterSales after_sales={[afterSaleForStory]} hrefOf={({ sn }) => `/returns/${sn}`} />)
  const link = screen.getByRole('link', { name: '退货退款 YJ26112200000018-T1' })
  expect(link.getAttribute('href')).toBe('/returns/YJ26112200000018-T1')
})

test('[RO-03] what the reader cannot open is no link', () => {
  render(
    <>
      <OrderInvoices invoices={[{ ...invoiceForOrderStory, pdf_url: '' }]} hrefOf={() => undefined} />
      <OrderAfterSales after_sales={[afterSaleForStory]} hrefOf={() => undefined} />
    </>,
  )
  expect(screen.getByText('电子普通发票')).toBeTruthy()
  expect(screen.getByText('退货退款 YJ26112200000018-T1')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('without entries there is no panel', () => {
  const { container } = render(
    <>
      <OrderPayments payments={[]} />
      <OrderRefunds refunds={[]} />
      <OrderInvoices invoices={[]} hrefOf={() => '/'} />
      <OrderAfterSales after_sales={[]} hrefOf={() => '/'} />
    </>,
  )
  expect(container.childElementCount).toBe(0)
})

test('the summary has the number to copy, times, how it was paid, and the address', async () => {
  const { container } = render(<OrderSummary detail={orderSummaryForStory} />)
  expect(Object.fromEntries(details())).toMatchObject({
    下单时间: '2026-11-22 09:12',
    付款时间: '2026-11-22 09:20',
    付款方式: '微信支付',
    收货人: '陈晓梅 13800000001',
    备注: '请在上午送达',
  })
  expect(screen.getByRole('button', { name: /订单号/ })).toBeTruthy()
  await expectAccessible(container)
})

test.each([
  [
    'two payments',
    { payments: [paymentForStory, { ...paymentForStory, text: '余额支付' }] },
    '微信支付、余额支付',
  ],
  [
    'an order that was cancelled unpaid',
    { order: { ...orderSummaryForStory.order, status: -10, paid_at: null } },
    undefined,
  ],
])('the method of %s', (_what, change, text) => {
  render(<OrderSummary detail={{ ...orderSummaryForStory, ...change }} />)
  expect(Object.fromEntries(details()).付款方式).toBe(text)
})

const hrefs = () => screen.getAllByRole('link').map(link => link.getAttribute('href'))

test('[RT-27] the whole order leads to its goods, parcels, sheets, requests, invoices and other orders', async () => {
  const { container } = render(
    <OrderDetail detail={orderDetailForStory} hrefs={orderHrefsForStory} parcelsId="parcels">
      已发货
    </OrderDetail>,
  )
  const parcels = within(screen.getByRole('region', { name: '包裹' }))
  expect(screen.getByRole('region', { name: '包裹' }).id).toBe('parcels')
  expect(parcels.getByRole('link', { name: '验收' }).getAttribute('href')).toBe('#parcel-2')
  expect(parcels.getByRole('link', { name: '已验收' }).getAttribute('href')).toBe('#parcel-1')
  expect(hrefs()).toEqual(
    expect.arrayContaining(['#goods-301', '#print', '#records', '#invoice-1', '#pay-1']),
  )
  expect(hrefs()).not.toContain('#receipt')
  const events = screen.getByRole('list', { name: '订单动态' })
  expect([...events.children].map(each => (each as HTMLElement).dataset.state)).toEqual([
    'step',
    'note',
    'step',
  ])
  await expectAccessible(container)
})

test('[RT-27] the reports of its batches are one file, where there is any, and who only reads it has it too', () => {
  const { order } = orderDetailForStory
  const batch = { batch_no: 'B1', produce_date: '2026-01-01', expiry_date: '2028-01-01', number: 10 }
  const view = (report_url: string) => (
    <OrderDetail
      detail={{
        ...orderDetailForStory,
        parcels: [],
        order: {
          ...order,
          lines: order.lines.map(line => ({ ...line, batches: [{ ...batch, report_url }] })),
        },
      }}
      hrefs={orderHrefsForStory}
      readOnly
    >
      待发货
    </OrderDetail>
  )
  const { rerender } = render(view('/api/report/1'))
  const link = screen.getByRole('link', { name: '全部药检报告.zip' })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['#reports', true])
  expect(hrefs()).not.toContain('#print')
  rerender(view(''))
  expect(screen.queryByRole('link', { name: '全部药检报告.zip' })).toBeNull()
})

test('[RT-27] before a parcel batches are reserved, which is said; after it they are what was shipped', () => {
  const { order } = orderDetailForStory
  const batch = { batch_no: 'B1', produce_date: '2026-01-01', expiry_date: '2028-01-01', number: 10 }
  const [line] = order.lines
  const lines = [{ ...line!, batches: [{ ...batch, report_url: '' }] }]
  const view = (change: Partial<typeof orderDetailForStory>) => (
    <OrderDetail
      detail={{ ...orderDetailForStory, order: { ...order, lines }, ...change }}
      hrefs={orderHrefsForStory}
    >
      待发货
    </OrderDetail>
  )
  const { rerender } = render(view({ parcels: [] }))
  expect(screen.getByText(/预留批号 B1 ×10，效期 2028-01，以发货为准/)).toBeTruthy()
  rerender(view({}))
  expect(screen.queryByText(/预留批号/)).toBeNull()
  expect(screen.getByText(/批号 B1 ×10，效期 2028-01/)).toBeTruthy()
})

test('[RO-03] an order that is only read is printed, and nothing else', () => {
  const { order } = orderDetailForStory
  render(
    <OrderDetail
      detail={{ ...orderDetailForStory, order: { ...order, is_ephedrine: 1 } }}
      hrefs={orderHrefsForStory}
      readOnly
    >
      已发货
    </OrderDetail>,
  )
  expect(screen.getByText('已验收')).toBeTruthy()
  const others = hrefs().filter(each => each !== '#report')
  expect(others).toEqual(['#goods-301', '#view-1', '#print', '#receipt', '#pdf'])
})

test('[RT-27] an event that ends an order without goods has failed; without a parcel there is nothing to print', () => {
  render(
    <OrderDetail
      detail={{
        ...orderDetailForStory,
        parcels: [],
        events: [{ time: '2026-11-22 10:00:00', text: '已取消', status: -10 }],
      }}
      hrefs={orderHrefsForStory}
    >
      已取消
    </OrderDetail>,
  )
  const [event] = [...screen.getByRole('list', { name: '订单动态' }).children] as HTMLElement[]
  expect(event?.dataset.state).toBe('failed')
  expect(hrefs()).not.toContain('#print')
})

test('while an order loads its panels are there, and it says so once', () => {
  render(<OrderDetailSkeleton />)
  expect(screen.getByText('正在加载订单')).toBeTruthy()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '订单状态',
    '订单动态',
    '商品清单',
    '订单信息',
    '金额',
  ])
})

testConformance(exported, {
  OrderAfterSales: { props: { after_sales: [afterSaleForStory], hrefOf: () => '/' } },
  OrderDetail: {
    props: { detail: orderDetailForStory, hrefs: orderHrefsForStory, children: '已发货' },
  },
  OrderDetailSkeleton: {},
  OrderInvoices: { props: { invoices: [invoiceForOrderStory], hrefOf: () => '/' } },
  OrderPayments: { props: { payments: [transferForStory] } },
  OrderRefunds: { props: { refunds: [refundForStory] } },
  OrderSummary: { props: { detail: orderSummaryForStory } },
})
