import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lineForStory, manyLines } from '../cart-table/fixtures'
import { amountsForStory } from '../order-amounts/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { OrderLines } from './OrderLines'
import { type OrderLinesPartData, orderLineOfCart } from './orderLineTypes'

function part(change: Partial<OrderLinesPartData> = {}): OrderLinesPartData {
  const lines = [orderLineOfCart(lineForStory(1, { raw_price: '13.50' }))]
  return {
    key: '1',
    warehouse: '成都中心仓',
    is_ephedrine: 0,
    lines,
    amounts: amountsForStory('256.00'),
    ...change,
  }
}

test('a line says what, at which price, how many and how much; nothing can be changed', () => {
  render(<OrderLines parts={[part()]} lineHref={line => `/list/info/${line.id}`} />)
  const order = within(screen.getByRole('region', { name: '成都中心仓' }))
  expect(order.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
    '阿莫灵 阿莫西林胶囊0.25g×24粒/盒 · 香港澳美制药厂',
    '¥12.80原价¥13.50',
    '×20 盒',
    '¥256.00',
  ])
  expect(order.getByText('本单应付').parentElement?.textContent).toBe('本单应付¥256.00')
  expect(screen.queryByRole('spinbutton')).toBeNull()
})

test('[SV-04] under its lines an order says what leads from them to what it costs', () => {
  const amounts = amountsForStory('256.00', {
    full_shipping_amount: '12.00',
    freight_coupon_amount: '8.00',
    shipping_amount: '4.00',
  })
  render(<OrderLines parts={[part({ amounts })]} />)
  const rows = screen.getAllByRole('term').map(term => term.parentElement?.textContent)
  expect(rows).toEqual(['商品金额¥256.00', '运费¥12.00', '运费券−¥8.00', '本单应付¥260.00'])
})

test('[ST-01] where the checkout splits, each order says why', () => {
  render(
    <OrderLines
      parts={[part(), part({ key: '2', warehouse: '武汉仓' }), part({ key: '1-e', is_ephedrine: 1 })]}
    />,
  )
  expect(screen.getAllByRole('heading').map(heading => heading.textContent)).toEqual([
    '订单 1 · 成都中心仓 1 种',
    '订单 2 · 武汉仓 1 种',
    '订单 3 · 成都中心仓 1 种',
  ])
  expect(screen.getByText('由武汉仓发货，单独成单')).toBeTruthy()
  expect(screen.getByText(/含麻黄碱类药品，须单独成单/)).toBeTruthy()
})

test('one order needs no reason', () => {
  render(<OrderLines parts={[part()]} />)
  expect(screen.queryByText(/单独成单/)).toBeNull()
})

test('a long order shows twenty lines and the others when asked', async () => {
  const user = userEvent.setup()
  render(<OrderLines parts={[part({ lines: manyLines(50).map(orderLineOfCart) })]} />)
  const table = screen.getByRole('table')
  expect(table.getAttribute('aria-rowcount')).toBe('51')
  expect(within(table).getAllByRole('row')).toHaveLength(21)
  await user.click(screen.getByRole('button', { name: '展开其余 30 种', expanded: false }))
  expect(within(table).getAllByRole('row')).toHaveLength(51)
  await user.click(screen.getByRole('button', { name: '收起', expanded: true }))
  expect(within(table).getAllByRole('row')).toHaveLength(21)
})

test('batches come with their report where there is one', () => {
  const [line] = part().lines
  const batches = [
    { batch_no: '2503017', expiry_date: '2027-02-28', number: 6, report_url: '/r/1.pdf' },
    { batch_no: '2509024', expiry_date: '2027-09-11', number: 14, report_url: '' },
  ]
  render(<OrderLines parts={[part({ lines: [{ ...line!, batches }] })]} />)
  const list = within(screen.getByRole('list', { name: '批号' }))
  expect(list.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '批号 2503017 ×6，效期 2027-02 检验报告2503017',
    '批号 2509024 ×14，效期 2027-09',
  ])
  expect(list.getByRole('link').getAttribute('href')).toBe('/r/1.pdf')
})

test('[SV-04] a line says what full reductions and coupons leave of its amount, and which line is a gift', () => {
  const [line] = part().lines
  const reduced = { ...line!, manjian_share: '20.00', coupon_share: '0.50' }
  const gift = { ...line!, id: 2, is_gift: 1, amount: '0.00', manjian_share: '0.00', coupon_share: '0.00' }
  render(<OrderLines parts={[part({ lines: [reduced, gift] })]} />)
  const [first, second] = screen.getAllByRole('row').slice(1)
  expect(within(first!).getByText('优惠后 ¥235.50')).toBeTruthy()
  expect(within(first!).queryByText('赠品')).toBeNull()
  expect(within(second!).getByText('赠品')).toBeTruthy()
  expect(within(second!).queryByText(/优惠后/)).toBeNull()
})

test('[VA-09] a combination of the cart has its own name', () => {
  const combination = { name: '感冒咳嗽组合', list: [] }
  expect(orderLineOfCart(lineForStory(1, { type: 3, combination })).name).toBe('感冒咳嗽组合')
})

test('axe', async () => {
  const { container } = render(<OrderLines parts={[part(), part({ key: '2', is_ephedrine: 1 })]} />)
  await expectAccessible(container)
})

const line = {
  ...orderLineOfCart(lineForStory(99, { raw_price: '13.50' })),
  batches: [{ batch_no: '2503017', expiry_date: '2027-02-28', number: 6, report_url: '/r/1.pdf' }],
  is_gift: 1,
  manjian_share: '1.00',
}

testConformance(exported, {
  OrderLines: {
    props: {
      parts: [
        part({ lines: [line, ...manyLines(30).map(orderLineOfCart)] }),
        part({ key: '2', is_ephedrine: 1 }),
      ],
    },
  },
})
