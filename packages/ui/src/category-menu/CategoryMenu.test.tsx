import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { CategoryMenu } from './CategoryMenu'
import { categoryForStory, flatCategoryForStory } from './fixtures'
import * as exported from './index'

const hrefOf = ({ id, name }: { id: number; name: string }) => `/list/other/${id}/${name}`

function show(props: Partial<Parameters<typeof CategoryMenu>[0]> = {}) {
  render(<CategoryMenu category={categoryForStory} hrefOf={hrefOf} {...props} />)
  return {
    user: userEvent.setup(),
    menu: within(screen.getByRole('navigation')),
    toggle: () => screen.getByRole('button', { name: '全部商品分类' }),
  }
}

test('[CH-09 1] [CN-02 3] a column shows the first seven top categories', () => {
  const { menu } = show({ variant: 'column' })
  const names = categoryForStory.map(({ name }) => name)
  expect(menu.getAllByRole('link')).toHaveLength(7)
  for (const name of names.slice(0, 7)) expect(menu.getByRole('link', { name })).toBeTruthy()
  expect(menu.queryByRole('button', { name: '全部商品分类' })).toBeNull()
})

test('[CH-09 2] a category shows what is inside it', () => {
  const { menu } = show({ variant: 'column' })
  const [first] = categoryForStory
  const link = menu.getByRole('link', { name: first?.name ?? '' })
  const names = first?.children.map(({ name }) => name) ?? []
  expect(names.length).toBeGreaterThan(1)
  expect(link.textContent).toBe(`${first?.name}${names.join(' ')}`)
})

test('[CH-09] a dropdown opens and closes by keyboard', async () => {
  const { menu, toggle, user } = show()
  expect(menu.queryByRole('link')).toBeNull()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(menu.getAllByRole('link')).toHaveLength(7)
  await user.keyboard('{Escape}')
  expect(menu.queryByRole('link')).toBeNull()
  expect(document.activeElement).toBe(toggle())
})

test('[CH-09 2] a category opens by its handle and shows links to what is inside', async () => {
  const { menu, user } = show({ variant: 'column' })
  await user.click(menu.getByRole('button', { name: '展开感冒与呼吸' }))
  const inside = within(menu.getByRole('list', { name: '感冒与呼吸' }))
  expect(inside.getByRole('link', { name: '感冒用药' })).toBeTruthy()
  expect(inside.getByRole('link', { name: '连花清瘟' }).getAttribute('href')).toMatch(/连花清瘟$/)
  expect(menu.queryByRole('link', { name: '阿莫西林' })).toBeNull()
})

test('[CH-09] a flyout of categories without subcategories is flat, for columns', async () => {
  const plain = (name: string, id: number) => ({ id, name, children: [] })
  const herbs = { ...plain('参茸贵细', 1), logo: '', children: [plain('感冒清热', 2), plain('止咳化痰', 3)] }
  const { menu, user } = show({ variant: 'column', category: [herbs, ...categoryForStory] })
  await user.click(menu.getByRole('button', { name: '展开参茸贵细' }))
  expect(menu.getByRole('list', { name: '参茸贵细' }).dataset.flat).toBe('')
  await user.click(menu.getByRole('button', { name: '展开感冒与呼吸' }))
  expect(menu.getByRole('list', { name: '感冒与呼吸' }).dataset.flat).toBeUndefined()
})

test('[CH-09] Tab goes from the handle into the flyout, Esc back to the handle', async () => {
  const { menu, user } = show({ variant: 'column' })
  const handle = menu.getByRole('button', { name: '展开抗感染用药' })
  handle.focus()
  await user.keyboard('{Enter}{Tab}')
  expect(document.activeElement).toBe(menu.getByRole('link', { name: '抗生素' }))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(handle)
  expect(handle.getAttribute('aria-expanded')).toBe('false')
})

test('[CH-09] the handle comes right after its category', async () => {
  const { menu, user } = show({ variant: 'column' })
  await user.tab()
  expect(document.activeElement).toBe(menu.getByRole('link', { name: '抗感染用药' }))
  await user.tab()
  expect(document.activeElement).toBe(menu.getByRole('button', { name: '展开抗感染用药' }))
})

test('Esc in a flyout of a dropdown closes the flyout, then the dropdown', async () => {
  const { menu, toggle, user } = show()
  await user.click(toggle())
  await user.click(menu.getByRole('button', { name: '展开抗感染用药' }))
  await user.keyboard('{Escape}')
  expect(menu.queryByRole('link', { name: '抗生素' })).toBeNull()
  expect(menu.getAllByRole('link')).toHaveLength(7)
  await user.keyboard('{Escape}')
  expect(menu.queryByRole('link')).toBeNull()
})

test('[CH-11] [RO-05] a zone has its own categories; one with nothing inside has no handle', async () => {
  const { menu, user } = show({ category: flatCategoryForStory, label: '中药饮片分类' })
  await user.click(menu.getByRole('button', { name: '中药饮片分类' }))
  expect(menu.getByRole('link', { name: '根茎类' })).toBeTruthy()
  expect(menu.getAllByRole('button')).toHaveLength(1)
})

test('while categories are loading the list is busy and its items are empty', () => {
  show({ variant: 'column', category: null })
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
})

test('a dropdown says to the styles that it is open', async () => {
  const { toggle, user } = show()
  const nav = screen.getByRole('navigation')
  expect(nav.dataset).toMatchObject({ variant: 'dropdown' })
  expect(nav.dataset.open).toBeUndefined()
  await user.click(toggle())
  expect(nav.dataset.open).toBe('')
})

test('a dropdown that waits for its categories is empty until it opens', async () => {
  const { menu, toggle, user } = show({ category: null })
  expect(menu.queryAllByRole('listitem', { hidden: true })).toEqual([])
  await user.click(toggle())
  expect(menu.getAllByRole('listitem')).toHaveLength(7)
})

test.each([
  ['loading', null, 'true'],
  ['empty', [], null],
  ['ready', categoryForStory, null],
] as const)('a list that is %s says so, and only then is busy', (state, category, busy) => {
  const { menu } = show({ variant: 'column', category })
  const [list] = menu.getAllByRole('list')
  expect(list?.dataset.state).toBe(state)
  expect(list?.getAttribute('aria-busy')).toBe(busy)
  expect(menu.queryByText(/可直接搜索商品/) === null).toBe(state !== 'empty')
})

test.each([
  [true, '全部商品分类'],
  [false, undefined],
])('with the column on the page (%s) the column has a heading', (columnOnPage, heading) => {
  const { menu } = show({ variant: 'column', columnOnPage })
  expect(screen.getByRole('navigation').dataset.columnOnPage).toBe(columnOnPage ? '' : undefined)
  expect(menu.queryByText('全部商品分类')?.textContent).toBe(heading)
})

test('without any category it says what to do', () => {
  show({ variant: 'column', category: [] })
  expect(screen.getByText(/可直接搜索商品/)).toBeTruthy()
})

test('axe, with a flyout open', async () => {
  const { menu, user } = show({ variant: 'column' })
  await user.click(menu.getByRole('button', { name: '展开抗感染用药' }))
  await expectAccessible(document.body)
})

testConformance(exported, {
  CategoryMenu: { props: { category: categoryForStory, hrefOf, variant: 'column', columnOnPage: true } },
})
