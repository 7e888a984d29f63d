import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import type { feedbackCreateInput } from './input/feedback'
import { id } from './wire'

export const feedbackCreate = endpoint<typeof feedbackCreateInput>()({
  name: 'feedback.create',
  method: 'POST',
  path: '/api/user/feedback',
  access: 'buyer',
  creates: true,
  data: z.object({
    id,
    /** What happens next, as the buyer reads it. */
    message: z.string(),
  }),
})
