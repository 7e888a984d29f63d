import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { dateInput, id, integer, money, noInput, pageInput, pageOf, time } from './wire'

/** 1 recharge, 2 spend, 3 refund, 4 cashback, 5 gift, 6 adjustment, 7 withdrawal. */
export const walletEntry = z.object({
  id,
  time,
  use_type: z.int(),
  use_type_text: z.string(),
  direction: z.enum(['in', 'out']),
  /** Always positive; `direction` says which way. */
  amount: money,
  balance_after: money,
  order_sn: z.nullable(z.string()),
  remark: z.string(),
})
export type WalletEntry = z.output<typeof walletEntry>

export const userMoneyLog = endpoint({
  name: 'user.moneyLog',
  method: 'GET',
  path: '/api/user/user_money_log',
  summary:
    'Every change of the balance, newest first. Days are China’s; `end_time` is the last day that counts.',
  row: 'AP-27',
  access: 'buyer',
  input: z.object({
    use_type: z.optional(integer(1, 7)),
    start_time: z.optional(dateInput()),
    end_time: z.optional(dateInput()),
    ...pageInput,
  }),
  data: pageOf(walletEntry),
})

export const userMoney = endpoint({
  name: 'user.money',
  method: 'GET',
  path: '/api/user/user_money',
  summary: 'What the wallet holds.',
  row: 'AP-28',
  access: 'buyer',
  input: noInput,
  data: z.object({
    balance: money,
    points: z.int(),
    /** Unused coupons, and unused cash vouchers with what they are worth together. */
    coupon_count: z.int(),
    cash_count: z.int(),
    cash_amount: money,
    /** Over the whole ledger: what came in and what went out. */
    income: money,
    expense: money,
  }),
})
