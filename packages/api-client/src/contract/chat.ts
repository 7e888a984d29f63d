import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { noInput } from './input/wire'
import { int } from './wire'

export const chatTicket = endpoint({
  name: 'user.chatTicket',
  method: 'POST',
  path: '/api/user/chat_ticket',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof noInput>,
  data: z.object({
    /** Address of the chat window; it takes username and token in the query. */
    url: z.string(),
    username: z.string(),
    token: z.string(),
    expires_seconds: int,
  }),
})
