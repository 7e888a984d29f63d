import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { goodsNotificationForStory, notificationForStory } from './fixtures'
import * as exported from './index'
import { NotificationFilters } from './NotificationFilters'
import { NotificationList } from './NotificationList'
import { NotificationListSkeleton } from './NotificationListSkeleton'

test('an unread message says so, and can be read or followed', async () => {
  const onRead = vi.fn()
  const onFollow = vi.fn()
  const message = notificationForStory({ url: '#order' })
  const { container } = render(<NotificationList list={[message]} {...{ onRead, onFollow }} />)
  const row = within(screen.getByRole('listitem'))
  expect(row.getByRole('heading', { name: /^未读 ?订单已发货$/ })).toBeTruthy()
  for (const text of ['订单消息', '2026-11-22 10:30', message.content])
    expect(row.getByText(text)).toBeTruthy()
  await userEvent.click(row.getByRole('link', { name: '查看 订单已发货' }))
  expect(onFollow).toHaveBeenCalledWith(7)
  await userEvent.click(row.getByRole('button', { name: '标为已读 订单已发货' }))
  expect(onRead).toHaveBeenCalledWith(7)
  await expectAccessible(container)
})

test('a message that is read has its link only, and following it reports nothing', async () => {
  const onFollow = vi.fn()
  render(
    <NotificationList
      list={[notificationForStory({ is_read: 1, url: '#order' })]}
      onRead={() => {}}
      onFollow={onFollow}
    />,
  )
  expect(screen.getByRole('heading', { name: '订单已发货' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('link'))
  expect(onFollow).not.toHaveBeenCalled()
})

test('a message without a page has no link', () => {
  render(<NotificationList list={[notificationForStory({ url: '' })]} onRead={() => {}} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('each line about a product leads to it, and what is about several keeps its own link', async () => {
  const onFollow = vi.fn()
  const goodsHref = (id: number) => `#goods-${id}`
  const props = { list: [goodsNotificationForStory()], onRead: () => {}, onFollow }
  const { container, rerender } = render(<NotificationList {...props} goodsHref={goodsHref} />)
  const links = screen.getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['阿莫西林胶囊（0.25g×24粒/盒）¥12.80 → ¥11.50', '#goods-12'],
    ['板蓝根颗粒（10g×20袋/包）¥9.60 → ¥8.90', '#goods-34'],
    ['查看', '/star'],
  ])
  expect(screen.getByText(/另有 1 种$/)).toBeTruthy()
  await userEvent.click(links[1]!)
  expect(onFollow).toHaveBeenCalledWith(7)
  await expectAccessible(container)
  rerender(<NotificationList {...props} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('messages that load are announced once', async () => {
  const { container } = render(<NotificationListSkeleton />)
  expect(screen.getAllByText('正在加载消息')).toHaveLength(1)
  await expectAccessible(container)
})

test('all messages are read at once, while there are unread ones', async () => {
  const onReadAll = vi.fn()
  const onUnreadOnlyChange = vi.fn()
  const filters = { unreadOnly: false, onUnreadOnlyChange, onReadAll }
  const user = userEvent.setup()
  const { container, rerender } = render(<NotificationFilters {...filters} unread={2} />)
  await user.click(screen.getByRole('checkbox', { name: '只看未读' }))
  await user.click(screen.getByRole('button', { name: '全部标为已读' }))
  expect([onUnreadOnlyChange.mock.lastCall, onReadAll.mock.calls.length]).toEqual([[true], 1])
  await expectAccessible(container)
  rerender(<NotificationFilters {...filters} unread={0} />)
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})

testConformance(exported, {
  NotificationFilters: {
    props: { unreadOnly: false, onUnreadOnlyChange: () => {}, unread: 0, onReadAll: () => {} },
  },
  NotificationList: { props: { list: [notificationForStory()], onRead: () => {} } },
  NotificationListSkeleton: {},
})
