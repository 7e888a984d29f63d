import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { noInput } from './input/wire'
import type {
  userLedgerExportInput,
  userMoneyLogInput,
  userPointsLogInput,
  userVoucherLogInput,
} from './payload/wallet'
import { date, id, int, money, pageOf, time } from './wire'

/** 1 recharge, 2 spend, 3 refund, 4 cashback, 5 gift, 6 adjustment, 7 withdrawal. */
export const walletEntry = z.object({
  id,
  time,
  use_type: int,
  use_type_text: z.string(),
  direction: z.literal(['in', 'out']),
  /** Always positive; `direction` is income or expense. */
  amount: money,
  /** What was in the wallet after the change, with what was frozen. */
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
  data: z.object({
    ...pageOf(walletEntry).shape,
    /** Sums of all rows that the filter finds, on every page. */
    income: money,
    expense: money,
  }),
})

/** 1 order, 2 check-in, 3 activity, 4 redeem, 5 taken back on return, 6 expired, 7 given. */
export const pointsEntry = z.object({
  id,
  time,
  use_type: int,
  use_type_text: z.string(),
  direction: z.literal(['in', 'out']),
  /** Number of points, always positive; `direction` is income or expense. */
  points: int,
  /** Negative while points that a return took back are missing. */
  points_after: int,
  order_sn: z.nullable(z.string()),
  remark: z.string(),
})
export type PointsEntry = z.output<typeof pointsEntry>

export const userPointsLog = endpoint({
  name: 'user.pointsLog',
  method: 'GET',
  path: '/api/user/points_log',
  access: 'buyer',
  input: payload<typeof userPointsLogInput>,
  data: z.object({
    ...pageOf(pointsEntry).shape,
    /** Sums of all rows that the filter finds, on every page. */
    points_in: int,
    points_out: int,
  }),
})

export const userVoucherLog = endpoint({
  name: 'user.voucherLog',
  method: 'GET',
  path: '/api/user/voucher_log',
  access: 'buyer',
  input: payload<typeof userVoucherLogInput>,
  data: z.object({
    /** 2 used by an order, 3 given back, 5 received, 6 expired. `balance_after` is what was left of that voucher. */
    ...pageOf(walletEntry).shape,
    /** Sums of all rows that the filter finds, on every page. */
    income: money,
    expense: money,
  }),
})

const ledgerLine = z.object({
  time,
  use_type_text: z.string(),
  direction: z.literal(['in', 'out']),
  /** Yuan, or a number of points; always positive. */
  amount: z.string(),
  balance_after: z.string(),
  order_sn: z.nullable(z.string()),
  remark: z.string(),
})
export type LedgerLine = z.output<typeof ledgerLine>

export const userLedgerExport = endpoint({
  name: 'user.ledgerExport',
  method: 'GET',
  path: '/api/user/ledger_export',
  access: 'buyer',
  input: payload<typeof userLedgerExportInput>,
  data: z.object({
    list: z.array(ledgerLine),
    /** Rows that the filter finds; the list has at most 5,000 of them, the newest. */
    total: int,
  }),
})

export const userMoney = endpoint({
  name: 'user.money',
  method: 'GET',
  path: '/api/user/user_money',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({
    /** What the buyer can use. */
    balance: money,
    /** What unpaid orders hold: it is spent when they are paid, and free again when they are cancelled. */
    frozen_balance: money,
    /** Both together, which is the `balance_after` of the newest change. */
    total_balance: money,
    /** Negative when a return took back more than the buyer had; later points settle it. */
    points: int,
    /** The points that expire next, and their last day; 0 and null without points. */
    points_expiring: int,
    points_expire_on: z.nullable(date),
    /** Number of unused coupons and of unused cash vouchers, and the total value of the vouchers. */
    coupon_count: int,
    cash_count: int,
    cash_amount: money,
    /**
     * Total income and total expense, net: an order counts once, as an expense with what was spent for it and not
     * refunded, or as income where more came back, such as the excess of a transfer. The sums of `user.moneyLog` are
     * those of its rows.
     */
    income: money,
    expense: money,
  }),
})
