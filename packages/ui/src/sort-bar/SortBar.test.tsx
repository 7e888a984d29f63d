import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { SortBar, type SortBarProps } from './SortBar'

function show(props: Partial<SortBarProps> = {}) {
  const calls = { onSortChange: vi.fn(), onInStockChange: vi.fn(), onPriceVisibleChange: vi.fn() }
  const view = render(
    <SortBar
      sort="default"
      total={12}
      view="card"
      viewHref={name => `/list/${name}`}
      {...calls}
      {...props}
    />,
  )
  return { ...view, ...calls, user: userEvent.setup() }
}

test('a sort is chosen by its wire name, and a second press reverses price', async () => {
  const { user, onSortChange, rerender } = show()
  await user.click(screen.getByRole('button', { name: '价格' }))
  expect(onSortChange).toHaveBeenLastCalledWith('price_asc')
  rerender(<SortBar sort="price_asc" onSortChange={onSortChange} />)
  const price = screen.getByRole('button', { name: '价格', pressed: true })
  expect(price.title).toBe('从低到高')
  await user.click(price)
  expect(onSortChange).toHaveBeenLastCalledWith('price_desc')
})

test('the sort in use is not chosen again', async () => {
  const { user, onSortChange } = show()
  await user.click(screen.getByRole('button', { name: '综合', pressed: true }))
  expect(onSortChange).not.toHaveBeenCalled()
})

test('styles know the sort in use and its direction; only a sort with two directions has arrows', () => {
  const { container, rerender } = show({ sort: 'price_asc' })
  const marks = () =>
    [...container.querySelectorAll<HTMLElement>('[data-part="sort"]')].map(
      ({ textContent, dataset }) => `${textContent} ${'on' in dataset} ${dataset.direction ?? ''}`,
    )
  expect(marks()[0]).toBe('综合 false ')
  expect(marks()).toContain('价格 true up')
  expect(screen.getByText('共 12 种')).toBeTruthy()
  rerender(<SortBar sort="default" onSortChange={() => {}} />)
  expect(marks()[0]).toBe('综合 true ')
  expect(marks()).toContain('价格 false ')
  const withArrows = [...container.querySelectorAll('[data-part="arrows"]')].map(
    ({ parentElement }) => parentElement?.textContent,
  )
  expect(withArrows).toEqual(['价格'])
})

test('what to leave out goes out as 0 or 1', async () => {
  const { user, onInStockChange, onPriceVisibleChange } = show({ price_visible: 1 })
  await user.click(screen.getByRole('checkbox', { name: '仅看有货' }))
  await user.click(screen.getByRole('checkbox', { name: '仅看可见价' }))
  expect(onInStockChange).toHaveBeenCalledExactlyOnceWith(1)
  expect(onPriceVisibleChange).toHaveBeenCalledExactlyOnceWith(0)
})

test('[RT-09] cards, table and no pictures have addresses of their own', async () => {
  const { container } = show({ view: 'table' })
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/list/card',
    '/list/table',
    '/list/no_image',
  ])
  expect(screen.getByRole('link', { current: true })).toBe(screen.getByRole('link', { name: '表格' }))
  await expectAccessible(container)
})

testConformance(exported, {
  SortBar: {
    props: {
      sort: 'price_asc',
      onSortChange: () => {},
      onInStockChange: () => {},
      total: 12,
      viewHref: (view: string) => `/${view}`,
    },
  },
})
