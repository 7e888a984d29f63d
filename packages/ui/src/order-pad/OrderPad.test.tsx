import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import {
  listSourceForStory,
  PadForStory,
  type PadForStoryProps,
  padItemForStory,
  padItemsForStory,
} from './fixtures'
import * as exported from './index'
import { OrderPadEmpty } from './OrderPadEmpty'
import { OrderPadNote } from './OrderPadNote'
import type { OrderPadSource } from './OrderPadSource'

function show(props: PadForStoryProps = {}) {
  const onLines = vi.fn<NonNullable<PadForStoryProps['onLines']>>()
  const view = render(<PadForStory items={padItemsForStory} onLines={onLines} {...props} />)
  const sent = () => onLines.mock.calls.map(([lines]) => lines.map(({ goods, number }) => [goods.id, number]))
  return { ...view, sent, user: userEvent.setup() }
}

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')!
const IBUPROFEN = '芬必得 布洛芬缓释胶囊'

test('[RT-03] a row has the last purchase, the price now beside it, and its number', async () => {
  const { container } = show()
  const cells = within(rowOf(IBUPROFEN)).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    `${IBUPROFEN}0.3g×20粒/盒 · 中美天津史克制药有限公司`,
    '上次 100 盒 ¥15.90约每 30 天，已 7 天',
    '¥16.50/盒▲',
    '',
    '',
    '加购',
  ])
  expect(fields().map(({ value }) => value)).toEqual(['40', '', '40', '20'])
  expect(within(rowOf(IBUPROFEN)).getByRole('img', { name: '比上次贵 ¥0.60' })).toBeTruthy()
  await expectAccessible(container)
})

test('[RT-03] Enter goes to the next number and back with Shift, without adding anything', async () => {
  const { user, sent } = show()
  await user.click(fields()[0]!)
  await user.keyboard('50{Enter}')
  expect(document.activeElement).toBe(fields()[1])
  await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}')
  expect(document.activeElement).toBe(fields()[1])
  expect(sent()).toEqual([])
})

test('[RT-03] a number that cannot be ordered is changed and says why, before Enter goes on', async () => {
  const { user } = show()
  await user.click(fields()[0]!)
  await user.keyboard('33{Enter}')
  expect(document.activeElement).toBe(fields()[0])
  expect(fields()[0]!.value).toBe('30')
  expect(rowOf('阿莫灵 阿莫西林胶囊').textContent).toContain('已为您改为 30 盒')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(fields()[1])
})

test('[RT-03] Ctrl+Enter adds every row with a number by one call, and each row says what became of it', async () => {
  const outcomes = ['added', 'adjusted', 'refused'] as const
  const { user, sent } = show({ answer: (_line, entry) => outcomes[entry]! })
  await user.click(fields()[1]!)
  await user.keyboard('20{Control>}{Enter}{/Control}')
  expect(await screen.findByText('已加入 2 种，其中 1 种改了数量，2 种没有加入，原因见各行')).toBeTruthy()
  expect(sent()).toEqual([
    [
      [1001, 40],
      [1002, 20],
      [1003, 40],
    ],
  ])
  const last = (row: Element) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .at(-1)?.textContent
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(row => [row.dataset.outcome, last(row)]),
  ).toEqual([
    ['added', '已加入，购物车现有 40 盒'],
    ['adjusted', '已改数量，购物车现有 10 盒；库存只剩 10 盒，已为您改为 10 盒'],
    ['refused', '没有加入；须按 10 盒的倍数购买，已为您改为 40 盒；超出经营范围'],
    ['refused', '没有加入；暂时缺货'],
  ])
  // What was added is not added again; what was refused keeps its number.
  expect(fields().map(({ value }) => value)).toEqual(['', '', '40', '20'])
  expect(screen.getByRole('link', { name: '去购物车' }).getAttribute('href')).toBe('#cart')
})

test('[RT-03] the button of a row adds it alone, without a number the usual one', async () => {
  const { user, sent } = show()
  await user.click(screen.getByRole('button', { name: `加购 ${IBUPROFEN} 100 盒` }))
  expect(sent()).toEqual([[[1002, 100]]])
})

test('[RT-03] the foot says how many rows would be added and what they cost; without one the button waits', async () => {
  const { user } = show({ items: [padItemForStory({ start: 0 }, { price: '12.50' })] })
  expect(screen.getByRole('button', { name: '全部加入' })).toHaveProperty('disabled', true)
  await user.type(fields()[0]!, '20')
  expect(screen.getByText('1 种').textContent).toBe('1 种¥250.00')
})

test('[RT-03] a text that is no number stays, is not sent, and says so', async () => {
  const { user, sent } = show({ items: [padItemForStory({ start: '十盒' })] })
  expect(fields()[0]!.getAttribute('aria-invalid')).toBe('true')
  await user.click(fields()[0]!)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getByText('1 种没有加入，原因见各行')).toBeTruthy()
  expect(sent()).toEqual([])
})

/** Gives the rows a height and their box the height of the rows that are shown; `top` scrolls it. */
function layOut(container: HTMLElement, shown: number) {
  const frame = container.querySelector<HTMLElement>('[data-part="frame"]')!
  const boxOf = (top: number, height: number) => () => DOMRect.fromRect({ y: top, height })
  frame.getBoundingClientRect = boxOf(0, shown * 45)
  return (top: number) => {
    for (const [at, row] of container.querySelectorAll('tbody > tr').entries())
      row.getBoundingClientRect = boxOf(at * 45 - top, 45)
    fireEvent.scroll(frame)
  }
}

test('[RT-03] rows that are seen after scrolling are counted below the list, until the last one is reached', () => {
  const items = Array.from({ length: 12 }, (_, at) => padItemForStory({}, { id: 2000 + at }))
  const { container } = show({ items, visibleRows: 4 })
  const scrollTo = layOut(container, 4)
  scrollTo(0)
  expect(screen.getByText('下面还有 8 种')).toBeTruthy()
  scrollTo(45 * 3)
  expect(screen.getByText('下面还有 5 种')).toBeTruthy()
  scrollTo(45 * 8)
  expect(screen.queryByText(/^下面还有/)).toBeNull()
})

test('while the rows load they have their place, and without rows there is what the page gives it', () => {
  const { rerender } = show({ items: undefined })
  expect(screen.getByRole('status').textContent).toBe('正在加载商品')
  rerender(<PadForStory items={[]} empty={<p>没有降价</p>} />)
  expect(screen.getByText('没有降价')).toBeTruthy()
})

const last = (left_out: readonly string[]) => ({ last: { order: { id: 1 }, left_out } })
const fullList = { list: { lines: [{ goods_id: 1001 }], products: [{ goods: { id: 1001 } }] } }

test.each<[OrderPadSource, string]>([
  [last(['板蓝根颗粒', '藿香正气水']), '这一单还有 板蓝根颗粒、藿香正气水，现在不再经营。'],
  [last([]), ''],
  [listSourceForStory, '清单里还有 2 行没有可购买的商品，到快捷采购处理'],
  [fullList, ''],
  [{}, ''],
])('[RT-03] of %o the note says: %s', (source, text) => {
  const { container } = render(<OrderPadNote source={source} listHref="/quick" />)
  expect(container.textContent).toBe(text)
})

test.each<[OrderPadSource, string]>([
  [{ cheaper: { compared: 0 } }, '还没有可比价的常购商品同一商品买过三次后，按您上次的成交价比较。'],
  [{ cheaper: { compared: 7 } }, '常购商品没有降价已比较 7 种常购商品的现价和您上次的成交价。'],
  [{ last: { order: null, left_out: [] } }, '还没有已付款的订单'],
  [last(['板蓝根颗粒']), '没有可以再买的商品这一单还有 板蓝根颗粒，现在不再经营。'],
  [listSourceForStory, '没有可以再买的商品清单里还有 2 行没有可购买的商品，到快捷采购处理'],
  [{}, '没有可以再买的商品'],
])('[RT-03] without rows of %o it says: %s', async (source, text) => {
  const { container } = render(<OrderPadEmpty source={source} listHref="/quick" />)
  expect(container.textContent).toBe(text)
  await expectAccessible(container)
})

test('[RT-03] lines without a product lead to where they get one', () => {
  render(<PadForStory items={[]} empty={<OrderPadEmpty source={listSourceForStory} listHref="/quick" />} />)
  expect(screen.getByRole('link', { name: '到快捷采购处理' }).getAttribute('href')).toBe('/quick')
})

const pad = {
  rows: [],
  total: { rows: 0, amount: 0 },
  type: () => {},
  accept: () => true,
  addRow: () => {},
  addAll: () => {},
  busy: false,
  result: null,
}
const rows = padItemsForStory.map(item => ({
  item,
  text: '40',
  packs: 40,
  messages: [],
  outcome: null,
  in_cart: null,
}))

testConformance(exported, {
  OrderPadEmpty: { props: { source: listSourceForStory, listHref: '/quick' } },
  OrderPadNote: { props: { source: listSourceForStory, listHref: '/quick' } },
  OrderPad: {
    props: { label: '上一单', pad: { ...pad, rows }, goodsHref: () => '/1', cartHref: '/cart' },
  },
})
