import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ToastProvider } from '../toast'
import { invoiceForStory, invoiceOrderForStory } from './fixtures'
import { InvoiceOrderTable, type InvoiceTableOrder } from './InvoiceOrderTable'
import { InvoiceTable, type InvoiceTableAction, type InvoiceTableInvoice } from './InvoiceTable'
import * as exported from './index'
import { NoInvoices, type NoInvoicesProps } from './NoInvoices'
import { WithdrawInvoiceDialog } from './WithdrawInvoiceDialog'

const orderHref = () => '/order/1'
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent))

test('an invoice has its kind, number, orders, amount, state and file', async () => {
  const { container } = render(<InvoiceTable invoices={[invoiceForStory(1)]} orderHref={orderHref} />)
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    '发票',
    '订单',
    '金额（含税）',
    '状态',
    '操作',
  ])
  expect(screen.getByRole('link', { name: 'YJ26112100001' }).getAttribute('href')).toBe('/order/1')
  const file = screen.getByRole('link', { name: '下载 PDF 26310000000000000001' })
  expect([file.getAttribute('href'), file.getAttribute('target')]).toEqual(['#invoice-1', '_blank'])
  expect(screen.getByText('2026-11-22')).toBeTruthy()
  await expectAccessible(container)
})

test('one that is not issued has the title, the day of the request, and what can be done with it', async () => {
  const act = vi.fn<(action: InvoiceTableAction, invoice: InvoiceTableInvoice) => void>()
  const invoice = invoiceForStory(1, {
    number: '',
    issued_on: null,
    pdf_url: '',
    is_red: 1,
    reason: '抬头不符',
    email: 'a@b.example',
    mail_text: '未发送',
    actions: ['change', 'withdraw'],
  })
  render(<InvoiceTable invoices={[invoice]} orderHref={orderHref} onAct={act} />)
  for (const text of [
    '红字 · 数电发票（普通发票）',
    '康宁大药房',
    '2026-11-21',
    '抬头不符',
    'a@b.example 未发送',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '修改 YJ26112100001' }))
  await user.click(screen.getByRole('button', { name: '撤回申请 YJ26112100001' }))
  expect(act.mock.calls).toEqual([
    ['change', invoice],
    ['withdraw', invoice],
  ])
})

test('an order has its number, size, time, amount and state, with the reason of a refusal', async () => {
  const { container } = render(
    <InvoiceOrderTable orders={[invoiceOrderForStory(1, { reason: '抬头不符' })]} orderHref={orderHref} />,
  )
  expect(cells()).toEqual([
    [
      expect.stringMatching(/YJ261121000012 种，数量 10$/),
      '2026-11-21 10:00:00',
      '¥128.00',
      '未申请抬头不符',
      '申请开票',
    ],
  ])
  await expectAccessible(container)
})

test('one order is applied for by its button, several by the button above', async () => {
  const apply = vi.fn<(orders: readonly InvoiceTableOrder[]) => void>()
  const orders = [
    invoiceOrderForStory(1),
    invoiceOrderForStory(2),
    invoiceOrderForStory(3, { period: '2026-10' }),
  ]
  render(<InvoiceOrderTable orders={orders} orderHref={orderHref} onApply={apply} />)
  const user = userEvent.setup()
  const together = screen.getByRole<HTMLButtonElement>('button', { name: '合并开票' })
  const said = () => screen.getByRole('status').textContent
  expect([together.disabled, said()]).toEqual([true, '勾选同一个月付款的订单，可以开在一张发票上'])
  await user.click(screen.getByRole('button', { name: '申请开票 YJ26112100002' }))
  const choose = (id: number) =>
    user.click(screen.getByRole('checkbox', { name: `选择订单 YJ2611210000${id}` }))
  await choose(1)
  await choose(2)
  expect(said()).toBe('已选 2 个订单，合计 ¥256.00')
  await user.click(together)
  await choose(3)
  expect(together.disabled).toBe(true)
  expect(said()).toBe('已选 3 个订单，合计 ¥384.00。一张发票只能包含同一个月付款的订单')
  await choose(3)
  await choose(2)
  expect(said()).toBe('已选 1 个订单，合计 ¥128.00')
  expect(apply.mock.calls.map(([given]) => given.map(order => order.order_id))).toEqual([[2], [1, 2]])
})

test('while the first ones load it says so', () => {
  render(<InvoiceTable invoices={undefined} orderHref={orderHref} />)
  render(<InvoiceOrderTable orders={undefined} orderHref={orderHref} />)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    '正在加载发票',
    '正在加载可开票的订单',
  ])
})

test('in a card the checkbox of an order is directly before its number', () => {
  render(<InvoiceOrderTable orders={[invoiceOrderForStory(1)]} orderHref={orderHref} />)
  const { sn } = invoiceOrderForStory(1)
  const cell = screen.getByRole('checkbox', { name: `选择订单 ${sn}` }).closest('th')!
  expect(cell.dataset.narrow).toBe('plain')
  expect(cell.contains(screen.getByRole('link', { name: sn }))).toBe(true)
})

const ORDERS = { value: 'orders', name: '可开票订单' }
const ISSUED = { value: 'issued', name: '已开票' }

function openNone(props: Partial<NoInvoicesProps>) {
  const onChange = vi.fn()
  render(<NoInvoices tab={ORDERS} isFound onChange={onChange} ordersHref="/orders" {...props} />)
  return onChange
}

test.each([
  [{ tab: ISSUED }, '没有已开票的发票', '看可开票的订单', { tab: 'orders' }],
  [{ tab: ISSUED, isFound: false }, '没有符合条件的发票', '清除筛选', { keywords: undefined }],
  [{ isFound: false }, '没有符合条件的订单', '在已申请里找', { tab: 'applied' }],
])('[RT-32] an empty tab with %o says %s, and looks elsewhere', async (props, title, button, search) => {
  const onChange = openNone(props)
  expect(screen.getByText(title)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(search)
})

test('[RT-32] without orders to invoice it leads to all orders', () => {
  openNone({})
  expect(screen.getByText('没有可开票的订单')).toBeTruthy()
  expect(screen.getByRole('link', { name: '我的订单' }).getAttribute('href')).toBe('/orders')
})

test('[RT-32] a request is withdrawn after the question names its orders', async () => {
  const onConfirm = vi.fn(async () => {})
  const onClose = vi.fn()
  render(
    <WithdrawInvoiceDialog open onClose={onClose} invoice={invoiceForStory(1)} onConfirm={onConfirm} />,
    { wrapper: ToastProvider },
  )
  expect(screen.getByRole('dialog').textContent).toContain('撤回后，订单 YJ26112100001 可以重新申请')
  await userEvent.click(screen.getByRole('button', { name: '撤回申请' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(await screen.findByText('已撤回开票申请')).toBeTruthy()
})

testConformance(exported, {
  NoInvoices: { props: { tab: ORDERS, isFound: true, onChange: () => {}, ordersHref: '/' } },
  WithdrawInvoiceDialog: {
    props: { open: true, onClose: () => {}, invoice: undefined, onConfirm: async () => {} },
    inside: part => <ToastProvider>{part}</ToastProvider>,
  },
  InvoiceTable: { props: { invoices: [invoiceForStory(1, { actions: ['change'] })], orderHref } },
  InvoiceOrderTable: { props: { orders: [invoiceOrderForStory(1)], orderHref } },
})
