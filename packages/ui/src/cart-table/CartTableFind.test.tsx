import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type CartStore, createCartStore } from '@yaoji/hooks'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CartTable } from './CartTable'
import type { CartTableLine } from './cartTableTypes'
import { lineForStory, manyLines, totalForStory, warehouses } from './fixtures'

type Total = ReturnType<typeof totalForStory>
const never = () => new Promise<never>(() => {})

const LINES = [
  lineForStory(1, { name_pinyin: 'a mo ling a mo xi lin jiao nang' }),
  lineForStory(
    2,
    { name_pinyin: 'lian hua qing wen jiao nang' },
    { name: '连花清瘟胶囊', sccj: '石家庄以岭药业股份有限公司', approval_no: '国药准字Z20040063' },
  ),
  lineForStory(3, { is_selected: 0 }, { name: '布洛芬片', common_name: '布洛芬', ck_id: 2 }),
]

function show(lines: CartTableLine[] = LINES) {
  const cart: CartStore<CartTableLine, Total> = createCartStore<CartTableLine, Total>({
    sendNumber: never,
    sendSelected: never,
    sendDelete: never,
  })
  cart.load({ list: lines, warehouses, total: totalForStory(lines) })
  const onSelect = vi.fn()
  const onDelete = vi.fn()
  const view = render(
    <CartTable cart={cart} homeHref="/" goodsHref={() => '/'} {...{ onSelect, onDelete }} />,
  )
  return { ...view, cart, onSelect, onDelete, user: userEvent.setup() }
}

const field = () => screen.getByRole('textbox', { name: '在购物车中查找' })
const names = () => screen.queryAllByRole('link').map(link => link.textContent)
const count = () => document.querySelector('[data-part=find-count]')?.textContent

test.each([
  ['连花', '连花清瘟胶囊'],
  ['以岭', '连花清瘟胶囊'],
  ['z20040063', '连花清瘟胶囊'],
  ['lhqw', '连花清瘟胶囊'],
  ['lianhua', '连花清瘟胶囊'],
  ['布洛芬', '布洛芬片'],
])('“%s” finds a line while it is typed, and says how many of all', async (keywords, name) => {
  const { user } = show()
  await user.type(field(), keywords)
  await waitFor(() => expect(names()).toEqual([name]))
  await waitFor(() => expect(count()).toBe('1 / 3 全选和合计仍按全部商品'))
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('Esc shows all lines again, and the field keeps the focus', async () => {
  const { user } = show()
  await user.type(field(), '连花')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(names()).toHaveLength(3))
  await waitFor(() => expect(count()).toBe(''))
  expect(document.activeElement).toBe(field())
  await user.type(field(), '连花')
  await user.click(screen.getByRole('button', { name: '清除查找' }))
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(document.activeElement).toBe(field())
})

test('boxes and deletions concern all lines, as the bar says', async () => {
  const { user, onSelect, onDelete } = show()
  await user.type(field(), '连花')
  await user.click(screen.getByRole('checkbox', { name: '全选' }))
  expect(onSelect).toHaveBeenLastCalledWith([3], 1)
  await user.click(screen.getByRole('button', { name: '删除选中商品' }))
  expect(onDelete).toHaveBeenLastCalledWith([1, 2])
})

test('what is not in the cart is said, with the way back to all lines', async () => {
  const { user } = show()
  await user.type(field(), '板蓝根')
  await waitFor(() => expect(names()).toEqual([]))
  expect(screen.getByText('购物车里没有找到，请改写')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '查看全部商品' }))
  await waitFor(() => expect(names()).toHaveLength(3))
})

test('of 10,000 lines it finds one, and few nodes are in the document', async () => {
  const { user, container } = show(manyLines(10_000))
  await user.type(field(), '胶囊 9999')
  await waitFor(() => expect(names()).toEqual(['连花清瘟胶囊 9999']))
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3')
  expect(container.querySelectorAll('*').length).toBeLessThan(400)
})

test('an edit while lines are found changes its own line', async () => {
  const { user, cart } = show()
  await user.type(field(), '连花')
  cart.setNumber(2, 40)
  const box = within(screen.getByRole('table')).getByRole('spinbutton')
  await vi.waitFor(() => expect(box).toHaveProperty('value', '40'))
})

test('axe', async () => {
  const { user, container } = show()
  await user.type(field(), '连花')
  await expectAccessible(container)
})
