import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { messageKind } from './entity/message-kind'
import type { messageListInput, messageReadInput } from './payload/message'
import { bulkResult, flag, id, int, pageOf, time } from './wire'

export { messageKind } from './entity/message-kind'

const message = z.object({
  id,
  kind: messageKind,
  kind_text: z.string(),
  title: z.string(),
  /** Separated by `\n` where it has several lines: one for each product. */
  content: z.string(),
  /** The products of its first lines, one for each; empty where the lines are about none. */
  goods_ids: z.array(id),
  /** In-site link; empty when there is none. */
  url: z.string(),
  is_read: flag,
  created_at: time,
})
export type Message = z.output<typeof message>

export const messageList = endpoint({
  name: 'message.list',
  method: 'GET',
  path: '/api/message',
  access: 'buyer',
  input: payload<typeof messageListInput>,
  data: z.object({
    ...pageOf(message).shape,
    kinds: z.array(z.object({ kind: messageKind, name: z.string(), unread: int })),
    /** Days for which the shop keeps a message. */
    message_days: int,
  }),
})

export const messageRead = endpoint({
  name: 'message.read',
  method: 'POST',
  path: '/api/message/read',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof messageReadInput>,
  /** Without `ids` the lists are empty. */
  data: z.object({ ...bulkResult.shape, message_count: int }),
})
