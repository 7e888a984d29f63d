import { useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { QueryView } from './QueryView'

type Answer = () => Promise<{ list: string[] }> | { list: string[] }

function open(first: Answer) {
  const { Shop, queries } = fakeShop({})
  let answer = first
  let status = ''
  function View() {
    const query = useQuery({
      queryKey: ['lines'],
      queryFn: () => answer(),
      retry: false,
      meta: { inline: true },
    })
    status = query.status
    return (
      <QueryView query={query} pending="正在加载" empty="暂无内容" missing="没有找到">
        {data => data.list.join('、')}
      </QueryView>
    )
  }
  const view = render(<View />, { wrapper: Shop })
  return {
    user: userEvent.setup(),
    text: () => view.container.textContent,
    async refetch(next: Answer) {
      answer = next
      await act(() => queries.refetchQueries({ queryKey: ['lines'] }))
      await waitFor(() => expect(status).toBe(queries.getQueryState(['lines'])?.status))
    },
    async startRefetch(next: Answer) {
      answer = next
      await act(async () => void queries.refetchQueries({ queryKey: ['lines'] }))
    },
    answer(next: Answer) {
      answer = next
    },
  }
}

const never: Answer = () => new Promise(() => {})
const busy: Answer = () => failWith('busy')

test('it shows the pending content, then the data', async () => {
  let settle: (data: { list: string[] }) => void = () => {}
  open(() => new Promise(resolve => (settle = resolve)))
  expect(await screen.findByText('正在加载')).toBeTruthy()
  await act(async () => settle({ list: ['阿莫西林'] }))
  expect(await screen.findByText('阿莫西林')).toBeTruthy()
})

test('a list without entries shows the empty content', async () => {
  open(() => ({ list: [] }))
  expect(await screen.findByText('暂无内容')).toBeTruthy()
})

test('[ER-05] a failure is shown in place, and a retry shows that it loads', async () => {
  const { user, answer } = open(busy)
  const retry = await screen.findByRole('button', { name: '重试' })
  answer(never)
  await user.click(retry)
  expect(await screen.findByText('正在加载')).toBeTruthy()
})

test('[ER-06] after a network failure it loads by itself when the browser is online again', async () => {
  const { answer } = open(() => failWith('offline'))
  expect(await screen.findByText('网络已断开')).toBeTruthy()
  answer(() => ({ list: ['阿莫西林'] }))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('阿莫西林')).toBeTruthy()
})

test('after another failure the network changes nothing', async () => {
  const { answer } = open(busy)
  await screen.findByRole('button', { name: '重试' })
  answer(() => ({ list: ['阿莫西林'] }))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})

test('a retry that succeeds replaces the failure', async () => {
  const { user, answer } = open(busy)
  const retry = await screen.findByRole('button', { name: '重试' })
  answer(() => ({ list: ['阿莫西林'] }))
  await user.click(retry)
  expect(await screen.findByText('阿莫西林')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

test('data stays visible while it is fetched again', async () => {
  const { text, startRefetch } = open(() => ({ list: ['阿莫西林'] }))
  await screen.findByText('阿莫西林')
  await startRefetch(never)
  expect(text()).toBe('阿莫西林')
})

test('data stays visible when fetching it again fails', async () => {
  const { text, refetch } = open(() => ({ list: ['阿莫西林'] }))
  await screen.findByText('阿莫西林')
  await refetch(busy)
  expect(text()).toBe('阿莫西林')
})

test('what no longer exists is missing, whatever was shown before', async () => {
  const { text, refetch } = open(() => ({ list: ['阿莫西林'] }))
  await screen.findByText('阿莫西林')
  await refetch(() => failWith('refused', { code: 404 }))
  expect(text()).toBe('没有找到')
})
