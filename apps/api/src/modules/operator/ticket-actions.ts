import { TICKET, TICKET_KIND_ROWS, ticketStatusText } from '@yaoji/domain'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../../session/tables'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import type { TicketRow } from '../service-ticket/answer'
import { answerTicket, findTicket, finishByShop, lockTicket, ticketFiles } from '../service-ticket/service'
import { serviceTicketMessages, serviceTickets } from '../service-ticket/tables'
import { type ActionGroup, fieldOf, idsOf, recordId, type WaitingRow } from './action-group'

const WAITS = inArray(serviceTickets.status, [TICKET.waiting, TICKET.working])

/** Service tickets that are not finished. */
export const ticketActions: ActionGroup = {
  kind: 'tickets',
  about: 'service tickets, to answer and to finish',
  list: listTickets,
  count: db => db.$count(serviceTickets, WAITS),
  async state(db, id) {
    const [row] = await db
      .select({ status: serviceTickets.status })
      .from(serviceTickets)
      .where(eq(serviceTickets.id, recordId(id, '售后服务')))
    return row ? ticketStatusText(row.status) : ''
  },
  files: (db, id) => ticketFiles(db, recordId(id, '售后服务')),
  async attach(db, id) {
    const { user_id } = await findTicket(db, recordId(id, '售后服务'))
    return { user_id, purpose: 'ticket' }
  },
  actions: {
    reply: {
      about: 'answers the buyer, with files that the buyer can read',
      fields: ['text', 'files?'],
      run: (context, id, fields) =>
        change(context, id, ticket =>
          answerTicket(context, ticket, {
            text: fieldOf(fields, 'text'),
            file_ids: idsOf(fields, 'files'),
          }),
        ),
    },
    finish: {
      about: 'the shop has done what was asked; the buyer confirms it or goes on',
      fields: ['text'],
      run: (context, id, fields) =>
        change(context, id, ticket => finishByShop(context, ticket, fieldOf(fields, 'text'))),
    },
  },
}

async function change(
  { db }: Context,
  id: string,
  work: (ticket: TicketRow) => Promise<TicketRow>,
): Promise<string> {
  const { status } = await work(await lockTicket(db, recordId(id, '售后服务')))
  return ticketStatusText(status)
}

async function listTickets({ db }: Context): Promise<WaitingRow[]> {
  const last = sql<string>`(select ${serviceTicketMessages.text} from ${serviceTicketMessages}
    where ${serviceTicketMessages.ticket_id} = ${serviceTickets.id}
    order by ${serviceTicketMessages.id} desc limit 1)`
  const rows = await db
    .select({ ticket: serviceTickets, company: users.company, last })
    .from(serviceTickets)
    .innerJoin(users, eq(users.id, serviceTickets.user_id))
    .where(WAITS)
    .orderBy(asc(serviceTickets.id))
  return rows.map(({ ticket, company, last: text }) => ({
    id: String(ticket.id),
    at: chinaTime(ticket.created_at),
    company,
    text: `${ticket.sn}  ${ticketStatusText(ticket.status)}  ${TICKET_KIND_ROWS[ticket.kind].text}  ${text ?? ''}`,
  }))
}
