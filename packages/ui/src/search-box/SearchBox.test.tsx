import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { expectNeedsRoot } from '../part/testing/expectNeedsRoot'
import { hotSearchesForStory } from './fixtures'
import * as exported from './index'
import { SearchBox, SearchBoxInput, type SearchBoxProps, SearchBoxRoot } from './index'

const drugs = [
  { name: '阿莫西林胶囊', count: 36 },
  { name: '阿莫西林颗粒', count: 18 },
]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

function show(props: Partial<SearchBoxProps> = {}) {
  const onSearch = vi.fn()
  const suggest = vi.fn(async () => drugs)
  render(<SearchBox onSearch={onSearch} suggest={suggest} {...props} />)
  return {
    onSearch,
    suggest,
    field: screen.getByRole('combobox', { name: '搜索商品' }),
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    status: () => screen.getByRole('status').textContent,
  }
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(500))

test('[CH-05 2, CH-05 3] the switch between drugs and manufacturers changes what the field asks for', async () => {
  const { field, user, onSearch } = show()
  expect(field.getAttribute('placeholder')).toContain('拼音简码')
  await user.click(screen.getByRole('radio', { name: '厂家' }))
  expect(field.getAttribute('placeholder')).not.toContain('拼音')
  await user.type(field, '华北{Enter}')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ keyword: '华北', type: 1 })
})

test('hot searches are a list of links; without any there is no list', () => {
  show({ hotSearches: hotSearchesForStory })
  const links = within(screen.getByRole('list', { name: '热门搜索' })).getAllByRole('link')
  expect(links.map(link => link.textContent)).toEqual(hotSearchesForStory.map(({ name }) => name))
  cleanup()
  show()
  expect(screen.queryByRole('list', { name: '热门搜索' })).toBeNull()
})

test.each([
  [undefined, 'default'],
  ['compact', 'compact'],
] as const)('of the size %s it says to the styles that it is %s', (size, said) => {
  const { field } = show({ size })
  expect(field.closest('form')?.dataset.size).toBe(said)
})

test('the chosen type says so to the styles', async () => {
  const { user } = show()
  const chosen = () =>
    screen.getAllByRole('radio').map(radio => radio.closest('label')?.dataset.checked === '')
  expect(chosen()).toEqual([true, false])
  await user.click(screen.getByRole('radio', { name: '厂家' }))
  expect(chosen()).toEqual([false, true])
})

test('[VA-05 5] the keyword is trimmed on search', async () => {
  const { field, user, onSearch } = show()
  await user.type(field, '  阿莫西林 ')
  await user.click(screen.getByRole('button', { name: '搜索' }))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ keyword: '阿莫西林', type: 0 })
})

test('an empty keyword searches nothing and asks for one', async () => {
  const { field, user, onSearch } = show()
  await user.click(screen.getByRole('button', { name: '搜索' }))
  expect(onSearch).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
})

test('[CH-06 2, CH-06 3] it says that it searches, then how many there are and what each leads to', async () => {
  let answer: (list: typeof drugs) => void = () => {}
  const suggest = () => new Promise<typeof drugs>(resolve => (answer = resolve))
  const { field, user, status } = show({ suggest })
  await user.type(field, 'amxl')
  await pause()
  expect(status()).toBe('搜索中…')
  await act(async () => answer(drugs))
  expect(status()).toContain('2 条建议')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
    '阿莫西林胶囊 36 种',
    '阿莫西林颗粒 18 种',
  ])
  expect(field.getAttribute('aria-expanded')).toBe('true')
})

test('[CH-06 4] no data is said, and nothing is there to choose', async () => {
  const { field, user, status } = show({ suggest: async () => [] })
  await user.type(field, 'zzz')
  await pause()
  expect(status()).toBe('暂无数据')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('[ER-09] a failed request says nothing', async () => {
  const { field, user, status } = show({ suggest: () => Promise.reject(new Error('busy')) })
  await user.type(field, 'amxl')
  await pause()
  expect(status()).toBe('')
})

test('[ST-06 4] Down goes through the suggestions, Enter searches for the active one', async () => {
  const { field, user, onSearch } = show()
  await user.type(field, 'amxl')
  await pause()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  expect(active?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ keyword: '阿莫西林颗粒', type: 0 })
  expect(field).toHaveProperty('value', '阿莫西林颗粒')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('[ST-06] a press on a suggestion searches for it', async () => {
  const { field, user, onSearch } = show()
  await user.type(field, 'amxl')
  await pause()
  await user.click(screen.getByRole('option', { name: /胶囊/ }))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ keyword: '阿莫西林胶囊', type: 0 })
})

test('[ST-06 5] Esc closes and keeps what was typed', async () => {
  const { field, user, status } = show()
  await user.type(field, 'amxl')
  await pause()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(status()).toBe('')
  expect(field).toHaveProperty('value', 'amxl')
})

test('[VA-05 2] emptying the field closes the list', async () => {
  const { field, user } = show()
  await user.type(field, 'amxl')
  await pause()
  await user.clear(field)
  expect(screen.queryByRole('listbox')).toBeNull()
})

function compose(field: HTMLElement, text: string) {
  fireEvent.compositionStart(field)
  for (let end = 1; end <= text.length; end++) {
    fireEvent.keyDown(field, { key: 'Process', keyCode: 229, isComposing: true })
    fireEvent.compositionUpdate(field, { data: text.slice(0, end) })
    fireEvent.input(field, { target: { value: text.slice(0, end) }, isComposing: true })
  }
}

function commit(field: HTMLElement, text: string) {
  fireEvent.input(field, { target: { value: text } })
  fireEvent.compositionEnd(field, { data: text })
}

test('[ST-06] text being composed asks for nothing; once composed it does', async () => {
  const { field, suggest, user } = show()
  await user.click(field)
  compose(field, "a'mo")
  await pause()
  await pause()
  expect(suggest).not.toHaveBeenCalled()
  commit(field, '阿莫')
  await pause()
  expect(suggest).toHaveBeenCalledExactlyOnceWith('阿莫', 0, expect.any(AbortSignal))
})

test('[ST-06 6] Chromium’s order: the Enter that ends composing does not search', async () => {
  const { field, onSearch, user } = show()
  await user.click(field)
  compose(field, 'amxl')
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true })
  commit(field, 'amxl')
  expect(onSearch).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ keyword: 'amxl', type: 0 })
})

test.each([229, 13])(
  '[ST-06 6] WebKit’s order: nor does an Enter with code %i right after',
  async keyCode => {
    const { field, onSearch, user } = show()
    await user.click(field)
    compose(field, 'amxl')
    commit(field, 'amxl')
    const unprevented = fireEvent.keyDown(field, { key: 'Enter', keyCode, isComposing: false })
    expect(unprevented).toBe(false)
    expect(onSearch).not.toHaveBeenCalled()
  },
)

test('[ST-06 6] keys of the input method leave the list as it is', async () => {
  const { field, user } = show()
  await user.type(field, 'amxl')
  await pause()
  compose(field, 'amxlj')
  for (const key of ['ArrowDown', 'ArrowUp', 'Escape']) {
    fireEvent.keyDown(field, { key, keyCode: 229, isComposing: true })
  }
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  expect(screen.getByRole('listbox')).toBeTruthy()
})

test('a search without suggestions shows none, and says nothing about them', async () => {
  const { field, user, status } = show({ suggest: undefined })
  await user.type(field, 'amxl')
  await pause()
  expect(status()).toBe('')
  expect(field.closest('form')?.dataset.open).toBeUndefined()
})

test('[VA-05] a keyword of blanks asks for nothing, and a press on search asks for a keyword', async () => {
  const { field, user, suggest, status, onSearch } = show()
  await user.type(field, '   ')
  await pause()
  expect(suggest).not.toHaveBeenCalled()
  expect(status()).toBe('')
  await user.click(screen.getByRole('button', { name: '搜索' }))
  expect(document.activeElement).toBe(field)
  expect(onSearch).not.toHaveBeenCalled()
})

test('a press on search with a keyword leaves the focus where it is, and closes the list', async () => {
  const { field, user } = show()
  await user.type(field, 'amxl')
  await pause()
  const button = screen.getByRole('button', { name: '搜索' })
  await user.click(button)
  expect(document.activeElement).toBe(button)
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('[CH-05] manufacturers have suggestions of their own', async () => {
  const { field, user, suggest } = show({ defaultType: 1 })
  await user.type(field, 'hb')
  await pause()
  expect(suggest).toHaveBeenCalledExactlyOnceWith('hb', 1, expect.any(AbortSignal))
})

test('[CH-06 1] hot searches are links', () => {
  show({ hotSearches: hotSearchesForStory })
  expect(screen.getByRole('link', { name: '布洛芬' }).getAttribute('href')).toBe('/search?keywords=布洛芬')
})

test('a caller that holds keyword and type decides what the field shows', async () => {
  const changes = vi.fn()
  function Page({ keyword: searched, type }: { keyword: string; type: 0 | 1 }) {
    const [keyword, setKeyword] = useState(searched)
    function change(text: string, details: { reason: string }) {
      setKeyword(text)
      changes(text, details.reason)
    }
    return <SearchBox {...{ keyword, type, suggest }} onKeywordChange={change} onSearch={() => {}} />
  }
  const suggest = async () => drugs
  const { rerender } = render(<Page key="1" keyword="阿莫西林" type={0} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const field = () => screen.getByRole('combobox')
  await user.type(field(), '胶囊')
  expect(field()).toHaveProperty('value', '阿莫西林胶囊')
  expect(changes).toHaveBeenLastCalledWith('阿莫西林胶囊', 'typed')
  await pause()
  await user.click(screen.getByRole('option', { name: /颗粒/ }))
  expect(changes).toHaveBeenLastCalledWith('阿莫西林颗粒', 'suggestion')
  rerender(<Page key="2" keyword="布洛芬" type={1} />)
  expect(field()).toHaveProperty('value', '布洛芬')
  expect(screen.getByRole('radio', { name: '厂家' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: '药品' }))
  expect(screen.getByRole('radio', { name: '厂家' })).toHaveProperty('checked', true)
})

test('a keyword and a type to begin with can be changed', async () => {
  const { field, user, onSearch } = show({ defaultKeyword: '华北', defaultType: 1 })
  await user.type(field, '制药{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith({ keyword: '华北制药', type: 1 })
  await user.click(screen.getByRole('radio', { name: '药品' }))
  await user.type(field, '{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith({ keyword: '华北制药', type: 0 })
})

test('a part without its root says what is missing', () => {
  expectNeedsRoot(<SearchBoxInput />, 'SearchBoxRoot')
})

test('axe, closed and open', async () => {
  const { field, user } = show({ hotSearches: hotSearchesForStory })
  vi.useRealTimers()
  await expectAccessible(document.body)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.type(field, 'amxl')
  await pause()
  vi.useRealTimers()
  await expectAccessible(document.body)
})

testConformance(exported, {
  SearchBoxRoot: { props: { onSearch: () => {} } },
  SearchBoxTypes: { inside: inRoot },
  SearchBoxInput: { inside: inRoot, acts: 'onChange', event: { target: { value: '阿莫西林' } } },
  SearchBoxStatus: { inside: inRoot },
  SearchBoxList: { inside: inRoot, ownId: true },
  SearchBox: {
    props: { onSearch: () => {}, defaultKeyword: '阿莫西林', hotSearches: hotSearchesForStory },
    acts: 'onSubmit',
    reports: 'onSearch',
  },
})

function inRoot(part: ReactNode, act: () => void) {
  return (
    <SearchBoxRoot onSearch={() => {}} onKeywordChange={act}>
      {part}
    </SearchBoxRoot>
  )
}
