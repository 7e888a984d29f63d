import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ServiceTicket, ServiceTickets } from '@yaoji/api-client/contract/service-ticket'
import type { Answers, DataNamed } from '@yaoji/api-client/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { TicketForm } from './TicketForm'
import { TicketPanel } from './TicketPanel'

beforeEach(() => sessionStorage.clear())

const FILE = { id: 4, name: '外箱.png', type: 'image/png', size: 2048, url: '/api/file/4' } as const

const TICKET: ServiceTicket = {
  id: 5,
  sn: 'S1',
  kind: 'inspection_report',
  kind_text: '药检报告',
  status: 20,
  status_text: '处理中',
  created_at: '2026-11-21 10:00:00',
  products: ['阿莫西林胶囊 24粒', '板蓝根颗粒 10袋'],
  messages: [
    { id: 1, time: '2026-11-21 10:00:00', author: 'buyer', text: '需要报告', files: [FILE] },
    { id: 2, time: '2026-11-21 11:00:00', author: 'shop', text: '正在准备', files: [] },
  ],
  reopen_before: null,
  actions: ['reply'],
}

function openPanel(change: Partial<ServiceTicket> = {}, answers: Answers = {}) {
  const { Shop, client } = fakeShop(answers)
  const view = render(<TicketPanel ticket={{ ...TICKET, ...change }} />, { wrapper: Shop })
  return { ...view, client, user: userEvent.setup() }
}

const finishedNote = () => screen.queryByText(/客服已处理完成/)

test('[RT-27 /order/afterSalesInfo/{id}] a ticket has its products, and a conversation with who wrote when', () => {
  openPanel()
  const panel = within(screen.getByRole('region', { name: '药检报告 S1' }))
  const details = panel.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(details).toEqual([
    ['申请时间', '2026-11-21 10:00'],
    ['涉及商品', '阿莫西林胶囊 24粒、板蓝根颗粒 10袋'],
  ])
  expect(panel.getByRole('textbox')).toBeTruthy()
  expect(screen.getByText('处理中').dataset.over).toBeUndefined()
  const messages = screen.getByRole('list', { name: 'S1 的对话' })
  expect([...messages.children].map(message => message.firstChild?.textContent)).toEqual([
    '我，2026-11-21 10:00',
    '客服，2026-11-21 11:00',
  ])
  expect(within(messages).getAllByRole('list', { name: '附件' })).toHaveLength(1)
  const download = within(messages).getByRole('link', { name: /^下载/ })
  expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([FILE.url, FILE.name])
  expect(finishedNote()).toBeNull()
  for (const name of ['问题已解决', '重新打开']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('[RT-27 /order/afterSalesInfo/{id}] a ticket without products is about the whole order', () => {
  openPanel({ products: [] })
  expect(screen.getByText('整个订单')).toBeTruthy()
})

test('[RT-27 /order/afterSalesInfo/{id}] a finished ticket asks whether the problem is solved', async () => {
  const { user } = openPanel({ status: 30, status_text: '已完成', actions: ['reply', 'done'] })
  expect(finishedNote()).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '问题已解决' }))
  const dialog = within(await screen.findByRole('dialog', { name: '问题已解决' }))
  expect(dialog.getByText('客服也处理完成后，S1 关闭；关闭后会显示在什么时间之前可以重新打开。')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '返回' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[RT-27 /order/afterSalesInfo/{id}] a closed ticket says until when it can be opened again', async () => {
  const { user, client } = openPanel(
    {
      status: 40,
      status_text: '已关闭',
      actions: ['reopen'],
      reopen_before: '2026-11-28 10:00:00',
    },
    { '*': () => ({ ticket: TICKET }) },
  )
  expect(screen.getByText('已关闭').dataset.over).toBe('')
  expect(screen.getByText('2026-11-28 10:00 前可以重新打开')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: '重新打开' }))
  const dialog = within(await screen.findByRole('dialog', { name: '重新打开' }))
  expect(dialog.getByText('重新打开 S1 后，可以继续和客服沟通。')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '重新打开' }))
  expect(await screen.findByText('已重新打开')).toBeTruthy()
  expect(client.sent.at(-1)?.input).toMatchObject({ id: 5 })
})

const png = () => new File(['x'], FILE.name, { type: FILE.type })

test('[RT-27 /order/afterSalesInfo/{id}] a reply is sent with its files, and not before they are there', async () => {
  let settle = (_answer: DataNamed<'file.upload'>) => {}
  const { user, client } = openPanel(
    {},
    {
      'file.upload': () => new Promise(resolve => (settle = resolve)),
      'ticket.reply': () => ({ ticket: TICKET }),
    },
  )
  const form = within(screen.getByRole('form', { name: '回复 S1' }))
  const send = form.getByRole('button', { name: '发送' })
  await user.click(send)
  expect(client.sentTo('ticket.reply')).toEqual([])
  await user.type(form.getByLabelText(/补充或回复/), '请看照片')
  await user.upload(form.getByLabelText('附件', { selector: 'input' }), png())
  await user.click(send)
  expect(client.sentTo('ticket.reply')).toEqual([])
  settle({ file: FILE })
  await form.findByText(/已上传/)
  await user.click(send)
  await waitFor(() =>
    expect(client.sentTo('ticket.reply').map(({ input }) => input)).toEqual([
      { id: 5, text: '请看照片', file_ids: [4] },
    ]),
  )
})

const TICKETS: ServiceTickets = {
  order_id: 9,
  order_sn: 'YJ26112100009',
  list: [],
  lines: [
    { line_id: 1, is_gift: 0, name: '阿莫西林胶囊', ypgg: '24粒' },
    { line_id: 2, is_gift: 0, name: '板蓝根颗粒', ypgg: '10袋' },
    { line_id: 3, is_gift: 1, name: '板蓝根颗粒', ypgg: '10袋' },
  ],
  kinds: [
    { kind: 'documents', name: '单据或发票', text: '随货同行单缺少或有误。' },
    { kind: 'inspection_report', name: '药检报告', text: '需要某个批号的检验报告。' },
  ],
  blocked: '',
}

function openForm(onCancel: (() => void) | undefined, answers: Answers = {}) {
  const { Shop, client } = fakeShop(answers)
  const onDone = vi.fn<() => void>()
  const { unmount } = render(<TicketForm tickets={TICKETS} onDone={onDone} onCancel={onCancel} />, {
    wrapper: Shop,
  })
  return { client, onDone, unmount, user: userEvent.setup() }
}

test('[RT-27 /order/afterSalesInfo/{id}] a product that is not chosen any more is not part of the request; files are', async () => {
  const { user, client, onDone } = openForm(undefined, {
    'file.upload': () => ({ file: FILE }),
    'ticket.create': () => ({ ticket: TICKET }),
  })
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
  expect(screen.getByRole('radio', { name: /单据或发票/ })).toHaveProperty('checked', true)
  const [first, second] = ['阿莫西林胶囊 24粒', '板蓝根颗粒 10袋'].map(name =>
    screen.getByRole('checkbox', { name }),
  )
  await user.click(first!)
  await user.click(second!)
  await user.click(first!)
  await user.upload(screen.getByLabelText(/照片或文件/), png())
  await screen.findByRole('button', { name: '查看 外箱.png' })
  await user.type(screen.getByLabelText(/需要什么/), '缺随货单')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('申请已提交，等待受理')).toBeTruthy()
  expect(onDone).toHaveBeenCalledOnce()
  expect(client.sentTo('ticket.create').map(({ input }) => input)).toEqual([
    { id: 9, kind: 'documents', line_ids: [2], text: '缺随货单', file_ids: [4] },
  ])
})

test('[RT-27 /order/afterSalesInfo/{id}] a form that a button opened has the focus, and can be closed', async () => {
  const onCancel = vi.fn<() => void>()
  const { user } = openForm(onCancel)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '申请售后服务' }))
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('[RT-27 /order/afterSalesInfo/{id}] while a file is sent, nothing is submitted', async () => {
  const { user, client } = openForm(undefined, { 'file.upload': () => new Promise(() => {}) })
  await user.type(screen.getByLabelText(/需要什么/), '缺随货单')
  await user.upload(screen.getByLabelText(/照片或文件/), png())
  await user.click(await screen.findByRole('button', { name: '文件上传中' }))
  expect(client.sentTo('ticket.create')).toEqual([])
})

const replyForm = () => within(screen.getByRole('form', { name: '回复 S1' }))
const replyField = () => screen.getByRole('textbox', { name: /补充或回复/ })

test('[RT-27 /order/afterSalesInfo/{id}] an answer of the shop leaves the reply that is being typed, with its files', async () => {
  const { user, rerender } = openPanel({}, { 'file.upload': () => ({ file: FILE }) })
  await user.upload(screen.getByLabelText('附件', { selector: 'input' }), png())
  await replyForm().findByText(/已上传/)
  await user.type(replyField(), '还缺一')
  const [message] = TICKET.messages
  const answer = { ...message!, id: 3, author: 'shop' as const, text: '已寄出', files: [] }
  rerender(<TicketPanel ticket={{ ...TICKET, messages: [...TICKET.messages, answer] }} />)
  expect(screen.getByText('已寄出')).toBeTruthy()
  expect(document.activeElement).toBe(replyField())
  await user.keyboard('份')
  expect(replyField()).toHaveProperty('value', '还缺一份')
  expect(replyForm().getByText(/已上传/)).toBeTruthy()
})

test('[RT-27 /order/afterSalesInfo/{id}] a sent reply is confirmed, and the next one can be typed at once', async () => {
  const { user, client } = openPanel({}, { 'ticket.reply': () => ({ ticket: TICKET }) })
  await user.type(replyField(), '急用')
  await user.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText('已发送')).toBeTruthy()
  expect(replyField()).toHaveProperty('value', '')
  await waitFor(() => expect(document.activeElement).toBe(replyField()))
  await user.keyboard('谢谢')
  await user.click(screen.getByRole('button', { name: '发送' }))
  await waitFor(() =>
    expect(client.sentTo('ticket.reply').map(({ input }) => input)).toMatchObject([
      { text: '急用' },
      { text: '谢谢' },
    ]),
  )
})

test('[RT-27 /order/afterSalesInfo/{id}] a reply that was not sent is there after a reload, in its own ticket only', async () => {
  const { user, unmount } = openPanel()
  await user.type(replyField(), '急用')
  unmount()
  const again = openPanel()
  expect(replyField()).toHaveProperty('value', '急用')
  again.unmount()
  openPanel({ id: 6 })
  expect(replyField()).toHaveProperty('value', '')
})

test('[RT-27 /order/afterSalesInfo/{id}] a request that was not sent is there after a reload', async () => {
  const { user, unmount } = openForm(undefined)
  await user.click(screen.getByRole('radio', { name: /药检报告/ }))
  await user.click(screen.getByRole('checkbox', { name: '板蓝根颗粒 10袋' }))
  await user.type(screen.getByLabelText(/需要什么/), '缺报告')
  unmount()
  const again = openForm(undefined, { 'ticket.create': () => ({ ticket: TICKET }) })
  await again.user.click(screen.getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(again.onDone).toHaveBeenCalledOnce())
  expect(again.client.sentTo('ticket.create').map(({ input }) => input)).toEqual([
    { id: 9, kind: 'inspection_report', line_ids: [2], text: '缺报告', file_ids: [] },
  ])
  again.unmount()
  openForm(undefined)
  expect(screen.getByRole('radio', { name: /单据或发票/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: '板蓝根颗粒 10袋' })).toHaveProperty('checked', false)
  expect(screen.getByLabelText(/需要什么/)).toHaveProperty('value', '')
})

test('[RT-27 /order/afterSalesInfo/{id}] the choice of products tells a gift from the product that was bought', () => {
  openForm(undefined)
  const names = screen.getAllByRole('checkbox').map(box => box.closest('label')?.textContent)
  expect(names).toEqual(['阿莫西林胶囊 24粒', '板蓝根颗粒 10袋', '板蓝根颗粒 10袋（赠）'])
})
