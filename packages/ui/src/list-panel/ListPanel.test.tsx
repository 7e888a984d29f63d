import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { ListEmpty, type ListEmptyProps } from './ListEmpty'
import { type ListCounts, ListPanel, ShowAllButton } from './ListPanel'
import { NoMatches } from './NoMatches'

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
  filtered: { title: '没有符合条件的订单', text: '换一个条件', showAll: '看全部订单' },
  none: { title: '还没有订单', text: '下单后在这里', links: [['去选购', '/list']] },
  onShowAll: undefined,
}

test('an empty list says what brings records; with filters it can be shown without them', () => {
  const onShowAll = vi.fn()
  const { rerender } = render(<ListEmpty {...empty} />)
  expect(screen.getByText('还没有订单')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去选购' }).getAttribute('href')).toBe('/list')
  rerender(<ListEmpty {...empty} onShowAll={onShowAll} />)
  expect(screen.getByText('没有符合条件的订单')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '看全部订单' }))
  expect(onShowAll).toHaveBeenCalledOnce()
})

test('axe', async () => {
  vi.useRealTimers()
  const { container } = render(panel(counts))
  await expectAccessible(container)
})

test('a list in which the filters leave nothing offers itself without them', () => {
  const showAll = vi.fn()
  render(<NoMatches name="订单" onShowAll={showAll} />)
  expect(screen.getByText('没有符合条件的订单')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '看全部订单' }))
  expect(showAll).toHaveBeenCalledOnce()
})

testConformance(exported, {
  ListEmpty: { props: { ...empty } },
  ListPanel: { props: { name: '订单', counts, refreshing: false, children: 'rows' } },
  NoMatches: { props: { name: '订单', onShowAll: () => {} } },
  ShowAllButton: { props: { children: '看全部订单' }, acts: 'onClick', reports: 'onShowAll' },
})
