import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmProvider } from '../confirm'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ToastProvider } from '../toast'
import { sessionForStory } from './fixtures'
import * as exported from './index'
import { SessionTable, type SessionTableSession } from './SessionTable'
import { useEndSessions } from './useEndSessions'

test('a session has its device, network and times; another one can be ended', async () => {
  const end = vi.fn<(session: SessionTableSession) => void>()
  const other = sessionForStory(2, { device: '', network: '' })
  const { container } = render(
    <SessionTable
      sessions={[sessionForStory(1, { is_current: 1 }), other]}
      aboutOf={({ id }) => (id === 2 ? '总部访问' : '')}
      onEnd={end}
    />,
  )
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['Windows · Edge', '110.80.1.*', '2026-11-22 09:30', '2026-11-20 08:00', '本次登录'],
    ['未知设备总部访问', '未知', '2026-11-22 09:30', '2026-11-20 08:00', '退出登录'],
  ])
  await userEvent.setup().click(screen.getByRole('button', { name: '退出登录 未知设备 2026-11-22 09:30' }))
  expect(end.mock.calls).toEqual([[other]])
  await expectAccessible(container)
})

test('one that is being ended is busy; while they load it says so', () => {
  const { rerender } = render(<SessionTable sessions={[sessionForStory(2)]} busy={2} />)
  expect(screen.getByRole('button').dataset.busy).toBe('')
  rerender(<SessionTable sessions={undefined} />)
  expect(screen.getByRole('status').textContent).toBe('正在加载登录设备')
})

test('one session or all others are ended after a question, which says so', async () => {
  const end = vi.fn<(id: number) => Promise<unknown>>(async () => {})
  const endOthers = vi.fn<() => Promise<unknown>>(async () => {})
  function Actions() {
    const actions = useEndSessions({ end, endOthers, focusAfter: () => null })
    return (
      <>
        <button type="button" onClick={() => void actions.end(sessionForStory(2, { device: '' }))}>
          一个
        </button>
        <button type="button" onClick={() => void actions.endOthers()}>
          全部
        </button>
      </>
    )
  }
  render(
    <ToastProvider>
      <ConfirmProvider>
        <Actions />
      </ConfirmProvider>
    </ToastProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '一个' }))
  expect(await screen.findByText('确定退出未知设备的登录吗？')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '退出登录' }))
  expect(await screen.findByText('已退出未知设备的登录')).toBeTruthy()
  expect(end).toHaveBeenCalledWith(2)
  await user.click(screen.getByRole('button', { name: '全部' }))
  await user.click(await screen.findByRole('button', { name: '全部退出' }))
  expect(await screen.findByText('已退出其他全部登录')).toBeTruthy()
})

testConformance(exported, { SessionTable: { props: { sessions: [sessionForStory(1)] } } })
