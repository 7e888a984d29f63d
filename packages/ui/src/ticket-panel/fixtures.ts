import { TICKET } from '@yaoji/domain'
import { messageForStory } from '../message-list/fixtures'
import type { TicketPanelTicket } from './TicketPanel'

/** A request for service in work, for stories and tests. */
export function ticketForStory(change: Partial<TicketPanelTicket> = {}): TicketPanelTicket {
  return {
    sn: 'YJ26112200000018-S1',
    kind_text: '检验报告',
    status: TICKET.working,
    status_text: '处理中',
    created_at: '2026-11-24 10:00:00',
    products: ['阿莫西林胶囊'],
    messages: [{ ...messageForStory(1), files: [] }],
    ...change,
  }
}
