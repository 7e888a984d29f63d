import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { FeedbackList } from './FeedbackList'
import { answeredFeedbackForStory, feedbackForStory } from './fixtures'
import * as exported from './index'

test('[RT-32] each entry has its kind, time, files and answers', async () => {
  const { container } = render(<FeedbackList entries={[feedbackForStory(), answeredFeedbackForStory]} />)
  const [first, second] = [...container.querySelectorAll<HTMLElement>('ul')[0]!.children]
  expect(first?.textContent).toContain('建议2026-11-22 10:00待答复')
  expect(screen.getByText('已答复').dataset.answered).toBe('')
  expect(second?.textContent).toContain('客服答复 2026-11-23 09:30已安排补发，请留意物流。')
  expect(screen.getByRole('list', { name: '图片' })).toBeTruthy()
  await expectAccessible(container)
})

testConformance(exported, { FeedbackList: { props: { entries: [answeredFeedbackForStory] } } })
