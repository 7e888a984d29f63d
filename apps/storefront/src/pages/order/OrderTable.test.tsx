import { render, screen, within } from '@testing-library/react'
import type { Order, Purchase } from '@yaoji/api-client/contract/order'
import { orderFor, orderLineFor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { OrderTable } from './OrderTable'

const PURCHASE: Purchase = {
  parent_sn: 'YJH7',
  part_count: 2,
  payable_amount: '256.00',
  balance_amount: '0.00',
  unpaid_count: 2,
  unpaid_amount: '256.00',
  pay_together: [1, 2],
  pay_together_amount: '256.00',
}

const partsOf = (...ids: number[]) => ids.map(id => orderFor(id, { parent_sn: 'YJH7' }))

function open(list: Order[], purchases: Purchase[] = []) {
  const { Shop } = fakeShop({})
  render(<OrderTable answer={{ list, purchases }} />, { wrapper: Shop })
}

const rowOf = (text: string | RegExp) => within(screen.getByText(text).closest('tr') as HTMLElement)
const headOf = () => screen.getByText('采购 YJH7').closest('th')?.textContent

test('[RT-26] the head of a purchase whose orders are all here leads to no other ones', () => {
  open(partsOf(2, 1), [PURCHASE])
  expect(headOf()).toContain('2 个可合并付款，共 ¥256.00')
  expect(headOf()).not.toContain('含麻')
  expect(headOf()).not.toContain('看全部')
})

test('[RT-26] a purchase of which a part is paid alone says which', () => {
  open(partsOf(3, 2, 1), [{ ...PURCHASE, part_count: 3, unpaid_count: 3 }])
  expect(headOf()).toContain('2 个可合并付款，共 ¥256.00，含麻或等待转账的订单单独付款')
})

test('[RT-26] a purchase without orders that are paid together has its sum alone', () => {
  open(partsOf(2, 1), [{ ...PURCHASE, pay_together: [], pay_together_amount: '0.00', unpaid_count: 1 }])
  expect(headOf()).toBe('采购 YJH7拆成 2 个订单，合计 ¥256.00')
})

test('[RT-29] an order of ephedrine-type products is marked, another one is not', () => {
  open([orderFor(1, { is_ephedrine: 1 }), orderFor(2)])
  expect(rowOf('YJ26112100001').getByText('成都中心仓 · 含麻')).toBeTruthy()
  expect(rowOf('YJ26112100002').getByText('成都中心仓')).toBeTruthy()
})

test('[RT-26] gifts are marked, and an order that is shown whole has no count', () => {
  const gift = { ...orderLineFor(2, '棉签'), is_gift: 1 as const, price: '0.00', payable: '0.00' }
  open([orderFor(1, { line_count: 1, lines: [orderLineFor(1, '板蓝根颗粒'), gift] })])
  const lines = rowOf('YJ26112100001').getAllByRole('listitem')
  expect(lines).toHaveLength(2)
  const marks = lines.map(line => within(line).queryByText('赠') !== null)
  expect(marks).toEqual([false, true])
})

test('[RT-26] an order that is closed is set apart, one that waits is not', () => {
  open([
    orderFor(1, { status: -10, status_text: '已取消', pay_before: null }),
    orderFor(2, { status: 10, status_text: '待付款' }),
  ])
  expect(screen.getByText('已取消').dataset.closed).toBe('')
  expect(screen.getByText('待付款').dataset.closed).toBeUndefined()
})

test('[RT-26] an order has a column for each of its data, and its number can be copied', () => {
  open([orderFor(1, { pay_before: null })])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '订单',
    '商品',
    '订单金额',
    '状态',
    '操作',
  ])
  expect(screen.getByRole('button', { name: '复制订单号 YJ26112100001' })).toBeTruthy()
  expect(screen.queryByText(/前付款/)).toBeNull()
  expect(screen.queryByText('含麻', { exact: false })).toBeNull()
  expect(screen.getByRole('table', { name: '订单' }).getAttribute('aria-busy')).toBeNull()
})

test('[RT-26] orders of no purchase are below no head', () => {
  open(partsOf(2, 1))
  expect(screen.queryByText(/^采购/)).toBeNull()
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('[RT-26] [RT-14] an order whose slip was refused says why in its row, another one nothing', () => {
  open([orderFor(1, { slip_refused: '到账金额不足' }), orderFor(2)])
  expect(rowOf('YJ26112100001').getByText('转账凭证未通过：到账金额不足')).toBeTruthy()
  expect(rowOf('YJ26112100002').queryByText(/转账凭证未通过/)).toBeNull()
})
