import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { KeyPagination, LoadMore, Pagination } from './index'

test('pages with addresses are links, and the current one says so', async () => {
  const { container } = render(<Pagination page={2} pageCount={9} hrefOf={page => `/ppzq/${page}`} />)
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual(['/ppzq/1', '/ppzq/1', '/ppzq/2', '/ppzq/3', '/ppzq/4', '/ppzq/9', '/ppzq/3'])
  expect(screen.getByRole('link', { current: 'page', name: /第\s*2\s*页/ })).toBeTruthy()
  await expectAccessible(container)
})

test('only the current page says that it is, to screen readers and to styles', () => {
  render(<Pagination page={2} pageCount={9} />)
  const current = screen.getAllByRole('button', { name: /^第/ }).map(button => button.ariaCurrent)
  expect(current).toEqual([null, 'page', null, null, null])
  const marked = screen.getAllByRole('button').filter(button => button.dataset.current === '')
  expect(marked.map(button => button.textContent)).toEqual(['2第 2 页'])
})

test('pages that are not next to the current one are far: they have no room on a phone', () => {
  const { container } = render(<Pagination page={6} pageCount={12} />)
  const parts = [...container.querySelectorAll<HTMLElement>('[data-part=page], [data-part=gap]')]
  const isFar = ({ dataset }: HTMLElement) => dataset.far === ''
  expect(parts.filter(isFar).map(each => each.textContent)).toEqual([
    '1第 1 页',
    '…',
    '4第 4 页',
    '8第 8 页',
    '…',
    '12第 12 页',
  ])
})

test('a page that nobody listens to can be pressed', () => {
  render(<Pagination page={1} pageCount={3} />)
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
})

test.each([
  [1286, '已显示 40 种，共 1286 种'],
  [undefined, '已显示 40 种'],
])('of %s products 40 are shown', (total, text) => {
  render(<LoadMore shown={40} total={total} more onMore={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('[LB-05] without addresses pages are buttons; the ends lead nowhere', async () => {
  const onPageChange = vi.fn()
  const user = userEvent.setup()
  render(<Pagination page={1} pageCount={3} onPageChange={onPageChange} />)
  expect(screen.getByRole('button', { name: '上一页' }).ariaDisabled).toBe('true')
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: '下一页' }))
  expect(onPageChange.mock.calls).toEqual([[2], [2]])
})

test.each([
  ['link', { hrefOf: (page: number) => `#${page}` }],
  ['button', {}],
] as const)('[LB-05] as a %s: after the last page comes none', async (role, pages) => {
  const onPageChange = vi.fn()
  render(<Pagination page={3} pageCount={3} onPageChange={onPageChange} {...pages} />)
  const next = screen.getByRole(role, { name: '下一页' })
  expect(next.ariaDisabled).toBe('true')
  expect(next.getAttribute('rel')).toBeNull()
  const { href } = window.location
  await userEvent.setup().click(next)
  expect(onPageChange).not.toHaveBeenCalled()
  expect(window.location.href).toBe(href)
})

test.each([
  ['link', { hrefOf: (page: number) => `/ppzq/${page}` }],
  ['button', {}],
] as const)('[LB-05] a %s to the next page keeps the focus on the last page', (role, pages) => {
  const { rerender } = render(<Pagination page={2} pageCount={3} {...pages} />)
  const next = screen.getByRole(role, { name: '下一页' })
  next.focus()
  rerender(<Pagination page={3} pageCount={3} {...pages} />)
  expect(document.activeElement).toBe(next)
})

test('one page needs no pagination', () => {
  const { container } = render(<Pagination page={1} pageCount={1} />)
  expect(container.childElementCount).toBe(0)
})

test('a list paged by key goes on and back as far as there is a key', async () => {
  const onNext = vi.fn()
  const user = userEvent.setup()
  const { rerender } = render(<KeyPagination onNext={onNext} />)
  expect(screen.getByRole('button', { name: '上一页' }).ariaDisabled).toBe('true')
  const next = screen.getByRole('button', { name: '下一页' })
  await user.click(next)
  rerender(<KeyPagination onPrevious={() => {}} />)
  // The last page: the button keeps the focus, and does nothing.
  expect(document.activeElement).toBe(next)
  expect(next.ariaDisabled).toBe('true')
  await user.keyboard('{Enter}')
  expect(onNext).toHaveBeenCalledOnce()
})

test('more is loaded once at a time, and the count is announced', async () => {
  const onMore = vi.fn()
  const user = userEvent.setup()
  const { rerender, container } = render(<LoadMore shown={40} total={1286} more onMore={onMore} />)
  await user.click(screen.getByRole('button', { name: '加载更多' }))
  rerender(<LoadMore shown={40} total={1286} more loading onMore={onMore} />)
  await user.click(screen.getByRole('button', { name: '正在加载' }))
  expect(onMore).toHaveBeenCalledOnce()
  rerender(<LoadMore shown={86} total={86} more={false} onMore={onMore} />)
  expect(screen.getByRole('status').textContent).toBe('已全部显示，共 86 种')
  expect(screen.queryByRole('button')).toBeNull()
  await expectAccessible(container)
})

test('the words can be replaced', () => {
  const labels = { previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }
  render(<Pagination page={1} pageCount={2} labels={labels} />)
  for (const name of ['Previous', 'Page 1', 'Page 2', 'Next'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
})

testConformance(exported, {
  Pagination: { props: { page: 1, pageCount: 9, hrefOf: (page: number) => `/${page}` } },
  KeyPagination: {},
  LoadMore: { props: { shown: 40, more: true, onMore: () => {} } },
})
