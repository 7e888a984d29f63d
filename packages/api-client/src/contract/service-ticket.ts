import * as z from 'zod/mini'
import { type DataOf, endpoint, payload } from './endpoint'
import { fileInfo } from './entity/file'
import type { idOnly } from './input/wire'
import type { ticketCreateInput, ticketDetailInput, ticketReplyInput } from './payload/service-ticket'
import { flag, id, time } from './wire'

const ticketKind = z.literal([
  'documents',
  'delivery',
  'inspection_report',
  'goods_documents',
  'company_documents',
])

/** One message of the conversation. */
const ticketMessage = z.object({
  id,
  time,
  author: z.literal(['buyer', 'shop']),
  text: z.string(),
  files: z.array(fileInfo),
})

/** What a buyer asks the shop about an order: documents, reports, a wrong delivery. */
export const serviceTicket = z.object({
  id,
  sn: z.string(),
  kind: ticketKind,
  kind_text: z.string(),
  /** 10 waiting, 20 in work, 30 finished by the shop, 40 closed. */
  status: z.literal([10, 20, 30, 40]),
  status_text: z.string(),
  created_at: time,
  /** Names of the products that it is about, of gifts with （赠）; empty when it is about the whole order. */
  products: z.array(z.string()),
  /** Oldest first. */
  messages: z.array(ticketMessage),
  /** Until when a closed ticket can be opened again; null otherwise. */
  reopen_before: z.nullable(time),
  actions: z.array(z.literal(['reply', 'done', 'reopen'])),
})
export type ServiceTicket = z.output<typeof serviceTicket>

export const ticketList = endpoint({
  name: 'ticket.list',
  method: 'GET',
  path: '/api/order/{id}/tickets',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({
    order_id: id,
    order_sn: z.string(),
    /** Newest first. */
    list: z.array(serviceTicket),
    /** The lines about which a ticket can be. */
    lines: z.array(z.object({ line_id: id, is_gift: flag, name: z.string(), ypgg: z.string() })),
    /** What can be asked for; empty when nothing can. */
    kinds: z.array(z.object({ kind: ticketKind, name: z.string(), text: z.string() })),
    /** Why nothing can be asked for; empty when something can. */
    blocked: z.string(),
  }),
})
export type ServiceTickets = DataOf<typeof ticketList>

export const ticketDetail = endpoint({
  name: 'ticket.detail',
  method: 'GET',
  path: '/api/ticket/{sn}',
  access: 'buyer',
  input: payload<typeof ticketDetailInput>,
  data: z.object({ order_id: id, order_sn: z.string(), ticket: serviceTicket }),
})
export type TicketDetail = DataOf<typeof ticketDetail>

export const ticketCreate = endpoint({
  name: 'ticket.create',
  method: 'POST',
  path: '/api/order/{id}/tickets',
  access: 'buyer',
  creates: true,
  input: payload<typeof ticketCreateInput>,
  data: z.object({ ticket: serviceTicket }),
})

export const ticketReply = endpoint({
  name: 'ticket.reply',
  method: 'POST',
  path: '/api/ticket/{id}/reply',
  access: 'buyer',
  creates: true,
  input: payload<typeof ticketReplyInput>,
  data: z.object({ ticket: serviceTicket }),
})

export const ticketDone = endpoint({
  name: 'ticket.done',
  method: 'POST',
  path: '/api/ticket/{id}/done',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({ ticket: serviceTicket }),
})

export const ticketReopen = endpoint({
  name: 'ticket.reopen',
  method: 'POST',
  path: '/api/ticket/{id}/reopen',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({ ticket: serviceTicket }),
})
