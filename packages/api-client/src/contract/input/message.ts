import { messageList, messageRead } from '../message'
import { messageListInput, messageReadInput } from '../payload/message'
import { type Call, call } from './call'

export * from '../payload/message'

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
