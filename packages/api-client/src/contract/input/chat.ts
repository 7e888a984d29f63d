import { chatTicket } from '../chat'
import { type Call, call } from './call'
import { noInput } from './wire'

export const calls: readonly Call[] = [
  call(chatTicket, {
    payload: noInput,
    summary: 'Returns a ticket that opens the chat window once, within one minute.',
  }),
]
