import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderReturn } from '@yaoji/api-client/contract/return'
import { type Answers, failWith, refundFor, returnFor } from '@yaoji/api-client/testing'
import { beforeEach, expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { ReturnPanel } from './ReturnPanel'

beforeEach(() => sessionStorage.clear())

const SN = returnFor(1).sn
const FILE = { id: 4, name: '破损.png', type: 'image/png', size: 2048, url: '/api/file/4' } as const
const TO_SEND: Partial<OrderReturn> = {
  status: 20,
  status_text: '待寄回',
  send_back: { receiver: '上海仓退货组', phone: '', address: '上海市青浦区', until: '2026-11-28 10:00:00' },
  actions: ['send'],
}

function open(change: Partial<OrderReturn> = {}, answers: Answers = {}) {
  const { Shop, client } = fakeShop(answers)
  const { unmount } = render(<ReturnPanel orderReturn={returnFor(1, change)} />, { wrapper: Shop })
  return { client, unmount, user: userEvent.setup() }
}

const panel = () => within(screen.getByRole('region', { name: `退货退款 ${SN}` }))
const details = () =>
  panel()
    .getAllByRole('term')
    .map(term => [term.textContent, term.nextSibling?.textContent])
const goods = () => panel().getByRole('list', { name: `${SN} 的商品` })
const total = () => screen.queryByText(/退款合计/)?.textContent
const status = () => screen.getByRole('heading').nextElementSibling as HTMLElement

test('[RT-27 /order/returnInfo/{id}] a return has its reason, its goods by batch, what they give back, and its history', () => {
  open()
  expect(status().textContent).toBe('待审核')
  expect(status().dataset.over).toBeUndefined()
  expect(details()).toEqual([
    ['原因', '不需要了'],
    ['说明', '多订了'],
    ['申请时间', '2026-11-21 10:00'],
  ])
  expect(goods().textContent).toBe('阿莫西林胶囊 24粒批号 B250909×2 盒¥25.60')
  expect(total()).toBe('商品 ¥25.60退款合计 ¥25.60')
  const events = within(panel().getByRole('list', { name: `${SN} 的进度` })).getAllByRole('listitem')
  expect(events.map(({ dataset }) => dataset.state)).toEqual(['step'])
  expect(screen.queryByText(/退回现金券/)).toBeNull()
  for (const name of [`${SN} 的退款去向`, '照片和文件'])
    expect(screen.queryByRole('list', { name })).toBeNull()
  expect(screen.queryByRole('form')).toBeNull()
})

test('[RT-27 /order/returnInfo/{id}] a return has its parcel, its files, where the money went, freight and voucher', () => {
  open({
    ...{ status: 50, status_text: '已完成', actions: [], company: '邮政', tracking_no: 'EMS1' },
    ...{ files: [FILE], refunds: [refundFor()] },
    ...{ shipping_amount: '6.00', refund_amount: '31.60', voucher_amount: '1.50' },
  })
  expect(details().at(-1)).toEqual(['寄回单号', '邮政 EMS1'])
  expect(total()).toBe('商品 ¥25.60，运费 ¥6.00退款合计 ¥31.60')
  expect(screen.getByText('退回现金券 ¥1.50')).toBeTruthy()
  const files = within(panel().getByRole('list', { name: '照片和文件' }))
  expect(files.getAllByRole('listitem')).toHaveLength(1)
  expect(files.getByText('破损.png')).toBeTruthy()
  expect(
    within(panel().getByRole('list', { name: `${SN} 的退款去向` })).getAllByRole('listitem'),
  ).toHaveLength(1)
  const steps = within(screen.getByRole('navigation', { name: `${SN} 的步骤` })).getAllByRole('listitem')
  expect(steps.map(({ dataset }) => dataset.state)).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(status().dataset.over).toBeUndefined()
  expect(screen.queryByRole('button', { name: '撤销申请' })).toBeNull()
})

test.each([
  [60, '已驳回'],
  [70, '已撤销'],
])(
  '[RT-27 /order/returnInfo/{id}] a return with the status %s has ended, without steps',
  (code, status_text) => {
    const events = [{ time: '2026-11-21 11:00:00', text: status_text, status: code }, ...returnFor(1).events]
    open({ status: code, status_text, actions: [], events } as Partial<OrderReturn>)
    expect(status().dataset.over).toBe('')
    expect(screen.queryByRole('navigation')).toBeNull()
    const history = within(screen.getByRole('list', { name: `${SN} 的进度` })).getAllByRole('listitem')
    expect(history.map(({ dataset }) => dataset.state)).toEqual(['failed', 'step'])
  },
)

test('[RT-27 /order/returnInfo/{id}] an exchange gives nothing back, so it has no amounts', () => {
  open({ kind: 'exchange', kind_text: '退货退款', refund_amount: '0.00' })
  expect(goods().textContent).toBe('阿莫西林胶囊 24粒批号 B250909×2 盒')
  expect(total()).toBeUndefined()
})

test('[RT-27 /order/returnInfo/{id}] a return that is kept is not withdrawn, and the question says what it means', async () => {
  const { client, user } = open()
  await user.click(screen.getByRole('button', { name: '撤销申请' }))
  const dialog = within(await screen.findByRole('dialog', { name: '撤销申请' }))
  expect(dialog.getByText(`撤销 ${SN} 后，这些商品可以再次申请。`)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '不撤销' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.sentTo('return.withdraw')).toEqual([])
})

test('[RT-27 /order/returnInfo/{id}] a withdrawal that fails says what to do, and names the return', async () => {
  const { client, user } = open({}, { 'return.withdraw': () => failWith('busy') })
  await user.click(screen.getByRole('button', { name: '撤销申请' }))
  const dialog = within(await screen.findByRole('dialog', { name: '撤销申请' }))
  await user.click(dialog.getByRole('button', { name: '撤销申请' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('请刷新页面查看申请状态')
  expect(client.sentTo('return.withdraw').map(({ input }) => input)).toEqual([{ id: 1 }])
})

test('[RT-27 /order/returnInfo/{id}] a parcel needs its carrier and its number; a failure is said, and nothing is sent twice', async () => {
  const { client, user } = open(TO_SEND)
  const form = within(screen.getByRole('form', { name: `寄回 ${SN}` }))
  const send = form.getByRole('button', { name: '已寄回，提交运单号' })
  expect(form.getByText(/包裹内附上退货单，冷链商品请保持冷链/)).toBeTruthy()
  await user.click(send)
  for (const name of [/承运商/, /运单号/]) {
    const field = form.getByRole('textbox', { name })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  }
  expect(client.sentTo('return.send')).toEqual([])
  await user.type(form.getByRole('textbox', { name: /承运商/ }), '邮政')
  await user.type(form.getByRole('textbox', { name: /运单号/ }), 'EMS1')
  client.answer({ 'return.send': () => failWith('busy') })
  await user.click(send)
  expect(await form.findByRole('alert')).toBeTruthy()
  client.answer({ 'return.send': () => new Promise(() => {}) })
  await user.click(send)
  expect(send.getAttribute('aria-disabled')).toBe('true')
})

test('[RT-27 /order/returnInfo/{id}] a parcel that was typed is there after a reload; once reported, it is confirmed', async () => {
  const { user, unmount } = open(TO_SEND)
  await user.type(screen.getByRole('textbox', { name: /承运商/ }), '邮政')
  unmount()
  const again = open(TO_SEND, { 'return.send': () => ({ order_return: returnFor(1) }) })
  expect(screen.getByRole('textbox', { name: /承运商/ })).toHaveProperty('value', '邮政')
  await again.user.type(screen.getByRole('textbox', { name: /运单号/ }), 'EMS1')
  await again.user.click(screen.getByRole('button', { name: '已寄回，提交运单号' }))
  expect(await screen.findByText('运单号已提交，等待验收')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: `退货退款 ${SN}` }))
  again.unmount()
  open(TO_SEND)
  expect(screen.getByRole('textbox', { name: /承运商/ })).toHaveProperty('value', '')
})

test('[RT-27 /order/returnInfo/{id}] a gift that goes back has its tag', () => {
  const [bought] = returnFor(1).lines
  open({ lines: [bought!, { ...bought!, batch_id: 32, is_gift: 1, amount: '0.00' }] })
  const rows = within(goods()).getAllByRole('listitem')
  expect(rows.map(row => row.querySelectorAll('[data-tag="赠"]').length)).toEqual([0, 1])
})
