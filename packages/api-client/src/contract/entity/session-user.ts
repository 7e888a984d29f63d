import * as z from 'zod/mini'
import { flag, int, money } from '../wire'

/** State of a buyer's licence. */
export const licenceState = z.literal(['draft', 'submitted', 'rejected', 'passed', 'updating', 'expired'])

/** The session's user (AP-34). A visitor has an empty `company`. */
export const sessionUser = z.object({
  show: flag,
  user_id: int,
  username: z.string(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  face: z.string(),
  rank: z.string(),
  admin: z.nullable(z.object({ name: z.string(), phone: z.string(), is_default: flag })),
  address: z.string(),
  is_passed: flag,
  licence_state: licenceState,
  /** Message for the buyer about the licence; empty when no action is needed. */
  licence_message: z.string(),
  /** Negative when a return took back more than the buyer had; later points settle it. */
  points: int,
  /** What the buyer can use of the balance. */
  balance: z.optional(money),
  coupon_count: int,
  cart: int,
  message_count: int,
  wechat: z.string(),
  common_config: z.object({ hot_line: z.string(), qq1: z.string(), qq2: z.string() }),
  quality_inspection: z.nullable(z.object({ quality_inspection_url: z.string(), msg: z.string() })),
  login_url: z.string(),
  is_show_youx: flag,
  is_special: flag,
  is_can_chat: flag,
  token: z.string(),
  is_AfterSale: flag,
  store_count: int,
})
export type SessionUser = z.output<typeof sessionUser>
