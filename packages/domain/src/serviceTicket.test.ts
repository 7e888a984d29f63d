import { expect, test } from 'vitest'
import { TICKET, TICKET_KIND_ROWS, TICKET_KINDS, ticketActions, ticketStatusText } from './serviceTicket'

const DAY = 86_400_000

test.each([
  [TICKET.waiting, false, null, ['reply', 'done']],
  [TICKET.working, true, null, ['reply']],
  [TICKET.finished, false, null, ['reply', 'done']],
  [TICKET.closed, true, 0, ['reopen']],
  [TICKET.closed, true, -7 * DAY, []],
] as const)(
  'a ticket in status %i, done by the buyer %s, closed at %s has %j',
  (status, buyerDone, closedAt, actions) => {
    expect(ticketActions({ status, buyerDone, closedAt, now: 0 })).toEqual(actions)
  },
)

test('every status and kind has its own text', () => {
  expect(new Set(Object.values(TICKET).map(ticketStatusText)).size).toBe(4)
  expect(new Set(TICKET_KINDS.map(kind => TICKET_KIND_ROWS[kind].text)).size).toBe(TICKET_KINDS.length)
})
