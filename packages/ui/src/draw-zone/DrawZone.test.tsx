import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { DrawActivity } from './DrawActivity'
import { DrawPictures } from './DrawPictures'
import { drawActivityForStory, drawPicturesForStory } from './fixtures'
import * as exported from './index'

test('[AP-46] the pictures lead to their draws; the one that is open says so', async () => {
  const { container, rerender } = render(
    <DrawPictures pictures={drawPicturesForStory} isCurrent={({ id }) => id === 2} />,
  )
  expect(screen.getByRole('list', { name: '抽奖活动' })).toBeTruthy()
  const links = screen.getAllByRole('link')
  expect(links.map(link => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['#draw=1', null],
    ['#draw=2', 'true'],
  ])
  await expectAccessible(container)
  rerender(<DrawPictures pictures={undefined} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('[AP-43] a draw has its prizes, what is left of them, its rules, and the button', async () => {
  const onDraw = vi.fn()
  const { container } = render(<DrawActivity activity={drawActivityForStory()} onDraw={onDraw} />)
  const prizes = screen.getByRole('list', { name: '奖品' })
  expect([...prizes.children].map(({ textContent }) => textContent)).toEqual([
    '50 积分抽中立即到账',
    '电子体温计三天内寄出',
    '满 500 减 20 券已抽完',
  ])
  expect(screen.getByRole('list', { name: '活动规则' }).children).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toBe('还有 1 次机会')
  await userEvent.click(screen.getByRole('button', { name: '抽奖' }))
  expect(onDraw).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test('[AP-43] without a chance there is the reason in place of the button', () => {
  const activity = drawActivityForStory({ message: '登录后可以抽奖' })
  render(
    <DrawActivity activity={activity} onDraw={() => {}} start={<a href="/login">登录</a>}>
      抽奖记录
    </DrawActivity>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('登录后可以抽奖')
  expect(screen.getByRole('link', { name: '登录' })).toBeTruthy()
  expect(screen.getByText('抽奖记录')).toBeTruthy()
})

testConformance(exported, {
  DrawActivity: { props: { activity: drawActivityForStory(), onDraw: () => {} } },
  DrawPictures: { props: { pictures: drawPicturesForStory } },
})
