import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ViewedQuery } from '@yaoji/hooks'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { QueryView } from './QueryView'

type Data = { list: readonly string[] }

const ready: ViewedQuery<Data> = { data: { list: ['阿莫西林'] }, error: null, refetch: () => {} }
const loading = { ...ready, data: undefined }
const failure = (kind: string, code = 0) => Object.assign(new Error('证照正在审核'), { kind, code })
const failed = (kind: string, code?: number) => ({ ...loading, error: failure(kind, code) })

const view = (query: ViewedQuery<Data>, onReload?: () => void) => (
  <main tabIndex={-1}>
    <QueryView query={query} pending="正在加载" empty="暂无内容" missing="没有找到" onReload={onReload}>
      {({ list }) => list.join('、')}
    </QueryView>
  </main>
)

test.each<[string, ViewedQuery<Data>, string]>([
  ['while it loads', loading, '正在加载'],
  ['with data', ready, '阿莫西林'],
  ['without entries', { ...ready, data: { list: [] } }, '暂无内容'],
  ['that does not exist', failed('refused', 404), '没有找到'],
  ['that no longer exists', { ...ready, error: failure('refused', 404) }, '没有找到'],
  ['with data that could not be fetched again', { ...ready, error: failure('busy') }, '阿莫西林'],
])('a query %s', (_what, query, text) => {
  const { container } = render(view(query))
  expect(container.textContent).toBe(text)
})

test('without a skeleton of its own a query that loads shows rows, and says that it loads', () => {
  render(<QueryView query={loading}>{() => null}</QueryView>)
  expect(screen.getByRole('status').textContent).toContain('正在加载')
})

test('[ER-05] a failure says why and can be tried again; the focus goes to what is around the button', async () => {
  const refetch = vi.fn()
  const { container } = render(view({ ...failed('refused'), refetch }))
  expect(screen.getByRole('alert').textContent).toContain('证照正在审核')
  await expectAccessible(container)
  const retry = screen.getByRole('button', { name: '重试' })
  retry.focus()
  fireEvent.click(retry)
  expect(refetch).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test.each(['busy', 'malformed'])('[ER-05] an error of the kind %s: the words of a busy system', kind => {
  render(view(failed(kind)))
  expect(screen.getByRole('alert').textContent).toContain('系统繁忙，请稍候再试')
})

test('[ER-06] after a network failure it is fetched again when the browser is online', () => {
  const refetch = vi.fn()
  const { rerender } = render(view({ ...failed('offline'), refetch }))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(refetch).toHaveBeenCalledOnce()
  rerender(view({ ...failed('busy'), refetch }))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(refetch).toHaveBeenCalledOnce()
})

test('[ER-07] after a timeout the page is loaded again, or without that the query', () => {
  const refetch = vi.fn()
  const onReload = vi.fn()
  const query = { ...failed('timeout'), refetch }
  const { rerender } = render(view(query, onReload))
  fireEvent.click(screen.getByRole('button', { name: '刷新页面' }))
  expect([onReload.mock.calls.length, refetch.mock.calls.length]).toEqual([1, 0])
  rerender(view(query))
  fireEvent.click(screen.getByRole('button', { name: '刷新页面' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('what has no list, or is itself one, is empty only without entries', () => {
  const any = (data: unknown) => (
    <QueryView query={{ ...ready, data }} pending="正在加载" empty="暂无内容">
      {shown => JSON.stringify(shown)}
    </QueryView>
  )
  const { container, rerender } = render(any([]))
  expect(container.textContent).toBe('暂无内容')
  for (const data of [['阿莫西林'], { total: 0 }, { list: '' }, null]) {
    rerender(any(data))
    expect(container.textContent).toBe(JSON.stringify(data))
  }
})

testConformance(exported, {
  QueryError: { props: { error: failure('busy'), onRetry: () => {} } },
  QueryView: 'it shows what it is given',
})
