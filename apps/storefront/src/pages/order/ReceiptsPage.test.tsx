import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Receipt, Receipts } from '@yaoji/api-client/contract/receipt'
import { type Answers, type DataNamed, failWith } from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import ReceiptsPage from './ReceiptsPage'

const batchFor = (batch_no: string, change: object) => ({
  ...{ batch_no, produce_date: '2026-03-01', expiry_date: '2028-02-29', number: 1, report_url: '' },
  ...change,
})

function receiptFor(change: Partial<Receipt> = {}): Receipt {
  return {
    order_id: 9,
    order_sn: 'YJ26112100009',
    created_at: '2026-11-18 10:00:00',
    lines: [
      {
        ...{ line_id: 1, is_gift: 0, name: '复方氨酚麻美糖浆', ypgg: '100ml', bzdw: '瓶', number: 10 },
        batches: [],
      },
    ],
    state: 'due',
    state_text: '待上传',
    due_at: '2026-11-28 10:00:00',
    sent_at: null,
    files: [],
    reason: '',
    actions: ['send'],
    ...change,
  }
}

function receiptsOf(...list: Receipt[]): Receipts {
  return {
    list,
    total: list.length,
    page: 1,
    per_page: 20,
    last_page: 1,
    tabs: [{ tab: 'due', name: '待上传', count: 1 }],
  }
}

describePageStates('ordersEphedrine', {
  answers: { 'receipt.list': () => receiptsOf(receiptFor()) },
  call: 'receipt.list',
  crumbs: { 首页: '/', 我的订单: '/order', 含麻订单回执: '' },
  loading: '正在加载含麻订单',
  ready: '请在 2026-11-28 10:00 前上传',
  empty: { answer: receiptsOf(), text: '没有含麻订单' },
})

test('[RT-29] each product has its batches, with the inspection report where there is one', async () => {
  const [line] = receiptFor().lines
  const batches = [batchFor('A1', { number: 4, report_url: '/api/report/7' }), batchFor('A2', { number: 6 })]
  open({ 'receipt.list': () => receiptsOf(receiptFor({ lines: [{ ...line!, batches }] })) })
  const list = within(await screen.findByRole('list', { name: '复方氨酚麻美糖浆 的批号' }))
  const texts = list.getAllByRole('listitem').map(each => each.textContent)
  expect(texts).toEqual(['批号 A1，有效期至 2028-02-29 检验报告 ×4 瓶', '批号 A2，有效期至 2028-02-29 ×6 瓶'])
  const reports = list.getAllByRole('link')
  expect(reports.map(link => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
    ['/api/report/7', '批号 A1 的检验报告'],
  ])
})

test('[RT-29] packs of one batch from two lots are two entries', async () => {
  const consoleError = vi.spyOn(console, 'error')
  const [line] = receiptFor().lines
  const batches = [batchFor('A1', { number: 4 }), batchFor('A1', { number: 6 })]
  open({ 'receipt.list': () => receiptsOf(receiptFor({ lines: [{ ...line!, batches }] })) })
  const list = within(await screen.findByRole('list', { name: '复方氨酚麻美糖浆 的批号' }))
  const texts = list.getAllByRole('listitem').map(each => each.textContent)
  expect(texts).toEqual(['批号 A1，有效期至 2028-02-29 ×4 瓶', '批号 A1，有效期至 2028-02-29 ×6 瓶'])
  expect(consoleError).not.toHaveBeenCalled()
})

function open(answers: Answers) {
  const { client, Shop, place } = fakeShop(answers, { at: '/order/hmdd' })
  render(
    <Shop>
      <main tabIndex={-1}>
        <Routes>
          <Route path="/order/hmdd" element={<ReceiptsPage />} />
        </Routes>
      </main>
    </Shop>,
  )
  return { client, place, user: userEvent.setup() }
}

const FILE = { id: 4, name: '回执.png', type: 'image/png', size: 2048, url: '/api/file/4' } as const

const SENT = receiptFor({
  state: 'submitted',
  state_text: '待审核',
  sent_at: '2026-11-21 10:00:00',
  files: [FILE],
  actions: [],
})

test('[RT-29 /order/hmdd] a receipt without a file is refused at its field; with one it waits for its review', async () => {
  const { client, user } = open({
    'receipt.list': () => receiptsOf(receiptFor()),
    'file.upload': () => ({ file: FILE }),
  })
  expect((await screen.findByRole('link', { name: '打印空白回执' })).getAttribute('href')).toBe(
    '/order/info/9?print=receipt',
  )
  await user.click(screen.getByRole('button', { name: '上传回执' }))
  expect(document.activeElement).toBe(screen.getByRole('form', { name: /YJ26112100009 的回执/ }))
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(document.activeElement).toBe(screen.getByRole('listitem', { name: '订单 YJ26112100009' }))
  await user.click(screen.getByRole('button', { name: '上传回执' }))
  await user.click(screen.getByRole('button', { name: '提交回执' }))
  expect(await screen.findByText('请上传签字盖章的回执')).toBeTruthy()
  expect(client.sentTo('receipt.send')).toEqual([])
  await user.upload(
    screen.getByLabelText(/签字盖章的签收回执/),
    new File(['x'], '回执.png', { type: 'image/png' }),
  )
  expect(await screen.findByText(/已上传/)).toBeTruthy()
  client.answer({ 'receipt.send': () => ({ receipt: SENT }), 'receipt.list': () => receiptsOf(SENT) })
  await user.click(screen.getByRole('button', { name: '提交回执' }))
  const row = within(await screen.findByRole('listitem', { name: '订单 YJ26112100009' }))
  expect(await row.findByText('待审核')).toBeTruthy()
  expect(document.activeElement?.contains(screen.getByRole('list', { name: '含麻订单' }))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(client.sentTo('receipt.send')[0]!.input).toEqual({ id: 9, file_ids: [4] })
  expect(row.queryByRole('button', { name: '提交回执' })).toBeNull()
})

test('[RT-29 /order/hmdd] a rejected receipt says why, and a refusal to take it is shown', async () => {
  const rejected = receiptFor({
    state: 'rejected',
    state_text: '驳回',
    reason: '没有公章',
    sent_at: '2026-11-20 10:00:00',
  })
  const message = '签收回执待审核，不能上传'
  const { user } = open({
    'receipt.list': () => receiptsOf(rejected),
    'file.upload': () => ({ file: FILE }),
    'receipt.send': () => failWith('refused', { code: 409, message }),
  })
  expect(await screen.findByText('驳回原因：没有公章')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '重新上传回执' }))
  await user.upload(
    screen.getByLabelText(/签字盖章的签收回执/),
    new File(['x'], '回执.png', { type: 'image/png' }),
  )
  expect(await screen.findByText(/已上传/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '提交回执' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('[RT-29 /order/hmdd] the state is in the address', async () => {
  const { client, place, user } = open({ 'receipt.list': () => receiptsOf(receiptFor()) })
  await user.click(await screen.findByRole('tab', { name: /逾期/ }))
  expect(place.now).toBe('/order/hmdd?tab=overdue')
  expect(client.sentTo('receipt.list').at(-1)!.input).toMatchObject({ tab: 'overdue' })
})

test('[RT-29 /order/hmdd] an order has its products, when it was placed, and until when to send the receipt', async () => {
  open({ 'receipt.list': () => receiptsOf(receiptFor()) })
  const row = within(await screen.findByRole('listitem', { name: '订单 YJ26112100009' }))
  expect(row.getByRole('link', { name: 'YJ26112100009' }).getAttribute('href')).toBe('/order/info/9')
  expect(row.getByText('请在 2026-11-28 10:00 前上传')).toBeTruthy()
  expect(row.queryByText(/驳回原因/)).toBeNull()
  expect(row.queryByRole('list', { name: '签收回执' })).toBeNull()
  // Nothing was sent yet.
  expect(row.queryByText(/\d 上传$/)).toBeNull()
  const lines = within(row.getByRole('list', { name: 'YJ26112100009 的商品' })).getAllByRole('listitem')
  expect(lines.map(line => line.textContent)).toEqual(
    receiptFor().lines.map(({ name, ypgg, number, bzdw }) => `${name} ${ypgg}×${number} ${bzdw}`),
  )
})

test('[RT-29 /order/hmdd] a receipt that was sent has its time and its files, and nothing to send', async () => {
  open({ 'receipt.list': () => receiptsOf(SENT) })
  const row = within(await screen.findByRole('listitem', { name: '订单 YJ26112100009' }))
  expect(row.getByText('2026-11-21 10:00 上传')).toBeTruthy()
  expect(row.getByRole('list', { name: '签收回执' })).toBeTruthy()
  expect(row.queryByText(/前上传$/)).toBeNull()
  expect(row.queryByRole('button', { name: /上传回执/ })).toBeNull()
})

test('[RT-29 /order/hmdd] the form can be closed; while a file is sent, nothing is submitted', async () => {
  const { client, user } = open({
    'receipt.list': () => receiptsOf(receiptFor()),
    'file.upload': () => new Promise(() => {}),
  })
  await user.click(await screen.findByRole('button', { name: '上传回执' }))
  expect(screen.queryByRole('button', { name: '上传回执' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(screen.queryByRole('form')).toBeNull()
  await user.click(screen.getByRole('button', { name: '上传回执' }))
  await user.upload(
    screen.getByLabelText(/签字盖章的签收回执/),
    new File(['x'], '回执.png', { type: 'image/png' }),
  )
  await user.click(await screen.findByRole('button', { name: '文件上传中' }))
  expect(client.sentTo('receipt.send')).toEqual([])
})

test('[RT-29 /order/hmdd] each tab has its number of orders; an empty one leads to all of them', async () => {
  const { place, user } = open({
    'receipt.list': ({ tab }) => (tab === 'all' ? receiptsOf(receiptFor()) : receiptsOf()),
  })
  await screen.findByRole('listitem', { name: '订单 YJ26112100009' })
  expect(screen.getByRole('tab', { name: /待上传/ }).textContent).toBe('待上传1')
  expect(screen.getByRole('tab', { name: /逾期/ }).textContent).toBe('逾期')
  await user.click(screen.getByRole('tab', { name: /逾期/ }))
  expect(await screen.findByText('没有这种状态的回执')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '看全部状态' }))
  expect(place.now).toBe('/order/hmdd')
  await screen.findByRole('listitem', { name: '订单 YJ26112100009' })
  expect(document.activeElement).not.toBe(document.body)
})

test('[RT-29 /order/hmdd] the receipts stay while those of another tab load, and their number is announced', async () => {
  let next = (_answer: DataNamed<'receipt.list'>) => {}
  const { user } = open({
    'receipt.list': ({ tab }) =>
      tab === 'all' ? receiptsOf(receiptFor()) : new Promise(resolve => (next = resolve)),
  })
  await screen.findByRole('listitem', { name: '订单 YJ26112100009' })
  expect(screen.getByText(/收货人签字并加盖公章的签收回执。有回执逾期时，不能再购买此类商品。/)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /逾期/ }))
  expect(screen.getByRole('listitem', { name: '订单 YJ26112100009' })).toBeTruthy()
  expect(screen.queryByText('正在加载含麻订单')).toBeNull()
  next(receiptsOf(receiptFor({ order_id: 10, order_sn: 'YJ10' })))
  expect(await screen.findByRole('listitem', { name: '订单 YJ10' })).toBeTruthy()
  expect(screen.queryByRole('listitem', { name: '订单 YJ26112100009' })).toBeNull()
  expect(await screen.findByText('共 1 个含麻订单', {}, { timeout: 3000 })).toBeTruthy()
})

test('[RT-29 /order/hmdd] the tabs are the states of a receipt; without an order the page says what is for here', async () => {
  open({ 'receipt.list': () => receiptsOf() })
  expect(await screen.findByText('购买含麻黄碱类复方制剂后，可以在这里上传签收回执。')).toBeTruthy()
  const names = within(screen.getByRole('tablist', { name: '回执状态' })).getAllByRole('tab')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    '全部',
    '待上传1',
    '逾期',
    '待审核',
    '驳回',
    '通过',
    '待送达',
  ])
  const links = screen.getAllByRole('link', { name: '我的订单' }).map(link => link.getAttribute('href'))
  expect(links).toEqual(['/order', '/order'])
  expect(screen.queryByRole('link', { name: '看全部状态' })).toBeNull()
})

test('[RT-29 /order/hmdd] a receipt is sent once, with a button that is busy meanwhile', async () => {
  const { client, user } = open({
    'receipt.list': () => receiptsOf(receiptFor()),
    'file.upload': () => ({ file: FILE }),
    'receipt.send': () => new Promise(() => {}),
  })
  await user.click(await screen.findByRole('button', { name: '上传回执' }))
  const send = () => screen.getByRole('button', { name: '提交回执' })
  expect(send().getAttribute('aria-disabled')).toBeNull()
  await user.upload(
    screen.getByLabelText(/签字盖章的签收回执/),
    new File(['x'], '回执.png', { type: 'image/png' }),
  )
  await screen.findByText(/已上传/)
  await user.dblClick(send())
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('true'))
  expect(client.sentTo('receipt.send')).toHaveLength(1)
})

test('[RT-29 /order/hmdd] pages are in the address, and the next one is a link', async () => {
  open({ 'receipt.list': () => ({ ...receiptsOf(receiptFor()), total: 30, last_page: 2 }) })
  await screen.findByRole('listitem', { name: '订单 YJ26112100009' })
  expect(screen.getByRole('link', { name: /第\s*2\s*页/ }).getAttribute('href')).toBe('/order/hmdd?page=2')
})

test('[RT-29 /order/hmdd] a gift among the products has its tag', async () => {
  const [bought] = receiptFor().lines
  const receipt = receiptFor({ lines: [bought!, { ...bought!, line_id: 2, is_gift: 1 }] })
  open({ 'receipt.list': () => receiptsOf(receipt) })
  const goods = await screen.findByRole('list', { name: 'YJ26112100009 的商品' })
  const rows = within(goods).getAllByRole('listitem')
  expect(rows.map(row => row.querySelectorAll('[data-tag="赠"]').length)).toEqual([0, 1])
})
