import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { id, requiredText, text } from './wire'

export const feedbackCreate = endpoint({
  name: 'feedback.create',
  method: 'POST',
  path: '/api/user/feedback',
  summary: 'Sends an opinion, a wish or a complaint.',
  row: 'AP-21',
  access: 'buyer',
  creates: true,
  input: z.object({
    data: z.object({
      kind: z.enum(['suggest', 'complaint', 'goods', 'order', 'other'], '请选择反馈类型'),
      content: requiredText('请填写反馈内容', 500),
      /** How to answer; the account’s own number when empty. */
      contact: z.optional(text(60)),
      order_sn: z.optional(text(40)),
    }),
  }),
  data: z.object({
    id,
    /** What happens next, as the buyer reads it. */
    message: z.string(),
  }),
})
