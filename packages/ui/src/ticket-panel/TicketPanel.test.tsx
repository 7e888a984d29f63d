import { render, screen } from '@testing-library/react'
import { TICKET } from '@yaoji/domain'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ticketForStory } from './fixtures'
import * as exported from './index'
import { TicketPanel } from './TicketPanel'

test('[RT-27] a request says what it is about, with its conversation and what can be done', async () => {
  const { container } = render(<TicketPanel ticket={ticketForStory()}>回复</TicketPanel>)
  expect(screen.getByRole('region', { name: '检验报告 YJ26112200000018-S1' })).toBeTruthy()
  expect(screen.getByText('阿莫西林胶囊')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'YJ26112200000018-S1 的对话' })).toBeTruthy()
  expect(screen.getByText('回复')).toBeTruthy()
  expect(screen.queryByText(/客服已处理完成/)).toBeNull()
  await expectAccessible(container)
})

test('[RT-27] a finished one asks for the confirmation; a closed one is over', () => {
  const { rerender } = render(
    <TicketPanel ticket={ticketForStory({ status: TICKET.finished, products: [] })} />,
  )
  expect(screen.getByText(/客服已处理完成/)).toBeTruthy()
  expect(screen.getByText('整个订单')).toBeTruthy()
  rerender(<TicketPanel ticket={ticketForStory({ status: TICKET.closed, status_text: '已关闭' })} />)
  expect(screen.getByText('已关闭').dataset.over).toBe('')
})

testConformance(exported, { TicketPanel: { props: { ticket: ticketForStory(), children: '回复' } } })
