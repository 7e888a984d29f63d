import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { messageFileForStory, messageForStory } from './fixtures'
import * as exported from './index'
import { MessageList } from './MessageList'

test('a message says who wrote it and when, and has its files', async () => {
  const { container } = render(
    <MessageList
      aria-label="对话"
      messages={[messageForStory(1), messageForStory(2, { author: 'shop', text: '已核对' })]}
      filesOf={({ id }) => (id === 1 ? [messageFileForStory] : [])}
    />,
  )
  const list = screen.getByRole('list', { name: '对话' })
  const messages = [...list.children]
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('我，2026-11-22 10:00少收到 2 盒，请核对。'),
    '客服，2026-11-22 10:00已核对',
  ])
  expect(within(list).getAllByRole('list', { name: '附件' })).toHaveLength(1)
  expect(messages.map(message => message.getAttribute('data-author'))).toEqual(['buyer', 'shop'])
  await expectAccessible(container)
})

testConformance(exported, { MessageList: { props: { messages: [messageForStory(1)] } } })
