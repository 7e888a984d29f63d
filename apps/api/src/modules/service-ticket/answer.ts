import type { ServiceTicket } from '@yaoji/api-client/contract/service-ticket'
import { goodsText, TICKET_KIND_ROWS, ticketActions, ticketStatusText } from '@yaoji/domain'
import { asc, inArray } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { shopSettings } from '../config/shop-settings'
import { filesOf, toFileInfo } from '../file/file-info'
import { orderLines } from '../order/tables'
import { serviceTicketMessages, type serviceTickets } from './tables'

export type TicketRow = typeof serviceTickets.$inferSelect

const DAY_MS = 86_400_000

/** Writes tickets of one buyer for the wire, with their conversations. */
export async function toTickets({ db, now }: Context, rows: readonly TicketRow[]): Promise<ServiceTicket[]> {
  const [first] = rows
  if (!first) return []
  const ids = rows.map(({ id }) => id)
  const messages = await db
    .select()
    .from(serviceTicketMessages)
    .where(inArray(serviceTicketMessages.ticket_id, ids))
    .orderBy(asc(serviceTicketMessages.id))
  const files = await filesOf(db, {
    user_id: first.user_id,
    ids: messages.flatMap(message => message.file_ids),
  })
  const lineIds = rows.flatMap(row => row.line_ids)
  const lines =
    lineIds.length === 0 ? [] : await db.select().from(orderLines).where(inArray(orderLines.id, lineIds))
  return rows.map(row => ({
    id: row.id,
    sn: row.sn,
    kind: row.kind,
    kind_text: TICKET_KIND_ROWS[row.kind].text,
    status: row.status,
    status_text: ticketStatusText(row.status),
    created_at: chinaTime(row.created_at),
    products: lines.filter(line => row.line_ids.includes(line.id)).map(goodsText),
    messages: messages
      .filter(message => message.ticket_id === row.id)
      .map(({ id, at, author, text, file_ids }) => ({
        id,
        time: chinaTime(at),
        author,
        text,
        files: files.filter(file => file_ids.includes(file.id)).map(toFileInfo),
      })),
    ...endOf(row, now),
  }))
}

function endOf(row: TicketRow, now: Date): Pick<ServiceTicket, 'actions' | 'reopen_before'> {
  const { status, buyer_done, closed_at } = row
  const days = shopSettings().ticket_reopen_days
  const actions = ticketActions({
    status,
    buyerDone: buyer_done,
    closedAt: closed_at?.getTime() ?? null,
    now: now.getTime(),
    reopenDays: days,
  })
  const until = closed_at && new Date(closed_at.getTime() + days * DAY_MS)
  return { actions, reopen_before: until && actions.includes('reopen') ? chinaTime(until) : null }
}
