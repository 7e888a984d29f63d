import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ServiceTicket, ServiceTickets } from '@yaoji/api-client/contract/service-ticket'
import { type Answers, failWith } from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import OrderTicketsPage from './OrderTicketsPage'

beforeEach(() => sessionStorage.clear())

function ticketFor(change: Partial<ServiceTicket> = {}): ServiceTicket {
  return {
    id: 5,
    sn: 'YJ26112100009-S1',
    kind: 'inspection_report',
    kind_text: '药检报告',
    status: 10,
    status_text: '待受理',
    created_at: '2026-11-21 10:00:00',
    products: ['阿莫西林胶囊 24粒'],
    messages: [
      { id: 1, time: '2026-11-21 10:00:00', author: 'buyer', text: '需要 B250909 的报告', files: [] },
    ],
    reopen_before: null,
    actions: ['reply', 'done'],
    ...change,
  }
}

function ticketsOf(list: ServiceTicket[] = [], change: Partial<ServiceTickets> = {}): ServiceTickets {
  return {
    order_id: 9,
    order_sn: 'YJ26112100009',
    list,
    lines: [{ line_id: 1, is_gift: 0, name: '阿莫西林胶囊', ypgg: '24粒' }],
    kinds: [
      { kind: 'documents', name: '单据或发票', text: '随货同行单缺少或有误。' },
      { kind: 'inspection_report', name: '药检报告', text: '需要某个批号的检验报告。' },
    ],
    blocked: '',
    ...change,
  }
}

describePageStates('orderAfterSales', {
  answers: { 'ticket.list': () => ticketsOf([ticketFor()]) },
  call: 'ticket.list',
  crumbs: { 我的订单: '/order', 订单详情: '/order/info/1', 售后详情: '' },
  loading: '正在加载售后服务',
  ready: '药检报告 YJ26112100009-S1',
  empty: {
    answer: ticketsOf([], { kinds: [], blocked: '商品发货后，才能就这个订单申请售后服务。' }),
    text: '商品发货后，才能就这个订单申请售后服务。',
  },
  missing: '没有找到这个订单',
})

describePageStates('orderAfterSales', {
  at: '/order/afterSalesInfo/YJ26112100009-S1',
  answers: { 'ticket.detail': () => ({ order_id: 9, order_sn: 'YJ26112100009', ticket: ticketFor() }) },
  call: 'ticket.detail',
  asks: { sn: 'YJ26112100009-S1' },
  crumbs: { 我的订单: '/order', 售后详情: '' },
  loading: '正在加载售后服务',
  ready: '药检报告 YJ26112100009-S1',
  missing: '没有找到这个售后申请',
})

function open(answers: Answers, at = '/order/afterSalesInfo/9') {
  const { client, Shop } = fakeShop(answers, { at })
  render(
    <Shop>
      <Routes>
        <Route path="/order/afterSalesInfo/:id" element={<OrderTicketsPage />} />
      </Routes>
    </Shop>,
  )
  return { client, user: userEvent.setup() }
}

test('[RT-27 /order/afterSalesInfo/{id}] a request says what is needed, about which products; then it is on the page', async () => {
  const { client, user } = open({ 'ticket.list': () => ticketsOf() })
  await user.click(await screen.findByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('请说明需要什么')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /药检报告/ }))
  await user.click(screen.getByRole('checkbox', { name: '阿莫西林胶囊 24粒' }))
  await user.type(screen.getByRole('textbox', { name: /需要什么/ }), '需要 B250909 的报告')
  client.answer({
    'ticket.create': () => ({ ticket: ticketFor() }),
    'ticket.list': () => ticketsOf([ticketFor()]),
  })
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByRole('heading', { name: '药检报告 YJ26112100009-S1' })).toBeTruthy()
  expect(client.sentTo('ticket.create')[0]!.input).toEqual({
    id: 9,
    kind: 'inspection_report',
    text: '需要 B250909 的报告',
    line_ids: [1],
    file_ids: [],
  })
})

test('[RT-27 /order/afterSalesInfo/{id}] a reply is part of the conversation; a failed one stays in its field', async () => {
  const { client, user } = open({
    'ticket.list': () => ticketsOf([ticketFor()]),
    'ticket.reply': () => failWith('busy'),
  })
  const field = await screen.findByRole('textbox', { name: /补充或回复/ })
  await user.type(field, '急用')
  await user.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(field).toHaveProperty('value', '急用')
  const [sent] = ticketFor().messages
  const answered = ticketFor({
    messages: [sent!, { ...sent!, id: 2, text: '急用' }, { ...sent!, id: 3, author: 'shop', text: '已寄出' }],
  })
  client.answer({ 'ticket.reply': () => ({ ticket: answered }), 'ticket.list': () => ticketsOf([answered]) })
  await user.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText('已寄出')).toBeTruthy()
  const talk = within(screen.getByRole('list', { name: /的对话$/ })).getAllByRole('listitem')
  expect(talk.map(({ dataset }) => dataset.author)).toEqual(['buyer', 'buyer', 'shop'])
})

test('[RT-27 /order/afterSalesInfo/{id}] a finished ticket is confirmed, a closed one can be opened again', async () => {
  const { client, user } = open({
    'ticket.list': () => ticketsOf([ticketFor({ status: 30, status_text: '已完成' })]),
  })
  await user.click(await screen.findByRole('button', { name: '问题已解决' }))
  const closed = ticketFor({
    status: 40,
    status_text: '已关闭',
    actions: ['reopen'],
    reopen_before: '2026-11-28 10:00:00',
  })
  client.answer({ 'ticket.done': () => ({ ticket: closed }), 'ticket.list': () => ticketsOf([closed]) })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '问题已解决' }))
  expect(await screen.findByText(/2026-11-28 10:00 前可以重新打开/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '重新打开' }))
  client.answer({
    'ticket.reopen': () => ({ ticket: ticketFor() }),
    'ticket.list': () => ticketsOf([ticketFor()]),
  })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '重新打开' }))
  await waitFor(() => expect(screen.getByText('待受理')).toBeTruthy())
  expect(client.sentTo('ticket.reopen')[0]!.input).toEqual({ id: 5 })
})

test('[RT-27 /order/afterSalesInfo/{id}] the address of one ticket shows it alone; the form for another has its own', async () => {
  const detail = { order_id: 9, order_sn: 'YJ26112100009', ticket: ticketFor() }
  const answers = { 'ticket.detail': () => detail, 'ticket.list': () => ticketsOf([ticketFor()]) }
  open(answers, '/order/afterSalesInfo/YJ26112100009-S1')
  expect(await screen.findByRole('heading', { name: '药检报告 YJ26112100009-S1' })).toBeTruthy()
  expect(screen.queryByRole('form', { name: '申请售后服务' })).toBeNull()
  expect(screen.getByRole('link', { name: '这个订单的全部申请' }).getAttribute('href')).toBe(
    '/order/afterSalesInfo/9',
  )
  open(answers, '/order/afterSalesInfo/9?new=1')
  expect(await screen.findByRole('form', { name: '申请售后服务' })).toBeTruthy()
})

test('[RT-27 /order/afterSalesInfo/{id}] an address that no ticket can have asks for nothing', async () => {
  const { client } = open({}, '/order/afterSalesInfo/x')
  expect(await screen.findByText('没有找到这个售后申请')).toBeTruthy()
  expect(client.sentTo('ticket.detail')).toEqual([])
})
