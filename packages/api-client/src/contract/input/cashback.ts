import * as z from 'zod/mini'
import { cashback, cashbackOrders } from '../cashback'
import { type Call, call } from './call'
import { noInput, pageInput } from './wire'

export const cashbackOrdersInput = z.object({
  ...pageInput,
  /** Default: this month. */
  month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月份格式为 2026-11'))),
})

export const calls: readonly Call[] = [
  call(cashback, {
    payload: noInput,
    summary: 'Returns the tiers of the monthly cashback, and the buyer’s progress and months.',
  }),
  call(cashbackOrders, {
    payload: cashbackOrdersInput,
    summary: 'Lists the received orders that count for a month’s cashback, with their sum.',
  }),
]
