import * as z from 'zod/mini'
import { feedbackCreate } from '../feedback'
import { type Call, call } from './call'
import { requiredText, text } from './wire'

export const feedbackCreateInput = z.object({
  data: z.object({
    kind: z.enum(['suggest', 'complaint', 'goods', 'order', 'other'], '请选择反馈类型'),
    content: requiredText('请填写反馈内容', 500),
    /** Contact for the reply. When empty, the account’s number. */
    contact: z.optional(text(60)),
    order_sn: z.optional(text(40)),
  }),
})

export const calls: readonly Call[] = [
  call(feedbackCreate, {
    payload: feedbackCreateInput,
    row: 'AP-21',
    summary: 'Sends a comment, a suggestion or a complaint.',
  }),
]
