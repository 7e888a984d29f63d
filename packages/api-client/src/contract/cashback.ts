import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { month } from './entity/month'
import type { noInput } from './input/wire'
import type { cashbackOrdersInput } from './payload/cashback'
import { date, id, int, money, pageOf, time } from './wire'

/** A tier: from which amount received in a month what comes back. */
const cashbackTier = z.object({ amount: money, cashback: money })
export type CashbackTier = z.output<typeof cashbackTier>

/** A month of the buyer. */
const cashbackMonth = z.object({
  month,
  /** What was received in it: paid for products, less what was refunded of them. */
  received_amount: money,
  /** What comes back for it. */
  cashback_amount: money,
  /**
   * `running` until the month ends, `settling` while its products can be returned, `missed` without a reached tier,
   * `paid` with its row in the wallet.
   */
  state: z.literal(['running', 'settling', 'missed', 'paid']),
  /** The day from which it is paid. */
  pay_date: date,
  /** When it was settled; null before. */
  settled_time: z.nullable(time),
})
export type CashbackMonth = z.output<typeof cashbackMonth>

export const cashback = endpoint({
  name: 'activity.cashback',
  method: 'GET',
  path: '/api/activity/cashback',
  access: 'anyone',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({
    /** This month in China. */
    month,
    /** Unix seconds of the response and of the end of the month, for a countdown. */
    timestamp: int,
    end_timestamp: int,
    /** Tiers of this month, ascending; empty when there is no cashback. */
    tiers: z.array(cashbackTier),
    /** Days after the month before its cashback is paid. */
    settling_days: int,
    /** The buyer's own; null for a visitor. */
    mine: z.nullable(
      z.object({
        /** This month, then those before, newest first: at most twelve. */
        months: z.array(cashbackMonth),
        /** The nearest tier that pays more, with the missing amount; null when there is none. */
        next: z.nullable(z.object({ ...cashbackTier.shape, missing_amount: money })),
      }),
    ),
  }),
})

/** An order that counts for a month. */
const cashbackOrder = z.object({
  order_id: id,
  order_sn: z.string(),
  received_time: time,
  /** What was paid for its products. */
  goods_amount: money,
  /** What was refunded of them. */
  refunded_amount: money,
  /** What counts. */
  received_amount: money,
})
export type CashbackOrder = z.output<typeof cashbackOrder>

export const cashbackOrders = endpoint({
  name: 'user.cashbackOrders',
  method: 'GET',
  path: '/api/user/cashback_orders',
  access: 'buyer',
  input: payload<typeof cashbackOrdersInput>,
  data: z.object({
    ...pageOf(cashbackOrder).shape,
    month,
    /** The sum over all pages. */
    received_amount: money,
  }),
})
