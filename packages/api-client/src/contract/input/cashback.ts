import { cashback, cashbackOrders } from '../cashback'
import { cashbackOrdersInput } from '../payload/cashback'
import { type Call, call } from './call'
import { noInput } from './wire'

export * from '../payload/cashback'

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
