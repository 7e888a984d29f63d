import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { rowForStory, rowsForStory } from './fixtures'
import { GoodsTable, type GoodsTableProps } from './GoodsTable'
import type { GoodsTableGoods } from './GoodsTableGoods'
import * as exported from './index'

function show(props: Partial<GoodsTableProps<GoodsTableGoods>> = {}) {
  const onAdd = vi.fn()
  const view = render(
    <GoodsTable
      label="搜索结果"
      list={rowsForStory}
      goodsHref={goods => `/list/info/${goods.id}`}
      onAdd={onAdd}
      {...props}
    />,
  )
  return { ...view, onAdd, user: userEvent.setup() }
}

const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('tr')!)

test('a row says what is compared, in the order of its heads', () => {
  show()
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    '商品',
    '规格 / 批准文号',
    '厂家',
    '效期',
    '中包装',
    '库存',
    '价格',
    '阶梯价',
    '数量',
    '操作',
  ])
  expect(
    rowOf('芬必得 布洛芬缓释胶囊')
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual([
    '芬必得 布洛芬缓释胶囊',
    '0.3g×20粒/盒国药准字H10900089',
    '中美天津史克制药有限公司',
    '2028-03',
    '10 盒',
    '860',
    '¥16.50/盒',
    '',
    '−+',
    '加入购物车',
  ])
})

test('what is in the cart is a column of its own, where somebody knows it', () => {
  const [first] = rowsForStory
  const { rerender } = show({ inCart: ({ id }) => (id === first?.id ? 30 : 0), cartHref: '/cart' })
  expect(screen.getByRole('columnheader', { name: '购物车' })).toBeTruthy()
  const marks = screen.getAllByRole('link', { name: /^购物车 / })
  expect(marks.map(mark => [mark.textContent, mark.getAttribute('href')])).toEqual([['30', '/cart']])
  rerender(<GoodsTable label="搜索结果" list={rowsForStory} goodsHref={() => '/'} />)
  expect(screen.queryByRole('columnheader', { name: '购物车' })).toBeNull()
})

test('attributes of a zone are below the name of their product', () => {
  show({ attributesOf: ({ id }) => (id === rowsForStory[1]?.id ? [['包邮', '满 30 盒']] : []) })
  expect(rowOf('芬必得 布洛芬缓释胶囊').getByRole('definition').textContent).toBe('满 30 盒')
  expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['包邮'])
})

test('[RT-09] adding reports the product with the number chosen, by keyboard alone', async () => {
  const { onAdd, user } = show()
  const row = rowOf('芬必得 布洛芬缓释胶囊')
  row.getByRole('spinbutton').focus()
  await user.keyboard('{ArrowUp}{Tab}{Enter}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(rowsForStory[1], 20)
})

test('[RT-09] type a number, Enter, and the next row’s number is selected', async () => {
  const { onAdd, user } = show()
  const [first, second] = screen.getAllByRole<HTMLInputElement>('spinbutton', { name: /数量/ })
  await user.click(first!)
  await user.keyboard('50{Enter}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(rowsForStory[0], 50)
  expect(document.activeElement).toBe(second)
  expect([second!.selectionStart, second!.selectionEnd]).toEqual([0, second!.value.length])
})

test('[RT-09] Enter that changes the number adds nothing: the message is read first', async () => {
  const { onAdd, user } = show()
  const [first, second] = screen.getAllByRole('spinbutton')
  await user.click(first!)
  await user.keyboard('47{Enter}')
  expect(onAdd).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(first)
  await user.keyboard('{Enter}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(rowsForStory[0], 50)
  expect(document.activeElement).toBe(second)
})

test('[VA-07 2] the ladder follows the number that is chosen', async () => {
  const { user } = show()
  const row = rowOf('阿莫灵 阿莫西林胶囊')
  expect(row.getByText('还差 40 盒，可享 ¥12.30/盒')).toBeTruthy()
  await user.type(row.getByRole('spinbutton'), '{ArrowUp}')
  expect(row.getByText('还差 30 盒，可享 ¥12.30/盒')).toBeTruthy()
})

test('[RO-01] where a price may not be seen the row says why, and the button why it waits', () => {
  show({ actionHref: action => `/${action}` })
  const row = rowOf('复方甘草片')
  expect(row.queryByText(/¥/)).toBeNull()
  expect(row.getByRole('link', { name: '申请权限' })).toBeTruthy()
  expect(row.getByRole('button', { name: '控销商品' })).toHaveProperty('disabled', true)
  expect(rowOf('云南白药气雾剂').getByRole('button', { name: '暂时缺货' })).toHaveProperty('disabled', true)
})

test('[RO-01] the action of a row is for its product', () => {
  show({ actionHref: (action, { id }) => `/${action}/${id}` })
  const { id } = rowsForStory.find(({ buy_state }) => buy_state === 'controlled')!
  const link = rowOf('复方甘草片').getByRole('link', { name: '申请权限' })
  expect(link.getAttribute('href')).toBe(`/contact_manager/${id}`)
})

test('an add on its way is not sent twice', async () => {
  const { onAdd, user } = show({ list: [rowForStory()], isBusy: () => true })
  await user.click(screen.getByRole('button', { name: '加入购物车' }))
  expect(onAdd).not.toHaveBeenCalled()
})

test('loading, empty and refreshing are different', () => {
  const { rerender } = show({ list: undefined })
  expect(screen.getByRole('status').textContent).toBe('正在加载商品')
  rerender(<GoodsTable label="搜索结果" list={[]} goodsHref={() => '/'} empty={<p>没有找到</p>} />)
  expect(screen.getByText('没有找到')).toBeTruthy()
  rerender(<GoodsTable label="搜索结果" list={rowsForStory} goodsHref={() => '/'} refreshing />)
  expect(screen.getByRole('table', { name: '搜索结果' }).getAttribute('aria-busy')).toBe('true')
})

test('axe', async () => {
  show()
  await expectAccessible(document.body)
})

testConformance(exported, {
  GoodsTable: { props: { label: '搜索结果', list: rowsForStory, goodsHref: () => '/1' } },
})

test('a sold-out product offers what the page gives it, and the others their add button', () => {
  const [first, second] = rowsForStory
  const list = [{ ...first!, buy_state: 'no_stock' as const, number: 0 }, second!]
  show({ list, soldOut: ({ name }) => <button type="button">到货通知 {name}</button> })
  expect(rowOf(first!.name).getByRole('button', { name: `到货通知 ${first!.name}` })).toBeTruthy()
  expect(rowOf(first!.name).queryByRole('button', { name: '暂时缺货' })).toBeNull()
  expect(rowOf(second!.name).queryByRole('button', { name: /到货通知/ })).toBeNull()
})
