import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderReturn, ReturnDetail } from '@yaoji/api-client/contract/return'
import {
  type Answers,
  balanceRefund,
  failWith,
  refundFor,
  returnFor,
  returnsOf,
} from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import OrderReturnPage from './OrderReturnPage'

beforeEach(() => sessionStorage.clear())

describePageStates('orderReturn', {
  answers: { 'return.list': () => returnsOf([returnFor(1)]) },
  call: 'return.list',
  crumbs: { 我的订单: '/order', 订单详情: '/order/info/1', 退货详情: '' },
  loading: '正在加载退换货申请',
  ready: '退货退款 YJ26112100009-T1',
  empty: {
    answer: returnsOf([], { kinds: [], batches: [], blocked: '商品还没有发货，发货后才能申请退换货。' }),
    text: '商品还没有发货，发货后才能申请退换货。',
  },
  missing: '没有找到这个订单',
})

describePageStates('orderReturn', {
  at: '/order/returnInfo/YJ26112100009-T1',
  answers: { 'return.detail': () => detailOf(returnFor(1)) },
  call: 'return.detail',
  asks: { sn: 'YJ26112100009-T1' },
  crumbs: { 我的订单: '/order', 退货详情: '' },
  loading: '正在加载退换货申请',
  ready: '退货退款 YJ26112100009-T1',
  missing: '没有找到这个退换货申请',
})

function detailOf(order_return: OrderReturn): ReturnDetail {
  return { order_id: 9, order_sn: 'YJ26112100009', order_return }
}

function open(answers: Answers, at = '/order/returnInfo/9') {
  const { client, Shop } = fakeShop(answers, { at })
  render(
    <Shop>
      <Routes>
        <Route path="/order/returnInfo/:id" element={<OrderReturnPage />} />
      </Routes>
    </Shop>,
  )
  return { client, user: userEvent.setup() }
}

test('[RT-27 /order/returnInfo/{id}] a request names kind, reason and packs by batch; then it is the first of the page', async () => {
  const { client, user } = open({ 'return.list': () => returnsOf() })
  await user.selectOptions(await screen.findByRole('combobox', { name: /原因/ }), '不需要了')
  const cold = screen.getByRole('textbox', { name: /双歧杆菌三联活菌散/ })
  expect(cold).toHaveProperty('disabled', true)
  const field = screen.getByRole('textbox', { name: /阿莫西林胶囊 批号 B250909/ })
  await user.type(field, '25')
  expect(field).toHaveProperty('value', '25')
  expect(screen.getByText('最多 10 盒')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '2')
  await user.type(screen.getByRole('textbox', { name: /说明/ }), '多订了')
  client.answer({
    'return.create': () => ({ order_return: returnFor(1) }),
    'return.list': () => returnsOf([returnFor(1)]),
  })
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByRole('heading', { name: '退货退款 YJ26112100009-T1' })).toBeTruthy()
  expect(client.sentTo('return.create')[0]!.input).toEqual({
    id: 9,
    kind: 'return_refund',
    reason: 'unwanted',
    text: '多订了',
    lines: [{ batch_id: 31, number: 2 }],
    file_ids: [],
  })
  expect(screen.queryByRole('form', { name: '申请退换货' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: '再申请一笔退换货' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '申请退换货' }))
})

test('[RT-27 /order/returnInfo/{id}] the form shows what the packs give back, line by line and in sum, for a kind with a refund', async () => {
  const returns = returnsOf()
  const kinds = [...returns.kinds, { ...returns.kinds[0]!, kind: 'exchange' as const, name: '换货' }]
  const { user } = open({ 'return.list': () => ({ ...returns, kinds }) })
  await user.type(await screen.findByRole('textbox', { name: /阿莫西林胶囊/ }), '3')
  await user.type(screen.getByRole('textbox', { name: /双歧杆菌/ }), '1')
  expect(screen.getByText('退 ¥38.41')).toBeTruthy()
  expect(screen.getByText('退 ¥36.00')).toBeTruthy()
  const sum = screen.getByText(/预计退款/)
  expect(sum.textContent).toContain('预计退款 ¥74.41，退回现金券 ¥1.50')
  await user.click(screen.getByRole('radio', { name: /换货/ }))
  expect(screen.queryByText(/预计退款/)).toBeNull()
})

test('[RT-27 /order/returnInfo/{id}] the form begins with what a check of parcels found, and never with more than can be requested', async () => {
  const [kind] = returnsOf().kinds
  const short = { reason: 'short', name: '数量短少', needs_files: 0, quality: 1 } as const
  const kinds = [kind!, { ...kind!, kind: 'refund_only' as const, name: '仅退款', reasons: [short] }]
  const { client, user } = open(
    { 'return.list': () => returnsOf([], { kinds }) },
    '/order/returnInfo/9?new=1&reason=short&packs=31.2_32.99_33.1',
  )
  expect(await screen.findByRole('radio', { name: /仅退款/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('combobox', { name: /原因/ })).toHaveProperty('value', 'short')
  expect(screen.getByRole('textbox', { name: /阿莫西林胶囊/ })).toHaveProperty('value', '2')
  client.answer({
    'return.create': () => ({ order_return: returnFor(1) }),
    'return.list': () => returnsOf([returnFor(1)], { kinds }),
  })
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByRole('heading', { name: '退货退款 YJ26112100009-T1' })).toBeTruthy()
  expect(client.sentTo('return.create')[0]!.input).toMatchObject({
    kind: 'refund_only',
    reason: 'short',
    lines: [
      { batch_id: 31, number: 2 },
      { batch_id: 32, number: 4 },
    ],
  })
  await user.click(await screen.findByRole('button', { name: '再申请一笔退换货' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /阿莫西林胶囊/ })).toHaveProperty('value', ''),
  )
})

test('[RT-27 /order/returnInfo/{id}] what is missing is said at its field, and nothing is sent', async () => {
  const { client, user } = open({ 'return.list': () => returnsOf() })
  await user.click(await screen.findByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('请选择原因')).toBeTruthy()
  expect(screen.getByText('请填写至少一个批号的数量')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: /原因/ }), '不需要了')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  const batches = screen.getByRole('group', { name: '商品和数量', description: '请填写至少一个批号的数量' })
  await waitFor(() => expect(document.activeElement).toBe(batches))
  await user.type(screen.getByRole('textbox', { name: /阿莫西林胶囊/ }), '2')
  expect(screen.queryByText('请填写至少一个批号的数量')).toBeNull()
  expect(client.sentTo('return.create')).toEqual([])
})

test('[RT-27 /order/returnInfo/{id}] a refusal of the service is shown in the form, and the next try works', async () => {
  const message = '阿莫西林胶囊批号 B250909 最多可申请 1 盒'
  const { client, user } = open({
    'return.list': () => returnsOf(),
    'return.create': () => failWith('invalid', { code: 422, message, fields: { lines: [message] } }),
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: /原因/ }), '不需要了')
  await user.type(screen.getByRole('textbox', { name: /阿莫西林胶囊/ }), '2')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText(message)).toBeTruthy()
  client.answer({ 'return.create': () => ({ order_return: returnFor(1) }) })
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('申请已提交，等待审核')).toBeTruthy()
})

test('[RT-27 /order/returnInfo/{id}] the form is shown at once above a refund that the shop wrote for unshipped packs', async () => {
  const closing = returnFor(1, { by_shop: 1, kind_text: '仅退款', status: 50, actions: [] })
  const { client, user } = open({ 'return.list': () => returnsOf([closing]) })
  const form = await screen.findByRole('form', { name: '申请退换货' })
  const heading = screen.getByRole('heading', { name: `仅退款 ${closing.sn}` })
  expect(form.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('button', { name: '再申请一笔退换货' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: /原因/ }), '不需要了')
  await user.type(screen.getByRole('textbox', { name: /阿莫西林胶囊/ }), '2')
  client.answer({
    'return.create': () => ({ order_return: returnFor(2) }),
    'return.list': () => returnsOf([returnFor(2), closing]),
  })
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByRole('button', { name: '再申请一笔退换货' })).toBeTruthy()
  expect(screen.queryByRole('form', { name: '申请退换货' })).toBeNull()
})

const SEND_BACK = {
  receiver: '武汉仓退货组',
  phone: '027-55550131',
  address: '湖北省武汉市东西湖区走马岭 3 号库',
  until: '2026-11-28 10:00:00',
}

const TO_SEND = returnFor(1, {
  status: 20,
  status_text: '待寄回',
  send_back: SEND_BACK,
  actions: ['send', 'withdraw'],
})

test('[RT-27 /order/returnInfo/{id}] an approved return says where to send it; the parcel is reported', async () => {
  const { client, user } = open({ 'return.list': () => returnsOf([TO_SEND]) })
  const form = within(await screen.findByRole('form', { name: /^寄回/ }))
  expect(form.getByText(/请在 2026-11-28 10:00 前寄出/)).toBeTruthy()
  const steps = within(screen.getByRole('navigation', { name: /的步骤$/ })).getAllByRole('listitem')
  expect(steps.map(({ dataset }) => dataset.state)).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead'])
  await user.type(form.getByRole('textbox', { name: /承运商/ }), '邮政')
  await user.type(form.getByRole('textbox', { name: /运单号/ }), 'EMS1')
  const sent = returnFor(1, {
    status: 30,
    status_text: '待验收',
    company: '邮政',
    tracking_no: 'EMS1',
    actions: [],
  })
  client.answer({ 'return.send': () => ({ order_return: sent }), 'return.list': () => returnsOf([sent]) })
  await user.click(form.getByRole('button', { name: '已寄回，提交运单号' }))
  expect(await screen.findByText('邮政 EMS1')).toBeTruthy()
  expect(client.sentTo('return.send')[0]!.input).toEqual({ id: 1, company: '邮政', tracking_no: 'EMS1' })
  expect(screen.queryByRole('button', { name: '撤销申请' })).toBeNull()
})

test('[RT-27 /order/returnInfo/{id}] a refunded return says where the money went, and when it arrived', async () => {
  const done = returnFor(1, { status: 50, status_text: '已完成', refunds: [refundFor(), balanceRefund()] })
  open({ 'return.list': () => returnsOf([done]) })
  const rows = within(await screen.findByRole('list', { name: `${done.sn} 的退款去向` })).getAllByRole(
    'listitem',
  )
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '退至微信支付¥100.002026-11-21 11:00退款中，预计 1–5 个工作日到账',
    '退至账户余额¥28.002026-11-21 11:02已到账',
  ])
})

test('[RT-27 /order/returnInfo/{id}] a return can be withdrawn; a rejected one has no steps', async () => {
  const { client, user } = open({ 'return.list': () => returnsOf([TO_SEND]) })
  await user.click(await screen.findByRole('button', { name: '撤销申请' }))
  const gone = returnFor(1, {
    status: 70,
    status_text: '已撤销',
    actions: [],
    events: [{ time: '2026-11-21 11:00:00', text: '买家撤销申请', status: 70 }],
  })
  client.answer({ 'return.withdraw': () => ({ order_return: gone }), 'return.list': () => returnsOf([gone]) })
  const dialog = within(await screen.findByRole('dialog', { name: '撤销申请' }))
  await user.click(dialog.getByRole('button', { name: '撤销申请' }))
  expect(await screen.findByText('申请已撤销')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('navigation', { name: /的步骤$/ })).toBeNull())
  expect(screen.getByText('买家撤销申请').closest('li')?.dataset.state).toBe('failed')
})

test('[RT-27 /order/returnInfo/{id}] the address of one return shows it alone, with the ways to its order and to the other requests', async () => {
  open({ 'return.detail': () => detailOf(returnFor(1)) }, '/order/returnInfo/YJ26112100009-T1')
  expect(await screen.findByRole('heading', { name: '退货退款 YJ26112100009-T1' })).toBeTruthy()
  expect(screen.queryByRole('form', { name: '申请退换货' })).toBeNull()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('查看订单')).toBe('/order/info/9')
  expect(hrefOf('这个订单的全部申请')).toBe('/order/returnInfo/9')
})

test('[RT-27 /order/returnInfo/{id}] an address that no return can have asks for nothing', async () => {
  const { client } = open({}, '/order/returnInfo/x')
  expect(await screen.findByText('没有找到这个退换货申请')).toBeTruthy()
  expect(client.sentTo('return.detail')).toEqual([])
})

test('[RT-27 /order/returnInfo/{id}] the form for another return has its own address', async () => {
  const { user } = open({ 'return.list': () => returnsOf([returnFor(1)]) }, '/order/returnInfo/9?new=1')
  expect(await screen.findByRole('form', { name: '申请退换货' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(screen.queryByRole('form', { name: '申请退换货' })).toBeNull()
})

test('[RT-27 /order/returnInfo/{id}] the parcel of a return has a receiver, a telephone and an address, each to copy', async () => {
  const asked = returnFor(1, { status: 20, send_back: SEND_BACK, actions: ['send'] })
  const { user } = open({ 'return.detail': () => detailOf(asked) }, '/order/returnInfo/YJ26112100009-T1')
  for (const [name, text] of [
    ['收件人', SEND_BACK.receiver],
    ['电话', SEND_BACK.phone],
    ['地址', SEND_BACK.address],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `复制${name}` }))
    expect(await navigator.clipboard.readText()).toBe(text)
  }
  expect(screen.getByRole('link', { name: '打印退货单' }).getAttribute('href')).toBe(
    '/order/returnInfo/YJ26112100009-T1?print=1',
  )
})

test('[RT-27 /order/returnInfo/{id}] a warehouse without a telephone says so', async () => {
  const send_back = { ...SEND_BACK, phone: '' }
  const asked = returnFor(1, { status: 20, send_back, actions: ['send'] })
  open({ 'return.detail': () => detailOf(asked) }, '/order/returnInfo/YJ26112100009-T1')
  expect(await screen.findByText('请向客服询问')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '复制电话' })).toBeNull()
})

test('[RT-27 /order/returnInfo/{id}] the sheet for the parcel has the number, the address, and the packs by batch', async () => {
  const asked = returnFor(1, { status: 20, send_back: SEND_BACK, actions: ['send'] })
  open({ 'return.detail': () => detailOf(asked) }, '/order/returnInfo/YJ26112100009-T1?print=1')
  const sheet = await screen.findByRole('region', { name: '退货单 YJ26112100009-T1' })
  for (const text of [
    'YJ26112100009-T1',
    '武汉仓退货组',
    '027-55550131',
    SEND_BACK.address,
    '不需要了',
    '数量 2',
  ])
    expect(sheet.textContent).toContain(text)
  const [, row] = within(sheet).getAllByRole('row')
  expect(
    within(row!)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(expect.arrayContaining(['阿莫西林胶囊', '24粒', 'B250909', '盒', '2']))
  expect(screen.getByRole('link', { name: '返回退货详情' }).getAttribute('href')).toBe(
    '/order/returnInfo/YJ26112100009-T1',
  )
  expect(screen.queryByRole('form')).toBeNull()
})

test.each([
  [{ status: 30 as const, company: '邮政', tracking_no: 'EMS1' }, '已寄回：邮政 EMS1'],
  [{ status: 10 as const }, '现在不需要寄回商品'],
])('[RT-27 /order/returnInfo/{id}] a sheet without an address says why: %o', async (change, text) => {
  open(
    { 'return.detail': () => detailOf(returnFor(1, change)) },
    '/order/returnInfo/YJ26112100009-T1?print=1',
  )
  expect(await screen.findByText(text)).toBeTruthy()
})
