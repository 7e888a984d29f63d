import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Answers,
  acceptancePackFor,
  acceptanceParcelFor,
  failWith,
  orderAcceptanceOf,
  orderFor,
} from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import OrderAcceptancePage from './OrderAcceptancePage'

const acceptance = { inspector: '陈晓梅', accepted_at: '2026-11-23 09:30:00' }
const result = { received: 8, short: 2, accepted: 7, rejected: 1, remark: '外箱压损' }
const accepted = acceptanceParcelFor(1, { acceptance, packs: [acceptancePackFor(1, { result })] })
const short = { reason: 'short' as const, lines: [{ batch_id: 31, number: 2 }] }

describePageStates('orderAcceptance', {
  answers: { 'acceptance.order': () => orderAcceptanceOf() },
  call: 'acceptance.order',
  asks: { id: 1 },
  crumbs: { 我的订单: '/order', 订单详情: '/order/info/1', 收货验收: '' },
  loading: '正在加载包裹',
  ready: /^包裹 1/,
  empty: { answer: orderAcceptanceOf([]), text: '还没有可验收的包裹' },
  missing: '没有找到这个订单',
})

beforeEach(() => sessionStorage.clear())

function open(answers: Answers, search = '') {
  const { client, Shop } = fakeShop(answers, { at: `/order/ysInfo/9${search}` })
  render(
    <Shop>
      <Routes>
        <Route path="/order/ysInfo/:id" element={<OrderAcceptancePage />} />
      </Routes>
    </Shop>,
  )
  return { client, user: userEvent.setup() }
}

const whole = () => screen.findByRole('button', { name: '全部合格，完成验收' })

test('[RT-27 /order/ysInfo/{id}] Enter goes down the numbers to the button, which records a whole parcel; the next one is ready for another', async () => {
  const second = acceptanceParcelFor(2)
  const { client, user } = open({
    'acceptance.order': () => orderAcceptanceOf([acceptanceParcelFor(1), second]),
  })
  const [first] = await screen.findAllByRole('textbox', { name: /的实收数量$/ })
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard('{Enter}{Enter}')
  expect(document.activeElement).toBe(await whole())
  expect(client.sentTo('acceptance.create')).toEqual([])
  client.answer({
    'acceptance.create': () => orderAcceptanceOf(),
    'acceptance.order': () => orderAcceptanceOf([accepted, second]),
  })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('陈晓梅 于 2026-11-23 09:30 验收')).toBeTruthy()
  expect(client.sentTo('acceptance.create').map(({ input }) => input)).toEqual([
    {
      id: 1,
      inspector: '陈晓梅',
      lines: [
        { pack_id: 1, received: 10, rejected: 0, remark: '' },
        { pack_id: 2, received: 4, rejected: 0, remark: '' },
      ],
    },
  ])
  expect(screen.getByRole('form', { name: /^包裹 2/ }).contains(await whole())).toBe(true)
})

test('[RT-27 /order/ysInfo/{id}] the parcel of the address is opened; another one by its button', async () => {
  const { user } = open(
    { 'acceptance.order': () => orderAcceptanceOf([acceptanceParcelFor(1), acceptanceParcelFor(2)]) },
    '?parcel=2',
  )
  expect(await screen.findByRole('form', { name: /^包裹 2/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '验收这个包裹' }))
  expect(await screen.findByRole('form', { name: /^包裹 1/ })).toBeTruthy()
})

test('[RT-27 /order/ysInfo/{id}] wrong numbers and a missing name are said, and nothing is sent', async () => {
  const { client, user } = open({ 'acceptance.order': () => orderAcceptanceOf() })
  const received = await screen.findByRole('textbox', { name: '阿莫西林胶囊 批号 B250901 的实收数量' })
  await user.clear(received)
  await user.type(received, '11')
  await user.clear(screen.getByRole('textbox', { name: /验收人/ }))
  await user.click(screen.getByRole('button', { name: '完成验收' }))
  expect(await screen.findByText('请检查阿莫西林胶囊批号 B250901 的数量')).toBeTruthy()
  expect(screen.getByText('请填写验收人')).toBeTruthy()
  expect(client.sentTo('acceptance.create')).toEqual([])
})

test('[RT-27 /order/ysInfo/{id}] what was typed is there after the page was left, until it is recorded', async () => {
  const answers = { 'acceptance.order': () => orderAcceptanceOf() }
  const { user } = open(answers)
  const received = () => screen.findAllByRole('textbox', { name: /实收/ })
  await user.clear((await received())[0]!)
  await user.type((await received())[0]!, '8')
  await user.type(screen.getAllByRole('textbox', { name: /备注/ })[1]!, '外箱压损')
  cleanup()
  const again = open({ ...answers, 'acceptance.create': () => orderAcceptanceOf() })
  expect((await received()).map(field => (field as HTMLInputElement).value)).toEqual(['8', '4'])
  expect(screen.getByDisplayValue('外箱压损')).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: /验收$/ }))
  expect(await screen.findByText('验收已记录')).toBeTruthy()
  cleanup()
  open(answers)
  expect((await received()).map(field => (field as HTMLInputElement).value)).toEqual(['10', '4'])
})

test('[RT-27 /order/ysInfo/{id}] a refusal of the service is shown in the form', async () => {
  const message = '这个包裹已由王康验收，记录不能重复提交或修改'
  const { user } = open({
    'acceptance.order': () => orderAcceptanceOf(),
    'acceptance.create': () => failWith('refused', { code: 409, message }),
  })
  await user.click(await whole())
  expect(await screen.findByText(message)).toBeTruthy()
})

test('[RT-27 /order/ysInfo/{id}] what is short leads to the form of a return with its packs', async () => {
  open({ 'acceptance.order': () => orderAcceptanceOf([accepted], { claims: [short] }) })
  const link = await screen.findByRole('link', { name: '申请短缺退款' })
  expect(link.getAttribute('href')).toBe('/order/returnInfo/9?new=1&reason=short&packs=31.2')
  const table = screen.getByRole('table', { name: '验收记录' })
  expect(within(table).getByText('短缺 2；破损或不合格 1；外箱压损')).toBeTruthy()
})

test('[RT-27 /order/ysInfo/{id}] after the hours for it the page says so and offers a service ticket', async () => {
  open({ 'acceptance.order': () => orderAcceptanceOf([accepted], { claims: [short], can_refund: 0 }) })
  expect(await screen.findByText(/已超过签收后 48 小时/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '申请售后服务' }).getAttribute('href')).toBe(
    '/order/afterSalesInfo/9?new=1',
  )
})

test('[RT-27 /order/ysInfo/{id}] when every parcel is accepted the order can be received, and not twice', async () => {
  const { client, user } = open({
    'acceptance.order': () => orderAcceptanceOf([accepted], { can_receive: 1 }),
  })
  const button = await screen.findByRole('button', { name: '确认收货' })
  client.answer({
    'order.receive': () => ({ order: orderFor(9) }),
    'acceptance.order': () => orderAcceptanceOf([accepted]),
  })
  await user.click(button)
  expect(await screen.findByText('已确认收货')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull())
  expect(client.sentTo('order.receive').map(({ input }) => input)).toEqual([{ id: 9 }])
})

test('[RT-27 /order/ysInfo/{id}] before every pack is shipped the page says what is missing', async () => {
  open({ 'acceptance.order': () => orderAcceptanceOf([accepted], { unshipped: 3 }) })
  expect(await screen.findByText(/尚未发出：数量 3。/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull()
})
