import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { SearchBox } from '../search-box'
import { searchRowsForStory } from './fixtures'
import * as exported from './index'
import { type SearchRow, type SearchRowGoods, SearchRows, type SearchRowsProps } from './index'

const WORDS = [{ name: '阿莫西林胶囊', count: 36 }]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

function show(props: Partial<SearchRowsProps<SearchRowGoods>> = {}) {
  const onSearch = vi.fn()
  const onAdd = vi.fn()
  const suggest = vi.fn(async (_keyword: string) => searchRowsForStory())
  const rows = <SearchRows suggest={suggest} goodsHref={({ id }) => `#${id}`} onAdd={onAdd} {...props} />
  render(<SearchBox onSearch={onSearch} suggest={async () => WORDS} rows={rows} />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  return {
    field,
    onSearch,
    onAdd,
    suggest,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    active: () => document.getElementById(field.getAttribute('aria-activedescendant') ?? ''),
  }
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(500))
const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))
const numberOf = (name: RegExp) => rowOf(name).getByRole<HTMLInputElement>('spinbutton')

async function typed(props?: Partial<SearchRowsProps<SearchRowGoods>>) {
  const shown = show(props)
  await shown.user.type(shown.field, '阿莫西林')
  await pause()
  return shown
}

test('[CH-06 5] rows have the name with the hit in bold, pack, maker, expiry, stock, price and the last number', async () => {
  await typed()
  const grid = screen.getByRole('grid', { name: '商品' })
  expect(within(grid).getAllByRole('row')).toHaveLength(4)
  const row = screen.getByRole('row', { name: /阿莫灵/ })
  expect(row.querySelector('b')?.textContent).toBe('阿莫西林')
  expect(row.textContent).toContain('0.25g×24粒/盒 · 香港澳美制药厂 · 效期 2028-03 · 库存 860')
  expect(row.textContent).toContain('¥12.80')
  expect(row.textContent).toContain('上次 20')
  expect(
    rowOf(/阿莫灵/)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('#1001')
})

test('[CH-06 5] Down chooses a row, Enter goes to its number, Enter adds it and goes back to the text', async () => {
  const { user, field, active, onAdd, onSearch } = await typed()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  await waitFor(() => expect(active()?.textContent).toContain('阿莫灵'))
  expect(active()?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Enter}')
  const number = numberOf(/阿莫灵/)
  expect(document.activeElement).toBe(number)
  expect(number.value).toBe('20')
  expect([number.selectionStart, number.selectionEnd]).toEqual([0, 2])
  await user.keyboard('30{Enter}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1001 }), 30)
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4])
  expect(onSearch).not.toHaveBeenCalled()
})

test('a number that cannot be bought is changed first, and added by the next Enter', async () => {
  const { user, onAdd } = await typed()
  await user.keyboard('{ArrowDown}{Enter}7{Enter}')
  expect(onAdd).not.toHaveBeenCalled()
  expect(numberOf(/阿莫灵/).value).toBe('10')
  await user.keyboard('{Enter}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1001 }), 10)
})

test('[CH-06 5] Esc goes from the number to the text, then closes', async () => {
  const { user, field, active, onAdd } = await typed()
  await user.keyboard('{ArrowDown}{Enter}99{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await waitFor(() => expect(active()?.textContent).toContain('阿莫灵'))
  expect(numberOf(/阿莫灵/).value).toBe('20')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'))
  expect(onAdd).not.toHaveBeenCalled()
})

test('[ST-06 2, ST-06 3, ST-06 4] Down and Up go around through the rows and the words; Enter on a word searches', async () => {
  const { user, active, onSearch } = await typed()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(active()?.getAttribute('role')).toBe('option'))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()?.textContent).toContain('阿莫灵'))
  await user.keyboard('{ArrowUp}{ArrowUp}')
  await waitFor(() => expect(active()?.textContent).toContain('分散片'))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ keyword: '阿莫西林胶囊', type: 0 })
})

test('Enter with nothing chosen searches for the text', async () => {
  const { user, onSearch } = await typed()
  await user.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ keyword: '阿莫西林', type: 0 })
  expect(screen.queryByRole('grid')).toBeNull()
})

test('Down and Enter before the rows have come are done when they come, and nothing is searched', async () => {
  let answer: (rows: SearchRow[]) => void = () => {}
  const suggest = vi.fn(() => new Promise<SearchRow[]>(resolve => (answer = resolve)))
  const { user, field, onSearch } = show({ suggest })
  await user.type(field, 'amxl')
  await user.keyboard('{ArrowDown}{Enter}')
  // A key that waits needs no pause after typing.
  await waitFor(() => expect(suggest).toHaveBeenCalledOnce(), { timeout: 100 })
  answer(searchRowsForStory())
  await waitFor(() => expect(document.activeElement).toBe(numberOf(/阿莫灵/)))
  expect(onSearch).not.toHaveBeenCalled()
})

test('[LB-05] a number and Enter that are typed before the rows have come are those of the row, and none of the text', async () => {
  let answer = (_rows: SearchRow[]) => {}
  const suggest = () => new Promise<SearchRow[]>(resolve => (answer = resolve))
  const { user, field, onAdd, onSearch } = await typed({ suggest })
  await user.keyboard('{ArrowDown}{Enter}40{Enter}')
  expect(field.value).toBe('阿莫西林')
  const rows = searchRowsForStory()
  await act(async () => answer(rows))
  await pause()
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(rows[0]?.goods, 40)
  expect(onSearch).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
})

test('where no row comes, Down takes the first word, and with Enter the text is searched', async () => {
  const { user, field, onSearch, active } = show({ suggest: async () => [] })
  await user.type(field, 'amxl')
  await pause()
  await user.keyboard('{ArrowDown}')
  expect(active()?.textContent).toContain('阿莫西林胶囊')
  await user.clear(field)
  await user.type(field, 'bll{ArrowDown}{Enter}')
  await waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith({ keyword: 'bll', type: 0 }))
})

test('rows that fail leave the suggestions as they are', async () => {
  await typed({ suggest: () => Promise.reject(new Error('busy')) })
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test('[CH-06 6] an empty field has what was bought last as soon as it has the focus', async () => {
  const { user, suggest } = show({ withRecent: true })
  await user.tab()
  while (document.activeElement?.getAttribute('role') !== 'combobox') await user.tab()
  expect(await screen.findByRole('grid', { name: '最近买过' })).toBeTruthy()
  expect(screen.getByText('最近买过')).toBeTruthy()
  expect(suggest).toHaveBeenCalledExactlyOnceWith('', 0, expect.any(AbortSignal))
})

test('[CH-06 6] without earlier orders an empty field shows nothing', async () => {
  const { user, field, suggest } = show()
  await user.click(field)
  await pause()
  expect(screen.queryByRole('grid')).toBeNull()
  expect(suggest).not.toHaveBeenCalled()
})

test('by mouse the add button adds the number of the row, and the field keeps the focus', async () => {
  const { user, field, onAdd } = await typed()
  await user.click(rowOf(/阿莫西林颗粒/).getByRole('button', { name: '加购' }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1003 }), 120)
  expect(document.activeElement).toBe(field)
  await user.click(rowOf(/阿莫西林颗粒/).getByText(/哈药集团/))
  expect(screen.getByRole('grid')).toBeTruthy()
})

test('the row says what was added, and what the cart has', async () => {
  await typed({
    addedOf: ({ id }) => (id === 1001 ? 20 : undefined),
    inCart: ({ id }) => (id === 1002 ? 40 : 0),
    cartHref: '/cart',
  })
  expect(rowOf(/阿莫灵/).getByRole('button', { name: '✓ 20' })).toBeTruthy()
  expect(
    rowOf(/阿莫仙/)
      .getByRole('link', { name: '购物车 40' })
      .getAttribute('href'),
  ).toBe('/cart')
})

test('[SV-05] who may not see a price reads why; a product that cannot be added is opened by Enter', async () => {
  const rows = searchRowsForStory({ price: undefined, buy_state: 'out_of_scope' })
  const { user } = await typed({ suggest: async () => rows })
  const row = screen.getByRole('row', { name: /阿莫灵/ })
  expect(row.textContent).toContain('超出')
  expect(row.textContent).not.toContain('¥')
  const opened = vi.fn((event: Event) => event.preventDefault())
  rowOf(/阿莫灵/)
    .getByRole('link')
    .addEventListener('click', opened)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(opened).toHaveBeenCalledOnce()
})

test('how many rows there are is announced', async () => {
  await typed()
  await waitFor(() => expect(screen.getByText('4 种商品，按上下键选择，按回车填写数量')).toBeTruthy())
})

test('axe, with an active row', async () => {
  const { user } = await typed()
  await user.keyboard('{ArrowDown}')
  vi.useRealTimers()
  await expectAccessible(document.body)
})

testConformance(exported, {
  SearchRows: {
    inside: (part: ReactNode) => <SearchBox onSearch={() => {}} rows={part} />,
    props: { suggest: async () => [], goodsHref: () => '#' },
  },
})
