import * as z from 'zod/mini'
import { userMoney, userMoneyLog } from '../wallet'
import { type Call, call } from './call'
import { dateInput, integer, noInput, pageInput } from './wire'

export const userMoneyLogInput = z.object({
  use_type: z.optional(integer(1, 7)),
  start_time: z.optional(dateInput()),
  end_time: z.optional(dateInput()),
  ...pageInput,
})

export const calls: readonly Call[] = [
  call(userMoneyLog, {
    payload: userMoneyLogInput,
    row: 'AP-27',
    summary:
      'Every change of the balance, newest first. Days are China’s; `end_time` is the last day that counts.',
  }),
  call(userMoney, { payload: noInput, row: 'AP-28', summary: 'What the wallet holds.' }),
]
