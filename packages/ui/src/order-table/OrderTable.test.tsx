import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '../button'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { orderedLineForStory, orderForStory, purchaseForStory } from './fixtures'
import * as exported from './index'
import { OrderTable, type OrderTableOrder, type OrderTableProps } from './OrderTable'

const hrefs = {
  orderHref: ({ id }: OrderTableOrder) => `/order/${id}`,
  purchaseHref: ({ parent_sn }: { parent_sn: string }) => `/orders?keywords=${parent_sn}`,
  renderActions: () => <Button>去付款</Button>,
}

const open = (props: Pick<OrderTableProps, 'orders'> & Partial<OrderTableProps>) =>
  render(<OrderTable {...hrefs} {...props} />)

const partsOf = (...ids: number[]) => ids.map(id => orderForStory(id, { parent_sn: 'YJH7' }))
const rowOf = (text: string) => within(screen.getByText(text).closest('tr') as HTMLElement)
const headOf = () => screen.getByText('采购 YJH7').closest('th')?.textContent

test('an order has its number with a link, its goods, its cost, its status and what can be done', async () => {
  const { container } = open({ orders: [orderForStory(1)] })
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    '订单',
    '商品',
    '订单金额',
    '状态',
    '操作',
  ])
  expect(screen.getByRole('link', { name: 'YJ26112200000011' }).getAttribute('href')).toBe('/order/1')
  expect(screen.getByRole('button', { name: '复制订单号 YJ26112200000011' })).toBeTruthy()
  const row = rowOf('YJ26112200000011')
  expect(row.getAllByRole('listitem').map(line => line.textContent)).toEqual([
    '阿莫西林胶囊 0.25g×24粒×40 盒',
    '复方丹参滴丸 27mg×180丸×12 瓶',
  ])
  expect(row.getByText('11-23 09:12 前付款')).toBeTruthy()
  expect(row.getByRole('button', { name: '去付款' })).toBeTruthy()
  await expectAccessible(container)
})

test('an order of which only the first lines are there says how much it has', () => {
  open({ orders: [orderForStory(1, { line_count: 9, gift_number: 3 })] })
  expect(screen.getByText('等 9 种，数量 52，另赠 3')).toBeTruthy()
})

test('[RO-03] an order of a store has the name of the store', () => {
  open({ orders: [orderForStory(1, { store: { company: '康宁大药房一分店' } }), orderForStory(2)] })
  expect(rowOf('YJ26112200000011').getByText('康宁大药房一分店')).toBeTruthy()
  expect(rowOf('YJ26112200000012').queryByText('康宁大药房一分店')).toBeNull()
})

test('the products of a combination are one line', () => {
  const part = {
    combination_id: 9,
    combination_name: '感冒套装',
    combination_number: 4,
    combination_kinds: 2,
  }
  open({
    orders: [
      orderForStory(1, {
        line_count: 1,
        lines: [orderedLineForStory(1, part), orderedLineForStory(2, part)],
      }),
    ],
  })
  expect(screen.getByRole('listitem').textContent).toContain('感冒套装')
})

test('an order that ended without goods is set apart; a refused slip says why', () => {
  open({
    orders: [
      orderForStory(1, { status: -10, status_text: '已取消', pay_before: null }),
      orderForStory(2, { slip_refused: '到账金额不足', is_ephedrine: 1 }),
    ],
  })
  expect(screen.getByText('已取消').dataset.closed).toBe('')
  expect(screen.getByText('待付款').dataset.closed).toBeUndefined()
  expect(screen.getByText('转账凭证未通过：到账金额不足')).toBeTruthy()
  expect(rowOf('YJ26112200000012').getByText('成都中心仓 · 含麻')).toBeTruthy()
})

test.each([
  [2, {}, '采购 YJH7拆成 2 个订单，合计 ¥1,279.202 个可合并付款，共 ¥1,279.20'],
  [
    2,
    { part_count: 3, unpaid_count: 3 },
    '采购 YJH7拆成 3 个订单，合计 ¥1,279.20这里有 2 个，看全部 3 个2 个可合并付款，共 ¥1,279.20，含麻或等待转账的订单单独付款',
  ],
  [2, { pay_together: [] }, '采购 YJH7拆成 2 个订单，合计 ¥1,279.20'],
  [
    2,
    { payable_amount: '0.00', balance_amount: '9.00', pay_together_amount: '0.00' },
    '采购 YJH7拆成 2 个订单，合计 ¥9.00，其中余额 ¥9.002 个可合并付款，全部由余额支付',
  ],
])('the head of a purchase of which %i orders are shown, with %o, is %s', (count, change, text) => {
  open({ orders: partsOf(2, 1).slice(0, count), purchases: [purchaseForStory(change)] })
  expect(headOf()).toBe(text)
})

test('the head leads to all orders of the purchase and has the way to pay them', () => {
  open({
    orders: partsOf(1),
    purchases: [purchaseForStory()],
    renderPay: ({ pay_together }) => <Button>付 {pay_together.length} 个</Button>,
  })
  expect(screen.getByRole('link', { name: '看全部 2 个' }).getAttribute('href')).toBe('/orders?keywords=YJH7')
  expect(screen.getByRole('button', { name: '付 2 个' })).toBeTruthy()
})

test('orders of no purchase are below no head', () => {
  open({ orders: partsOf(2, 1) })
  expect(screen.queryByText(/^采购/)).toBeNull()
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('while the first orders load it says so', () => {
  open({ orders: undefined })
  expect(screen.getByRole('status').textContent).toBe('正在加载订单')
})

testConformance(exported, {
  OrderTable: { props: { ...hrefs, orders: [orderForStory(1)] } },
  PurchaseHead: { props: { purchase: purchaseForStory(), shown: 1, allHref: '/all' } },
})
