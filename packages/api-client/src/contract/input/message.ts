import * as z from 'zod/mini'
import { messageKind, messageList, messageRead } from '../message'
import { type Call, call } from './call'
import { flagInput, idInput, pageInput } from './wire'

export const messageListInput = z.object({
  kind: z.optional(messageKind),
  is_read: z.optional(flagInput()),
  ...pageInput,
})

export const messageReadInput = z.object({
  ids: z.optional(z.array(idInput()).check(z.maxLength(100, '一次最多 100 条'))),
})

export const calls: readonly Call[] = [
  call(messageList, {
    payload: messageListInput,
    summary: 'Lists the buyer’s messages, newest first, with the number of unread messages by kind.',
  }),
  call(messageRead, {
    payload: messageReadInput,
    bulk: 'ids',
    summary: 'Marks messages as read: those in `ids`, or all messages without `ids`.',
  }),
]
