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
      'Lists the changes of the balance, newest first. Dates are in China’s time zone; `end_time` is inclusive.',
  }),
  call(userMoney, {
    payload: noInput,
    row: 'AP-28',
    summary: 'Returns the balance and the coupons of the wallet.',
  }),
]
