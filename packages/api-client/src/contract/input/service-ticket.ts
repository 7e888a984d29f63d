import { ticketCreateInput, ticketDetailInput, ticketReplyInput } from '../payload/service-ticket'
import {
  ticketCreate,
  ticketDetail,
  ticketDone,
  ticketList,
  ticketReopen,
  ticketReply,
} from '../service-ticket'
import { type Call, call } from './call'
import { idOnly } from './wire'

export * from '../payload/service-ticket'

export const calls: readonly Call[] = [
  call(ticketList, {
    payload: idOnly,
    summary:
      'Lists the service tickets of an order, newest first, with their conversations, and what can be asked for.',
  }),
  call(ticketDetail, {
    payload: ticketDetailInput,
    summary: 'One service ticket by its number, with its order.',
  }),
  call(ticketCreate, {
    payload: ticketCreateInput,
    summary:
      'Asks the shop about a shipped order: documents, a wrong delivery, inspection reports, first-purchase documents.',
  }),
  call(ticketReply, {
    payload: ticketReplyInput,
    summary: 'Adds a message to an open ticket. A ticket that the shop has finished goes on.',
  }),
  call(ticketDone, {
    payload: idOnly,
    summary: 'Says that the ticket is solved. It is closed when both the buyer and the shop have said so.',
  }),
  call(ticketReopen, {
    payload: idOnly,
    summary: 'Opens a ticket again that was closed in the last seven days.',
  }),
]
