import * as z from 'zod/mini'
import { money, time } from '../wire'
import { payType } from './payment'

/** Money that an order or a return gives back, one for each way that it goes. */
export const refund = z.object({
  sn: z.string(),
  /** The way of the payment, or `balance` for what came from there. */
  way: payType,
  /** Where it goes, in words: 微信支付, 账户余额. */
  target: z.string(),
  amount: money,
  /** `done`: it arrived. */
  state: z.literal(['waiting', 'done']),
  state_text: z.string(),
  created_at: time,
  /** When it arrived; null before. */
  settled_at: z.nullable(time),
})
export type Refund = z.output<typeof refund>
