import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { feedbackCreateInput } from './input/feedback'
import { id } from './wire'

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
