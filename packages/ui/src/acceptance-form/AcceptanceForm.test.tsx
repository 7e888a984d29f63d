import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useAcceptance } from '@yaoji/hooks'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ToastProvider } from '../toast'
import { AcceptanceForm, type AcceptanceFormProps } from './AcceptanceForm'
import {
  acceptanceHrefsForStory,
  acceptancePackForStory,
  acceptedParcelForStory,
  orderAcceptanceForStory,
} from './fixtures'
import * as exported from './index'
import { OrderAcceptance, type OrderAcceptanceProps } from './OrderAcceptance'

const PACKS = [acceptancePackForStory(1), acceptancePackForStory(2, { name: '棉签', is_gift: 1, number: 2 })]

function Held(props: Partial<AcceptanceFormProps>) {
  const { entryOf, resultOf, change, sums, isWhole } = useAcceptance(PACKS)
  const [inspector, setInspector] = useState('陈晓梅')
  return (
    <AcceptanceForm
      packs={PACKS}
      {...{ entryOf, resultOf, sums, isWhole, inspector }}
      onEntryChange={change}
      onInspectorChange={setInspector}
      onSubmit={() => {}}
      {...props}
    />
  )
}

const received = (name: string) => screen.getByRole('textbox', { name: `${name} 的实收数量` })
const rejected = (name: string) => screen.getByRole('textbox', { name: `${name} 的破损或不合格数量` })
const FIRST = '阿莫西林胶囊 批号 26041'
const GIFT = '棉签（赠） 批号 26042'

test('[RT-27] everything is filled in; Enter goes from field to field and never records, the button does', async () => {
  const onSubmit = vi.fn()
  const { container } = render(<Held focusFirst onSubmit={onSubmit} />)
  const button = screen.getByRole('button', { name: '全部合格，完成验收' })
  expect(document.activeElement).toBe(received(FIRST))
  expect(received(FIRST)).toHaveProperty('value', '40')
  expect(received(GIFT)).toHaveProperty('value', '2')
  const row = screen.getByRole('row', { name: /26041/ })
  expect(within(row).getByText('生产日期 2026-04-01')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(received(GIFT))
  await userEvent.click(screen.getByRole('textbox', { name: '验收人' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test('[RT-27] Enter that is held records nothing', () => {
  render(<Held />)
  const button = screen.getByRole('button', { name: '全部合格，完成验收' })
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
})

test('[RT-27] Enter goes down a column and then to the button; what is missing is said', async () => {
  render(<Held />)
  const user = userEvent.setup()
  await user.click(received(FIRST))
  await user.keyboard('38{Enter}')
  expect(document.activeElement).toBe(received(GIFT))
  await user.keyboard('{Enter}')
  const button = await screen.findByRole('button', { name: '完成验收' })
  expect(document.activeElement).toBe(button)
  await user.click(rejected(FIRST))
  await user.keyboard('1{Enter}')
  expect(document.activeElement).toBe(rejected(GIFT))
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      '2 个批号，应收 42，实收 40，合格 39，短缺 2，不合格 1',
    ),
  )
  expect(within(screen.getByRole('row', { name: /26041/ })).getByText('2').dataset.part).toBe('short')
})

test('[RT-27] more than was shipped, and more rejected than arrived, have messages', async () => {
  render(<Held />)
  const user = userEvent.setup()
  await user.click(received(FIRST))
  await user.keyboard('41')
  expect(await screen.findByText('最多 40')).toBeTruthy()
  await user.clear(received(FIRST))
  await user.type(received(FIRST), '3')
  await user.click(rejected(FIRST))
  await user.keyboard('4')
  expect(await screen.findByText('最多 3')).toBeTruthy()
})

test('[RT-27] a batch with a wrong number is said not to be in the sums; the button leads to it', async () => {
  render(<Held />)
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: '全部合格，完成验收' })
  await user.clear(received(GIFT))
  const sums = '1 个批号，应收 40，实收 40，合格 40；另有 1 个批号数量有误，未计入'
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(sums))
  expect(screen.queryByText('请填写实收')).toBeNull()
  await user.click(button)
  expect(await screen.findByText('请填写实收')).toBeTruthy()
  expect(document.activeElement).toBe(received(GIFT))
  await user.keyboard('2')
  await user.click(rejected(FIRST))
  await user.keyboard('41')
  await user.click(button)
  await waitFor(() => expect(document.activeElement).toBe(rejected(FIRST)))
})

test('[RT-27] a failure and a missing name are said; a busy form is not sent again', async () => {
  const onSubmit = vi.fn()
  render(<Held busy error="这个包裹已由陈晓梅验收" inspectorError="请填写验收人" onSubmit={onSubmit} />)
  expect(screen.getByRole('alert').textContent).toBe('这个包裹已由陈晓梅验收')
  expect(screen.getByRole('textbox', { name: /验收人/, description: '请填写验收人' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '全部合格，完成验收' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

const numbers = { shipped: 42, received: 40, rejected: 0, short: 2, accepted: 40 }

const never = (): Promise<unknown> => Promise.reject(new Error('not asked for'))

const OF_ORDER: OrderAcceptanceProps = {
  ...{ acceptance: orderAcceptanceForStory, hrefs: acceptanceHrefsForStory, parcel: null },
  ...{ onParcelChange: () => {}, onRecord: never, onReceive: never },
}

function openOrder(
  change: Partial<OrderAcceptanceProps> = {},
  acceptance: Partial<typeof orderAcceptanceForStory> = {},
) {
  sessionStorage.clear()
  const props = { ...OF_ORDER, acceptance: { ...orderAcceptanceForStory, ...acceptance }, ...change }
  const { container } = render(<OrderAcceptance {...props} />, { wrapper: ToastProvider })
  return { container, user: userEvent.setup() }
}

test('[RT-27] an order has what was accepted, the form of the next parcel, and opens another one', async () => {
  const onParcelChange = vi.fn()
  const { container, user } = openOrder({ onParcelChange })
  expect(screen.getByText('陈晓梅 于 2026-11-23 09:30 验收')).toBeTruthy()
  expect(screen.getByText('短缺 2；破损或不合格 1；外箱压损')).toBeTruthy()
  expect(screen.getByRole('form', { name: /^包裹 2/ })).toBeTruthy()
  await expectAccessible(container)
  await user.click(screen.getByRole('button', { name: '验收这个包裹' }))
  expect(onParcelChange).toHaveBeenCalledExactlyOnceWith(3)
})

test('[RT-27] the open parcel is recorded, and the focus stays on the page', async () => {
  const onRecord = vi.fn(async () => {})
  const { user } = openOrder({ parcel: 3, onRecord })
  await user.click(screen.getByRole('button', { name: '全部合格，完成验收' }))
  expect(onRecord).toHaveBeenCalledExactlyOnceWith({
    id: 3,
    inspector: '陈晓梅',
    lines: [{ pack_id: 3, received: 40, rejected: 0, remark: '' }],
  })
  expect(await screen.findByText('验收已记录')).toBeTruthy()
  expect((document.activeElement as HTMLElement | null)?.tabIndex).toBe(-1)
})

test('[RT-27] wrong numbers and a missing name are said; a refusal too, and the form can be sent again', async () => {
  const onRecord = vi.fn(async () => {
    throw Object.assign(new Error('这个包裹已由王康验收'), { kind: 'refused' })
  })
  const { user } = openOrder({ onRecord })
  const number = screen.getByRole('textbox', { name: '阿莫西林胶囊 批号 26042 的实收数量' })
  const name = screen.getByRole('textbox', { name: /验收人/ })
  await user.clear(number)
  await user.type(number, '41')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: '完成验收' }))
  expect(screen.getByText('请检查阿莫西林胶囊批号 26042 的数量')).toBeTruthy()
  expect(screen.getByText('请填写验收人')).toBeTruthy()
  expect(onRecord).not.toHaveBeenCalled()
  await user.clear(number)
  await user.type(number, '40')
  await user.type(name, '李丽')
  await user.click(screen.getByRole('button', { name: '全部合格，完成验收' }))
  expect(await screen.findByText('这个包裹已由王康验收')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '全部合格，完成验收' }))
  expect(onRecord).toHaveBeenCalledTimes(2)
})

test('[RT-27] what is typed is there when the form appears again', async () => {
  const { user } = openOrder()
  await user.type(screen.getByRole('textbox', { name: /的备注$/ }), '外箱压损')
  const { unmount } = render(<OrderAcceptance {...OF_ORDER} />, { wrapper: ToastProvider })
  expect(screen.getAllByDisplayValue('外箱压损')).toHaveLength(2)
  unmount()
})

test.each([
  [1, '申请短缺退款', '#claim-short', /签收后 48 小时内可以申请仅退款/],
  [0, '申请售后服务', '#service', /已超过签收后 48 小时/],
])('[RT-27] of what is short, where a refund can be asked for is %s: %s', (can_refund, name, href, text) => {
  openOrder({}, { can_refund })
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  expect(screen.getByText(text).textContent).toContain('验收短缺 2，涉及 1 个批号')
})

test('[RT-27] an order of which everything is accepted is received; a failure is said', async () => {
  const onReceive = vi.fn(never).mockResolvedValueOnce(undefined)
  const { user } = openOrder({ onReceive }, { parcels: [acceptedParcelForStory], can_receive: 1 })
  expect(screen.getByText(/短缺与破损在确认收货后仍可/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '确认收货' }))
  expect(await screen.findByText('已确认收货')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '确认收货' }))
  expect(await screen.findByText(/操作没有成功/)).toBeTruthy()
})

test('[RT-27] what is not shipped yet is said when everything else is accepted', () => {
  openOrder({}, { parcels: [acceptedParcelForStory], unshipped: 3, claims: [] })
  expect(screen.getByText(/尚未发出：数量 3。/)).toBeTruthy()
})

testConformance(exported, {
  OrderAcceptance: {
    props: { ...OF_ORDER },
    inside: part => <ToastProvider>{part}</ToastProvider>,
  },
  AcceptanceForm: {
    props: {
      packs: PACKS,
      entryOf: () => ({ received: '2', rejected: '', remark: '' }),
      resultOf: () => numbers,
      onEntryChange: () => {},
      sums: numbers,
      isWhole: false,
      inspector: '陈晓梅',
      onInspectorChange: () => {},
      error: '没有保存',
      onSubmit: () => {},
    },
  },
})
