import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { flag, flagInput, id, idInput, pageInput, pageOf, time } from './wire'

export const messageKind = z.enum(['order', 'licence', 'promotion', 'system', 'arrival'])

const message = z.object({
  id,
  kind: messageKind,
  kind_text: z.string(),
  title: z.string(),
  content: z.string(),
  /** Where it leads, in-site; empty when nowhere. */
  url: z.string(),
  is_read: flag,
  created_at: time,
})
export type Message = z.output<typeof message>

export const messageList = endpoint({
  name: 'message.list',
  method: 'GET',
  path: '/api/message',
  summary: 'Messages to the buyer, newest first, and how many of each kind are unread.',
  access: 'buyer',
  input: z.object({ kind: z.optional(messageKind), is_read: z.optional(flagInput()), ...pageInput }),
  data: z.extend(pageOf(message), {
    kinds: z.array(z.object({ kind: messageKind, name: z.string(), unread: z.int() })),
  }),
})

export const messageRead = endpoint({
  name: 'message.read',
  method: 'POST',
  path: '/api/message/read',
  summary: 'Marks messages as read: those named, or all of them when none is.',
  access: 'buyer',
  concurrent: true,
  input: z.object({ ids: z.optional(z.array(idInput()).check(z.maxLength(100, '一次最多 100 条'))) }),
  data: z.object({ message_count: z.int() }),
})
