import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ArticlePage } from './ArticlePage'
import { ArticlePageSkeleton } from './ArticlePageSkeleton'
import { articleDetailForStory } from './fixtures'
import * as exported from './index'
import { UsefulVote } from './UsefulVote'

const VOTES = { useful: 12, useless: 0, mine: null }

test('an article says its day, source and readers, and leads to others', async () => {
  const { container } = render(<ArticlePage detail={articleDetailForStory} />)
  expect(screen.getByRole('heading', { level: 1, name: '会员注册' })).toBeTruthy()
  for (const detail of ['2026-11-02', '药集客服中心', '适用于：药店、诊所'])
    expect(screen.getByText(detail)).toBeTruthy()
  expect(screen.getByRole('region', { name: '相关文章' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '下一篇：企业资质要求' }).getAttribute('rel')).toBe('next')
  await expectAccessible(container)
})

test('without others nothing is said of them; while it loads it says so', () => {
  const { rerender } = render(
    <ArticlePage detail={{ ...articleDetailForStory, related: [], previous: null, next: null }} />,
  )
  expect(screen.queryByText('相关文章')).toBeNull()
  expect(screen.queryByRole('navigation', { name: '上一篇和下一篇' })).toBeNull()
  rerender(<ArticlePageSkeleton />)
  expect(screen.getByText('正在加载文章')).toBeTruthy()
})

test('a reader votes, and may change it; a vote against leads to the feedback', async () => {
  const onVote = vi.fn()
  const { container, rerender } = render(
    <UsefulVote votes={VOTES} onVote={onVote} feedbackHref="/feedback" />,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: '有用 12' }))
  expect(onVote).toHaveBeenCalledWith(1)
  rerender(<UsefulVote votes={{ ...VOTES, mine: 1 }} onVote={onVote} feedbackHref="/feedback" />)
  expect(screen.getByRole('status').textContent).toBe('感谢您的反馈。')
  expect(screen.getByRole('button', { name: '有用 12' }).getAttribute('aria-pressed')).toBe('true')
  rerender(<UsefulVote votes={{ ...VOTES, mine: 0 }} onVote={onVote} feedbackHref="/feedback" busy />)
  expect(screen.getByRole('link', { name: '告诉我们' }).getAttribute('href')).toBe('/feedback')
  expect(screen.getByRole('button', { name: '没用' }).dataset.busy).toBe('')
  await expectAccessible(container)
})

testConformance(exported, {
  ArticlePage: { props: { detail: articleDetailForStory } },
  ArticlePageSkeleton: {},
  UsefulVote: { props: { votes: VOTES, onVote: () => {}, feedbackHref: '/feedback' } },
})
