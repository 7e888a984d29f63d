import { feedbackCreate, feedbackList } from '../feedback'
import { feedbackCreateInput, feedbackListInput } from '../payload/feedback'
import { type Call, call } from './call'

export * from '../payload/feedback'

export const calls: readonly Call[] = [
  call(feedbackCreate, {
    payload: feedbackCreateInput,
    row: 'AP-21',
    summary: 'Sends a comment, a suggestion or a complaint, with up to five pictures.',
  }),
  call(feedbackList, {
    payload: feedbackListInput,
    summary: 'Lists what the buyer sent to the shop, newest first, with the answers.',
  }),
]
