import {
  ticketCreate,
  ticketDetail,
  ticketDone,
  ticketList,
  ticketReopen,
  ticketReply,
} from '@yaoji/api-client/contract/service-ticket'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { createTicket, finishByBuyer, listTickets, readTicket, reopenTicket, replyTicket } from './service'

export function serviceTicketRoutes(app: FastifyInstance): void {
  bind(app, ticketList, context => listTickets(context, context.input.id))
  bind(app, ticketDetail, context => readTicket(context, context.input.sn))
  bind(app, ticketCreate, async context => ({ ticket: await createTicket(context, context.input) }))
  bind(app, ticketReply, async context => ({ ticket: await replyTicket(context, context.input) }))
  bind(app, ticketDone, async context => ({ ticket: await finishByBuyer(context, context.input.id) }))
  bind(app, ticketReopen, async context => ({ ticket: await reopenTicket(context, context.input.id) }))
}
