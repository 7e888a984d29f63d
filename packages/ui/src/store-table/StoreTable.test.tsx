import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { storeForStory } from './fixtures'
import * as exported from './index'
import { StoreTable, type StoreTableStore } from './StoreTable'

const stores = [
  storeForStory(1, {
    is_head: 1,
    is_current: 1,
    company: '康宁大药房',
    unpaid_count: 0,
    to_receive_count: 0,
    month_amount: '0.00',
  }),
  storeForStory(2, {
    licence_text: '证照到期',
    is_passed: 0,
    unpaid_count: 3,
    to_receive_count: 1,
    month_amount: '12680.50',
  }),
  storeForStory(3, {
    can_switch: 0,
    unpaid_count: undefined,
    to_receive_count: undefined,
    month_amount: undefined,
  }),
]

test('a store has its name, what it is, its address and licence, and the way to it', async () => {
  const change = vi.fn<(store: StoreTableStore) => void>()
  const { container } = render(<StoreTable stores={stores} onSwitch={change} />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['康宁大药房总部 · 当前门店', '福州市鼓楼区五一北路 8 号', '已通过', '¥0.00', '0', '0', '当前'],
    ['康宁大药房第 2 分店', '福州市鼓楼区五一北路 8 号', '证照到期', '¥12,680.50', '3', '1', '切换'],
    ['康宁大药房第 3 分店', '福州市鼓楼区五一北路 8 号', '已通过', '—', '—', '—', '由总部切换'],
  ])
  expect(screen.getByText('证照到期').dataset.passed).toBeUndefined()
  await userEvent.setup().click(screen.getByRole('button', { name: '切换到康宁大药房第 2 分店' }))
  expect(change.mock.calls).toEqual([[stores[1]]])
  await expectAccessible(container)
})

test('[RT-25] the orders of a store that wait for payment are one press away', () => {
  render(
    <StoreTable
      stores={stores}
      unpaidHref={({ user_id }) => `/order?store=${user_id}`}
      toReceiveHref={({ user_id }) => `/order?tab=to_receive&store=${user_id}`}
    />,
  )
  const received = screen.getByRole('link', { name: '1，康宁大药房第 2 分店的待收货订单' })
  expect(received.getAttribute('href')).toBe('/order?tab=to_receive&store=2')
  const link = screen.getByRole('link', { name: '3，康宁大药房第 2 分店的待付款订单' })
  expect(link.getAttribute('href')).toBe('/order?store=2')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('on the way to a store no other one can be chosen; while they load it says so', () => {
  const { rerender } = render(<StoreTable stores={[storeForStory(2), storeForStory(5)]} busy={2} />)
  const [first, second] = screen.getAllByRole<HTMLButtonElement>('button')
  expect([first?.dataset.busy, second?.disabled]).toEqual(['', true])
  rerender(<StoreTable stores={undefined} />)
  expect(screen.getByRole('status').textContent).toBe('正在加载门店')
})

testConformance(exported, { StoreTable: { props: { stores } } })
