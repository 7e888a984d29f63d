import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { userMoneyLogInput } from './input/wallet'
import type { noInput } from './input/wire'
import { id, int, money, pageOf, time } from './wire'

/** 1 recharge, 2 spend, 3 refund, 4 cashback, 5 gift, 6 adjustment, 7 withdrawal. */
export const walletEntry = z.object({
  id,
  time,
  use_type: int,
  use_type_text: z.string(),
  direction: z.literal(['in', 'out']),
  /** Always positive; `direction` is income or expense. */
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
  access: 'buyer',
  input: payload<typeof userMoneyLogInput>,
  data: pageOf(walletEntry),
})

export const userMoney = endpoint({
  name: 'user.money',
  method: 'GET',
  path: '/api/user/user_money',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({
    balance: money,
    points: int,
    /** Number of unused coupons and of unused cash vouchers, and the total value of the vouchers. */
    coupon_count: int,
    cash_count: int,
    cash_amount: money,
    /** Total income and total expense. */
    income: money,
    expense: money,
  }),
})
