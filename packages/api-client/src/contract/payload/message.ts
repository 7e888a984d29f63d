import * as z from 'zod/mini'
import { messageKind } from '../entity/message-kind'
import { flagInput, idInput, pageInput } from '../input/wire'

export const messageListInput = z.object({
  kind: z.optional(messageKind),
  is_read: z.optional(flagInput()),
  ...pageInput,
})

export const messageReadInput = z.object({
  ids: z.optional(z.array(idInput()).check(z.maxLength(100, '一次最多 100 条'))),
})
