import { TICKET_FILES_MOST, TICKET_KINDS } from '@yaoji/domain'
import * as z from 'zod/mini'
import {
  ticketCreate,
  ticketDetail,
  ticketDone,
  ticketList,
  ticketReopen,
  ticketReply,
} from '../service-ticket'
import { type Call, call } from './call'
import { idInput, idOnly, requiredText } from './wire'

export const ticketDetailInput = z.object({ sn: requiredText('请填写申请单号', 40) })

const fileIds = () => z.optional(z.array(idInput()).check(z.maxLength(TICKET_FILES_MOST)))

export const ticketCreateInput = z.object({
  id: idInput(),
  kind: z.enum(TICKET_KINDS, '请选择需要的服务'),
  text: requiredText('请说明需要什么', 500),
  line_ids: z.optional(z.array(idInput()).check(z.maxLength(200))),
  file_ids: fileIds(),
})

export const ticketReplyInput = z.object({
  id: idInput(),
  text: requiredText('请填写要补充的内容', 500),
  file_ids: fileIds(),
})

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
