import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { restockForStory, restocksForStory } from './fixtures'
import * as exported from './index'
import { RestockTable, type RestockTableProps } from './RestockTable'
import type { RestockTableGoods } from './RestockTableGoods'

function show(props: Partial<RestockTableProps<RestockTableGoods>> = {}) {
  const onAdd = vi.fn()
  const view = render(
    <RestockTable
      label="今日补货"
      list={restocksForStory}
      goodsHref={({ id }) => `/list/info/${id}`}
      onAdd={onAdd}
      {...props}
    />,
  )
  return { ...view, onAdd, user: userEvent.setup() }
}

const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('tr')!)
const textsOf = (name: string) =>
  rowOf(name)
    .getAllByRole('cell')
    .map(cell => cell.textContent)

test('a row says what the interval is, the last purchase, and the price now', async () => {
  const { container } = show()
  expect(textsOf('芬必得 布洛芬缓释胶囊')).toEqual([
    '芬必得 布洛芬缓释胶囊0.3g×20粒/盒 · 中美天津史克制药有限公司',
    '约 3 天后补货约每 30 天，已 27 天',
    '2028-03',
    '860',
    '100 · ¥15.90',
    '¥16.50/盒▲',
    '',
    '−+',
    '加入购物车',
  ])
  await expectAccessible(container)
})

test('each state of the restock has its words, and too few purchases have none', () => {
  show()
  const states = screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[1]?.textContent)
  expect(states).toEqual([
    '该补货了约每 20 天，已 22 天',
    '约 3 天后补货约每 30 天，已 27 天',
    '约每 14 天，已 5 天',
    '今天买过',
    '较久没买约每 15 天，已 61 天',
  ])
})

test('the price is compared with the last one in words, but not with that of near-expiry stock', () => {
  show()
  expect(rowOf('芬必得 布洛芬缓释胶囊').getByRole('img', { name: '比上次贵 ¥0.60' })).toBeTruthy()
  expect(rowOf('连花清瘟胶囊').queryByRole('img')).toBeNull()
  expect(rowOf('云南白药气雾剂').queryByRole('img')).toBeNull()
  expect(textsOf('云南白药气雾剂')[4]).toBe('40 · ¥21.00 近效期')
})

test('the number begins with the usual one by the rule of the pack; Enter adds it and goes to the next row', async () => {
  const { onAdd, user } = show({
    list: [restockForStory({ usual_number: 43 }), ...restocksForStory.slice(1)],
  })
  const [first, second] = screen.getAllByRole('spinbutton')
  expect(first).toHaveProperty('value', '40')
  await user.click(first!)
  await user.keyboard('{Enter}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1001 }), 40)
  expect(document.activeElement).toBe(second)
  await user.keyboard('20{Enter}')
  expect(onAdd).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1002 }), 20)
})

test('what is in the cart already is a link there', () => {
  show({ inCart: ({ id }) => (id === 1002 ? 30 : 0), cartHref: '/cart' })
  expect(rowOf('芬必得 布洛芬缓释胶囊').getByRole('link', { name: '购物车 30' }).getAttribute('href')).toBe(
    '/cart',
  )
})

test('without a right to see the price there is no last one either', () => {
  const { last_price: _price, ...item } = restockForStory({}, { price: undefined, buy_state: 'verifying' })
  show({ list: [item], actionHref: action => `#${action}` })
  expect(textsOf(item.goods.name)[4]).toBe('40')
  expect(screen.queryByRole('img')).toBeNull()
})

test('while it loads the rows have their place, and without products there is what the page gives it', () => {
  const { rerender } = show({ list: undefined })
  expect(screen.getByRole('status').textContent).toBe('正在加载常购商品')
  rerender(<RestockTable label="今日补货" list={[]} goodsHref={() => '#'} empty={<p>还没有</p>} />)
  expect(screen.getByText('还没有')).toBeTruthy()
})

testConformance(exported, {
  RestockTable: { props: { label: '今日补货', list: restocksForStory, goodsHref: () => '/1' } },
})
