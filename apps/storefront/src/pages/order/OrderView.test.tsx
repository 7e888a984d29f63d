import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { orderDetailOf, orderFor, parcelFor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { OrderView } from './OrderView'

function open(change: Partial<OrderDetail> = {}, order = orderFor(9)) {
  const { Shop } = fakeShop({ 'config.common': () => new Promise(() => {}) })
  render(<OrderView detail={orderDetailOf(order, [], change)} onRefresh={() => {}} />, { wrapper: Shop })
}

const region = (name: string) => screen.queryByRole('region', { name })

const SENT = parcelFor(2)

const DELIVERED = parcelFor(1, { state: 'delivered', state_text: '已签收' })

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
  for (const name of ['包裹', '付款记录', '退款记录', '发票', '退换货和售后服务', '同次提交的其他订单'])
    expect(region(name)).toBeNull()
  expect(screen.queryByText(/含麻黄碱类复方制剂/)).toBeNull()
  expect(screen.queryByRole('link', { name: '打印随货单' })).toBeNull()
})

test('[RT-27] an order with a parcel leads to the sheets of its parcels', () => {
  open({ parcels: [SENT] })
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

test('[RT-27] a parcel leads to where it is accepted, and an accepted one to its record', () => {
  open({ parcels: [SENT, { ...DELIVERED, accepted_at: '2026-11-23 09:30:00' }] })
  const parcels = within(region('包裹')!)
  expect(parcels.getByRole('link', { name: '验收' }).getAttribute('href')).toBe('/order/ysInfo/9?parcel=2')
  expect(parcels.getByRole('link', { name: '已验收' }).getAttribute('href')).toBe('/order/ysInfo/9?parcel=1')
  expect(screen.getByRole('link', { name: '验收记录' }).getAttribute('href')).toMatch(
    /^\/order\/ysjl\?keywords=/,
  )
})

test('[RT-27] what is short or damaged of a parcel is said, with links to its record', () => {
  open({ parcels: [{ ...DELIVERED, accepted_at: '2026-11-23 09:30:00', short: 2, rejected: 1 }] })
  for (const name of ['已验收：短缺 2；破损或不合格 1', '查看验收差异和处理'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/order/ysInfo/9?parcel=1')
})

test('[RT-27] a payment that was made is set apart from one that failed', () => {
  const failed = { ...PAYMENT, sn: 'P0', state: 'failed', state_text: '未完成' } as const
  open({ payments: [PAYMENT, failed] })
  const rows = within(region('付款记录')!).getAllByRole('listitem')
  expect(rows.map(row => row.dataset.done)).toEqual(['', undefined])
  // Neither is a transfer with a slip.
  expect(screen.queryByRole('list', { name: '银行回单' })).toBeNull()
})

test('[RT-27] a transfer shows what the buyer wrote in its slip, and a remark only where there is one', () => {
  const slip = { payer: '康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-20', remark: '' }
  open({ payments: [{ ...PAYMENT, way: 'transfer', text: '对公转账', state: 'reviewing', slip }] })
  const payments = within(region('付款记录')!)
  for (const text of ['康宁大药房', 'ICBC001', '2026-11-20']) expect(payments.getByText(text)).toBeTruthy()
  expect(payments.queryByText('备注')).toBeNull()
})

const ISSUED: OrderDetail['invoices'][number] = {
  id: 5,
  number: '26310000000000000005',
  is_red: 0,
  type_text: '数电发票（普通发票）',
  state: 'issued',
  state_text: '已开票',
  amount: '128.00',
  issued_on: '2026-11-22',
  reason: '',
  pdf_url: '/api/invoice/5/pdf',
}

const UNISSUED = { ...ISSUED, number: '', issued_on: null, pdf_url: '' } as const

test('[RT-27] invoices lead to their tab of the list and to their PDF, a red one says what it takes back', () => {
  open({
    invoices: [
      {
        ...ISSUED,
        id: 6,
        is_red: 1,
        amount: '-10.00',
        reason: '红字发票，冲销 26310000000000000005 的退款部分',
      },
      ISSUED,
    ],
  })
  const [red, invoice] = within(region('发票')!).getAllByRole('listitem')
  expect(red!.textContent).toMatch(/^红字 · 数电发票.*红字发票，冲销 26310000000000000005/)
  expect(invoice!.textContent).toBe('数电发票（普通发票）¥128.0026310000000000000005已开票2026-11-22下载 PDF')
  const hrefOf = (name: string) => within(invoice!).getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('数电发票（普通发票）')).toBe(`/zzfw/dzfp?tab=issued&keywords=${orderFor(9).sn}`)
  expect(hrefOf('下载 PDF 26310000000000000005')).toBe('/api/invoice/5/pdf')
})

test.each([
  ['applied', '付款后开票', 'applied'],
  ['rejected', '已驳回', 'closed'],
  ['voided', '已作废', 'closed'],
] as const)('[RT-27] an invoice in the state %s says %s and has no PDF', (state, state_text, tab) => {
  open({ invoices: [{ ...UNISSUED, state, state_text, reason: '抬头有误' }] })
  const list = within(region('发票')!)
  expect(list.getByRole('link').getAttribute('href')).toContain(`tab=${tab}&`)
  expect(list.getByText(state_text)).toBeTruthy()
  expect(list.getByText('抬头有误')).toBeTruthy()
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
  expect(hrefOf('退货 R1')).toBe('/order/returnInfo/R1')
  expect(hrefOf('药检报告 S1')).toBe('/order/afterSalesInfo/S1')
  expect(list.getAllByRole('listitem')[0]?.textContent).toBe('退货 R12026-11-22 10:00待审核')
})

test('[RT-27] a parcel shows its newest traces, and all of them when asked', async () => {
  const times = ['22 18:00', '22 12:00', '22 06:00', '21 18:00']
  const traces = times.map((time, at) => ({ time: `2026-11-${time}:00`, text: `轨迹 ${at}` }))
  open({ parcels: [{ ...SENT, traces }] })
  const shown = () =>
    within(screen.getByRole('list', { name: '包裹 1 的物流轨迹' }))
      .getAllByRole('listitem')
      .map(trace => trace.textContent?.slice(0, 4))
  expect(shown()).toEqual(['轨迹 0', '轨迹 1', '轨迹 2'])
  await userEvent.click(screen.getByRole('button', { name: '展开全部 4 条' }))
  expect(shown()).toHaveLength(4)
})

/** Names and values of the order. */
const details = () =>
  within(region('订单信息')!)
    .getAllByRole('term')
    .map(term => [term.textContent, term.nextSibling?.textContent])

test('[RT-27] the data of an unpaid order has no payment and no remark', () => {
  open()
  const [number, ...others] = details()
  expect(number?.[0]).toBe('订单号')
  expect(number?.[1]).toContain(orderFor(9).sn)
  expect(others).toEqual([
    ['下单时间', '2026-11-21 10:00'],
    ['发货仓库', '成都中心仓'],
    ['收货人', '陈晓梅 13800000001'],
    ['收货地址', '四川省成都市锦江区 春熙路 1 号'],
  ])
})

test.each([
  ['cancelled before it was paid', { status: -10 }, []],
  ['closed after it was paid', { status: -20, paid_at: '2026-11-21 10:05:00' }, ['付款方式']],
  ['waiting for the payment', { status: 10 }, ['付款方式']],
] as const)(
  '[RT-27] an order that is %s with %j has these rows about its method: %j',
  (_what, change, rows) => {
    open({}, orderFor(9, { pay_type: 'wechat', ...change }))
    expect(screen.queryAllByText('付款方式').map(({ textContent }) => textContent)).toEqual(rows)
  },
)

test('[RT-27] the data of a paid order says when and how it was paid, and what the buyer wrote', () => {
  open({ remark: '请附检验报告' }, orderFor(9, { paid_at: '2026-11-21 10:05:00', pay_type: 'wechat' }))
  expect(details().slice(2, 4)).toEqual([
    ['付款时间', '2026-11-21 10:05'],
    ['付款方式', '微信支付'],
  ])
  expect(details().at(-1)).toEqual(['备注', '请附检验报告'])
})

test('[RT-27] an order that the balance paid in part names both ways', () => {
  const paid = { ...PAYMENT, state: 'paid' } as const
  const payments = [paid, { ...paid, sn: 'P2', way: 'balance', text: '余额支付' } as const]
  open({ payments }, orderFor(9, { pay_type: 'wechat', paid_at: '2026-11-21 10:05:00' }))
  expect(details()[3]).toEqual(['付款方式', '微信支付、余额支付'])
})

test.each([
  [10, 'wait'],
  [20, undefined],
  [40, 'wait'],
  [50, undefined],
  [100, 'ended'],
  [-10, 'ended'],
  [-20, 'ended'],
] as const)('[RT-27] the status %s is set apart: %s', (status, tone) => {
  open({ next_step: { text: '请等待。', until: null } }, orderFor(9, { status }))
  expect(region('订单状态')?.dataset.tone).toBe(tone)
  expect(screen.getByText('请等待。')).toBeTruthy()
  expect(screen.queryByText(/^截止/)).toBeNull()
})

test('[RT-27] the other orders of the purchase have warehouse, numbers and cost, and how many are unpaid', () => {
  const sibling = (id: number, change: Partial<OrderDetail['siblings'][number]>) => {
    const { amounts, lines, ...order } = orderFor(id)
    return { ...order, payable_amount: '64.00', balance_amount: '0.00', ...change }
  }
  const paid = { status: 20, status_text: '待审核' } as const
  open({
    siblings: [sibling(10, { is_ephedrine: 1 }), sibling(11, { ...paid, balance_amount: '36.00' })],
  })
  const rows = within(region('同次提交的其他订单')!).getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    '成都中心仓 · 1 种，数量 10 · 含麻，单独付款YJ261121000010待付款¥64.00去付款',
    '成都中心仓 · 1 种，数量 10YJ261121000011待审核¥100.00其中余额 ¥36.00查看',
  ])
  expect(screen.getByText('1 笔待付款')).toBeTruthy()
})

test('[RT-27] other orders that are all paid do not say how many are unpaid', () => {
  const { amounts, lines, ...order } = orderFor(11, { status: 20, status_text: '待审核' })
  open({ siblings: [{ ...order, payable_amount: '64.00', balance_amount: '0.00' }] })
  expect(region('同次提交的其他订单')).toBeTruthy()
  expect(screen.queryByText(/笔待付款/)).toBeNull()
})
