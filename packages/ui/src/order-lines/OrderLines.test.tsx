import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lineForStory, manyLines } from '../cart-table/fixtures'
import { amountsForStory } from '../order-amounts/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { OrderLines } from './OrderLines'
import { type OrderedLine, orderLineOfCart, orderLinesOfCart, orderLinesOfOrder } from './orderLinesOf'
import type { OrderLinesPartData } from './orderLineTypes'

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
    '订单 1 · 成都中心仓 1 种，数量 20',
    '订单 2 · 武汉仓 1 种，数量 20',
    '订单 3 · 成都中心仓 1 种，数量 20',
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

test('[RT-13] orders with many lines fold to one line each, and an open one shows fifty lines at a time', async () => {
  const user = userEvent.setup()
  const lines = manyLines(120).map(orderLineOfCart)
  const gift = {
    ...lines[0]!,
    id: -1,
    is_gift: 1,
    name: '板蓝根颗粒',
    ypgg: '10g×20袋',
    bzdw: '包',
    number: 4,
  }
  const first = part({ lines: [...lines, gift], total: '5120.00' })
  const second = part({ key: '2', lines: [{ ...lines[0]!, near_expiry: 1 }], total: '98.00' })
  const { container } = render(<OrderLines folds parts={[first, second]} />)
  expect(screen.queryByRole('table')).toBeNull()
  const titles = screen.getAllByRole('button', { expanded: false })
  expect(titles.map(title => title.textContent)).toEqual([
    '订单 1 · 成都中心仓 120 种，数量 5910，另赠 4 本单应付 ¥5,120.00',
    '订单 2 · 成都中心仓 1 种，数量 10 本单应付 ¥98.00',
  ])
  const gifts = within(screen.getByRole('list', { name: '赠品' }))
  expect(gifts.getByRole('listitem').textContent).toContain('板蓝根颗粒 10g×20袋 ×4 包')
  expect(screen.getByText('1 种近效期商品')).toBeTruthy()
  await expectAccessible(container)

  await user.click(titles[0]!)
  const table = screen.getByRole('table')
  const count = () => within(table).getAllByRole('row').length - 1
  expect(count()).toBe(50)
  await user.click(screen.getByRole('button', { name: '再显示 50 种' }))
  expect(count()).toBe(100)
  await user.click(screen.getByRole('button', { name: '再显示 20 种' }))
  expect(count()).toBe(121)
  expect(screen.queryByRole('button', { name: /再显示|收起/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^订单 1/, expanded: true }))
  expect(screen.queryByRole('table')).toBeNull()
})

test('[RT-13] of an order that comes with its first lines, the counts are of all and the others are requested', async () => {
  const user = userEvent.setup()
  const onMore = vi.fn()
  const all = manyLines(75).map(orderLineOfCart)
  const gift = { ...all[70]!, id: -70, is_gift: 1, name: '板蓝根颗粒', number: 4 }
  const first = part({
    lines: all.slice(0, 20),
    ...{ line_count: 75, goods_number: 3690, gift_number: 4, near_expiry_count: 2, gifts: [gift] },
  })
  const { rerender, container } = render(<OrderLines folds parts={[first]} onMore={onMore} />)
  const title = screen.getByRole('button', { name: /75 种，数量 3690，另赠 4/, expanded: false })
  expect(screen.getByText('2 种近效期商品')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: '赠品' })).getByText(/板蓝根颗粒/)).toBeTruthy()

  await user.click(title)
  const table = screen.getByRole('table')
  const count = () => within(table).getAllByRole('row').length - 1
  expect(count()).toBe(20)
  expect(table.getAttribute('aria-rowcount')).toBe('76')
  await user.click(screen.getByRole('button', { name: '再显示 50 种' }))
  expect(onMore.mock.calls).toEqual([['1']])

  rerender(<OrderLines folds parts={[{ ...first, loading: true }]} onMore={onMore} />)
  await user.click(screen.getByRole('button', { name: '正在加载…' }))
  expect(onMore).toHaveBeenCalledTimes(1)

  rerender(<OrderLines folds parts={[{ ...first, failure: '网络不稳定' }]} onMore={onMore} />)
  expect(screen.getByRole('alert').textContent).toBe('网络不稳定')
  await expectAccessible(container)
  await user.click(screen.getByRole('button', { name: '再显示 50 种' }))
  expect(onMore).toHaveBeenCalledTimes(2)

  rerender(<OrderLines folds parts={[{ ...first, lines: all.slice(0, 70) }]} onMore={onMore} />)
  expect(count()).toBe(70)
  expect(screen.getByRole('button', { name: '再显示 5 种' })).toBeTruthy()
  rerender(<OrderLines folds parts={[{ ...first, lines: all }]} onMore={onMore} />)
  expect(count()).toBe(75)
  expect(screen.queryByRole('button', { name: /再显示|收起/ })).toBeNull()
})

test('lines that cannot be requested are counted', () => {
  render(<OrderLines parts={[part({ lines: manyLines(3).map(orderLineOfCart), line_count: 5 })]} />)
  expect(screen.getByText('另有 2 种未列出')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('[RT-13] five lines or fewer begin open, also where orders fold', async () => {
  render(<OrderLines folds parts={[part({ total: '256.00' })]} />)
  expect(screen.getByRole('table')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^成都中心仓/, expanded: true }))
  expect(screen.queryByRole('table')).toBeNull()
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

test('packs of one batch from two lots are two entries', () => {
  const [line] = part().lines
  const consoleError = vi.spyOn(console, 'error')
  const batches = [6, 14].map(number => ({ ...batch, number }))
  render(<OrderLines parts={[part({ lines: [{ ...line!, batches }] })]} />)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '批号 2503017 ×6，效期 2027-02',
    '批号 2503017 ×14，效期 2027-02',
  ])
  expect(consoleError).not.toHaveBeenCalled()
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

test('[RT-27] a line says how many of it were refunded, a combination by product', () => {
  const lines = orderLinesOfOrder([
    ordered(11, { refunded_number: 5 }),
    ordered(12, { refunded_number: 0 }),
    ordered(13, { ...packages, name: '感冒灵颗粒', number: 6, refunded_number: 2 }),
    ordered(14, { ...packages, name: '止咳糖浆', bzdw: '瓶', number: 3 }),
  ])
  render(<OrderLines parts={[part({ lines })]} />)
  expect(rowTexts().map(([, , number]) => number)).toEqual(['×40 盒已退 5 盒', '×40 盒', '×3 套'])
  const products = within(screen.getByRole('list', { name: '组合内商品' })).getAllByRole('listitem')
  expect(products.map(product => product.textContent)).toEqual([
    '感冒灵颗粒 0.25g×24粒 ×2已退 2 盒',
    '止咳糖浆 0.25g×24粒 ×1',
  ])
})

test('[RT-27] a line tells packs that were not shipped from packs that came back', () => {
  const lines = orderLinesOfOrder([
    ordered(11, { refunded_number: 40, unshipped_number: 40 }),
    ordered(12, { refunded_number: 7, unshipped_number: 5 }),
    ordered(13, { ...packages, number: 6, refunded_number: 2, unshipped_number: 2 }),
  ])
  render(<OrderLines parts={[part({ lines })]} />)
  expect(rowTexts().map(([, , number]) => number)).toEqual([
    '×40 盒未发货，已退款 40 盒',
    '×40 盒未发货，已退款 5 盒已退 2 盒',
    '×3 套',
  ])
  expect(screen.getByRole('list', { name: '组合内商品' }).textContent).toContain('×2未发货，已退款 2 盒')
})

test('the tag of a gift is part of its name, linked or not', () => {
  const [line] = part().lines
  const gift = { ...line!, is_gift: 1 }
  const { container, rerender } = render(<OrderLines parts={[part({ lines: [gift] })]} />)
  expect(container.querySelector('[data-part="name"] [data-tag="赠"]')).toBeTruthy()
  rerender(<OrderLines parts={[part({ lines: [gift] })]} lineHref={() => '/list/info/1'} />)
  expect(screen.getByRole('link', { name: /^赠品\s?阿莫灵/ })).toBeTruthy()
})

const combination = {
  name: '感冒咳嗽组合',
  list: [
    { goods_id: 7, name: '感冒灵颗粒', ypgg: '10g×9袋', number: 2 },
    { goods_id: 8, name: '止咳糖浆', ypgg: '120ml', number: 1 },
  ],
}

/** A product of an order. */
function ordered(id: number, change: Partial<OrderedLine> = {}): OrderedLine {
  return {
    id,
    name: '阿莫西林胶囊',
    ypgg: '0.25g×24粒',
    sccj: '香港澳美制药厂',
    bzdw: '盒',
    image: '',
    number: 40,
    price: '12.80',
    raw_price: '12.80',
    amount: '512.00',
    manjian_share: '0.00',
    coupon_share: '0.00',
    combination_id: null,
    combination_name: '',
    combination_number: 0,
    combination_kinds: 0,
    is_gift: 0,
    batches: [],
    ...change,
  }
}

const packages = {
  combination_id: 9,
  combination_name: '感冒咳嗽组合',
  combination_number: 3,
  combination_kinds: 2,
}
const batch = { batch_no: '2503017', expiry_date: '2027-02-28', number: 6, report_url: '' }

/** The rows of a table, as they are read. */
const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    )

test('[VA-09] checked and placed, an order has the same rows and count: a combination is one, a gift has its tag', () => {
  const cart = [
    lineForStory(1, { number: 40 }),
    lineForStory(
      2,
      { number: 3, price: '30.00', raw_price: '34.00', type: 3, combination },
      {
        name: '感冒咳嗽组合',
        ypgg: '2 种商品',
        sccj: '',
        bzdw: '套',
        goods_image: [],
      },
    ),
  ]
  const gift = { name: '维生素B片', ypgg: '100片', sccj: '华中药业', bzdw: '瓶', image: '', number: 4 }
  const lines = orderLinesOfCart(cart, [{ ...gift, line_id: 1 }])
  expect(new Set(lines.map(({ id }) => id)).size).toBe(3)
  const checked = part({ lines })
  const { unmount } = render(<OrderLines parts={[checked]} />)
  expect(screen.getByRole('heading').textContent).toBe('成都中心仓 2 种，数量 49，另赠 4')
  const before = rowTexts()
  expect(before[1]?.[0]).toContain('赠品')
  expect(before[2]).toEqual([
    '感冒咳嗽组合2 种商品感冒灵颗粒 10g×9袋 ×2止咳糖浆 120ml ×1',
    '¥30.00原价¥34.00',
    '×3 套',
    '¥90.00',
  ])
  unmount()

  const free = { price: '0.00', raw_price: '0.00', amount: '0.00' }
  const goods = cart[0]!.goods
  const { name, ypgg, sccj } = goods
  const placed = orderLinesOfOrder([
    ordered(11, { name, ypgg, sccj }),
    ordered(12, { ...gift, ...free, is_gift: 1 }),
    ordered(13, {
      ...packages,
      name: '感冒灵颗粒',
      ypgg: '10g×9袋',
      number: 6,
      price: '10.00',
      raw_price: '12.00',
      amount: '60.00',
    }),
    ordered(14, {
      ...packages,
      name: '止咳糖浆',
      ypgg: '120ml',
      number: 3,
      price: '10.00',
      raw_price: '9.00',
      amount: '30.00',
    }),
  ])
  render(<OrderLines parts={[part({ lines: placed })]} />)
  expect(screen.getByRole('heading').textContent).toBe('成都中心仓 2 种，数量 49，另赠 4')
  expect(rowTexts()).toEqual(before)
})

test('[VA-09] a combination has the shares of its products, and each product its batches', () => {
  const placed = orderLinesOfOrder([
    ordered(13, { ...packages, name: '感冒灵颗粒', number: 6, manjian_share: '1.50', batches: [batch] }),
    ordered(14, { ...packages, name: '止咳糖浆', number: 3, coupon_share: '2.00' }),
  ])
  render(<OrderLines parts={[part({ lines: placed })]} />)
  expect(screen.getByText(/优惠后 ¥1,?020.50/)).toBeTruthy()
  const products = [...screen.getByRole('list', { name: '组合内商品' }).children]
  expect(products.map(product => product.textContent)).toEqual([
    '感冒灵颗粒 0.25g×24粒 ×2批号 2503017 ×6，效期 2027-02',
    '止咳糖浆 0.25g×24粒 ×1',
  ])
})

test('[VA-09] a combination has its number of products, also where a list leaves some out', () => {
  const [line] = orderLinesOfOrder([ordered(13, { ...packages, combination_kinds: 3 })])
  expect(line?.ypgg).toBe('3 种商品')
})

test('a combination that was ordered without its name has that of its first product', () => {
  const [line] = orderLinesOfOrder([ordered(13, { ...packages, combination_name: '' })])
  expect(line?.name).toBe('阿莫西林胶囊')
})

test('a batch without an inspection report says so, and leads to where it is requested', () => {
  const placed = [{ ...ordered(2), batches: [batch, { ...batch, batch_no: 'B2', report_url: '/r/2.pdf' }] }]
  const { rerender } = render(
    <OrderLines parts={[part({ lines: placed })]} requestReportHref="/order/afterSalesInfo/1" />,
  )
  const batches = within(screen.getByRole('list', { name: '批号' })).getAllByRole('listitem')
  expect(batches.map(each => each.textContent)).toEqual([
    '批号 2503017 ×6，效期 2027-02，检验报告暂无，需要时可申请2503017',
    '批号 B2 ×6，效期 2027-02 检验报告B2',
  ])
  const links = batches.map(each => within(each).getByRole('link').getAttribute('href'))
  expect(links).toEqual(['/order/afterSalesInfo/1', '/r/2.pdf'])
  rerender(<OrderLines parts={[part({ lines: placed })]} />)
  expect(screen.queryByText(/检验报告暂无/)).toBeNull()
})

test('near-expiry stock keeps its mark and month, checked and placed', () => {
  const checked = orderLineOfCart(lineForStory(1, {}, { near_expiry: 1, expiry_date: '2027-04-30' }))
  const { rerender } = render(<OrderLines parts={[part({ lines: [checked] })]} />)
  expect(screen.getByText('近效期 2027-04')).toBeTruthy()
  const batches = [{ ...batch, expiry_date: '2027-06-30' }, batch]
  const placed = orderLinesOfOrder([ordered(2, { near_expiry: 1, batches })])
  rerender(<OrderLines parts={[part({ lines: placed })]} />)
  expect(screen.getByText('近效期 2027-02')).toBeTruthy()
  rerender(<OrderLines parts={[part()]} />)
  expect(screen.queryByText(/近效期/)).toBeNull()
})

test('a gift is shown with its line, before the buyer asks for more', () => {
  const lines = manyLines(21).map(orderLineOfCart)
  const gift = { ...lines[0]!, id: -1, is_gift: 1 }
  render(<OrderLines parts={[part({ lines: [...lines.slice(0, 20), gift, lines[20]!] })]} />)
  expect(screen.getAllByRole('row')).toHaveLength(22)
  expect(screen.getByRole('button', { name: '展开其余 1 种' })).toBeTruthy()
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
  parts: combination.list,
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
