import { userTodo } from '../todo'
import { type Call, call } from './call'
import { noInput } from './wire'

export const calls: readonly Call[] = [
  call(userTodo, {
    payload: noInput,
    summary:
      'Lists what waits for the buyer today, the most urgent first: documents, orders, coupons, messages.',
  }),
]
