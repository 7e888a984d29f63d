import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { ListEmpty, type ListEmptyProps } from './ListEmpty'
import { type ListCounts, ListPanel, ShowAllButton } from './ListPanel'
import { MoreFilters } from './MoreFilters'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function panel(counts: ListCounts | undefined, refreshing = false) {
  return (
    <ListPanel
      name="订单"
      counts={counts}
      refreshing={refreshing}
      filters={<button type="button">日期</button>}
    >
      <p>rows</p>
    </ListPanel>
  )
}
const settle = () => act(() => vi.advanceTimersByTime(2000))
const announced = () => screen.getByRole('status').textContent
const counts = { total: 45, page: 1, last_page: 3 }

test('what other filters find is announced when it has arrived', () => {
  const { rerender } = render(panel(counts))
  settle()
  expect(announced()).toBe('')
  expect(screen.getByRole('button', { name: '日期' })).toBeTruthy()
  expect(screen.getByText('rows')).toBeTruthy()
  rerender(panel({ ...counts, page: 2 }, true))
  settle()
  expect(announced()).toBe('')
  rerender(panel({ ...counts, page: 2 }))
  settle()
  expect(announced()).toBe('共 45 个订单，第 2 页，共 3 页')
})

test.each([
  ['one page', { total: 7, page: 1, last_page: 1 }, '共 7 个订单'],
  ['nothing', { total: 0, page: 1, last_page: 1 }, '没有符合条件的订单'],
  ['no answer', undefined, ''],
])('a list with %s says %s', (_what, next, text) => {
  const { rerender } = render(panel(counts))
  rerender(panel(next))
  settle()
  expect(announced()).toBe(text)
})

test('the list without its filters is asked for, and the focus goes to what is around the button', () => {
  const onShowAll = vi.fn()
  render(
    <main tabIndex={-1}>
      <ShowAllButton onShowAll={onShowAll}>看全部订单</ShowAllButton>
    </main>,
  )
  const button = screen.getByRole('button', { name: '看全部订单' })
  button.focus()
  fireEvent.click(button)
  expect(onShowAll).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

const empty: ListEmptyProps = {
  name: '订单',
  filtered: { text: '换一个条件' },
  none: { text: '下单后在这里', links: [['去选购', '/list']] },
}

test('an empty list says what brings records; with filters it can be shown without them', () => {
  const onShowAll = vi.fn()
  const { rerender } = render(<ListEmpty {...empty} />)
  expect(screen.getByText('还没有订单')).toBeTruthy()
  expect(screen.getByText('下单后在这里')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去选购' }).getAttribute('href')).toBe('/list')
  rerender(<ListEmpty {...empty} onShowAll={onShowAll} />)
  expect(screen.getByText('没有符合条件的订单')).toBeTruthy()
  expect(screen.getByText('换一个条件')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '看全部订单' }))
  expect(onShowAll).toHaveBeenCalledOnce()
})

test('axe', async () => {
  vi.useRealTimers()
  const { container } = render(panel(counts))
  await expectAccessible(container)
})

test('an empty list says its own texts where it has some', () => {
  const { rerender } = render(<ListEmpty name="求购" none={{ title: '写下要找的药' }} />)
  expect(screen.getByText('写下要找的药')).toBeTruthy()
  const filtered = { title: '没有这个状态的求购', showAll: '看全部状态' }
  rerender(<ListEmpty name="求购" filtered={filtered} onShowAll={() => {}} />)
  expect(screen.getByText('没有这个状态的求购')).toBeTruthy()
  expect(screen.getByRole('button', { name: '看全部状态' })).toBeTruthy()
})

test('a button opens the filters after the first one, and says how many of them are set', () => {
  const filters = (active: number) => (
    <MoreFilters first={<input aria-label="关键词" />} active={active}>
      <input aria-label="日期" />
    </MoreFilters>
  )
  const { rerender } = render(filters(1))
  const button = screen.getByRole('button', { name: '筛选 1' })
  const others = document.getElementById(button.getAttribute('aria-controls')!)!
  expect(others.contains(screen.getByLabelText('日期'))).toBe(true)
  expect(others.contains(screen.getByLabelText('关键词'))).toBe(false)
  expect([button.getAttribute('aria-expanded'), others.dataset.open]).toEqual(['false', undefined])
  fireEvent.click(button)
  expect([button.getAttribute('aria-expanded'), others.dataset.open]).toEqual(['true', ''])
  rerender(filters(0))
  expect(button.textContent).toBe('筛选')
})

testConformance(exported, {
  MoreFilters: { props: { first: '关键词', active: 0, children: '日期' } },
  ListEmpty: { props: { ...empty } },
  ListPanel: { props: { name: '订单', counts, refreshing: false, children: 'rows' } },
  ShowAllButton: { props: { children: '看全部订单' }, acts: 'onClick', reports: 'onShowAll' },
})
