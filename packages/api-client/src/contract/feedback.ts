import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { fileInfo } from './entity/file'
import type { feedbackCreateInput, feedbackListInput } from './payload/feedback'
import { flag, id, pageOf, time } from './wire'

export const feedbackKind = z.literal(['suggest', 'complaint', 'goods', 'order', 'other'])

/** A message of the buyer to the shop, with the answers. */
export const feedback = z.object({
  id,
  kind: feedbackKind,
  kind_text: z.string(),
  content: z.string(),
  contact: z.string(),
  /** Number of the order that it is about; empty for none. */
  order_sn: z.string(),
  /** Pictures, in the order in which they were added. */
  files: z.array(fileInfo),
  created_at: time,
  /** 1: the shop has answered. */
  is_answered: flag,
  /** Oldest first. */
  answers: z.array(z.object({ time, text: z.string() })),
})
export type Feedback = z.output<typeof feedback>

export const feedbackCreate = endpoint({
  name: 'feedback.create',
  method: 'POST',
  path: '/api/user/feedback',
  access: 'buyer',
  creates: true,
  input: payload<typeof feedbackCreateInput>,
  data: z.object({
    id,
    /** Message for the buyer about the next step. */
    message: z.string(),
  }),
})

export const feedbackList = endpoint({
  name: 'feedback.list',
  method: 'GET',
  path: '/api/user/feedback',
  access: 'buyer',
  input: payload<typeof feedbackListInput>,
  data: pageOf(feedback),
})
