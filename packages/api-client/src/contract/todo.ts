import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { noInput } from './input/wire'
import { id, int } from './wire'

/** Something that waits for the buyer. */
const todo = z.object({
  /** The page where it is done: see the member centre. */
  kind: z.literal([
    'licence',
    'document',
    'contract',
    'receipt',
    'pay',
    'store_pay',
    'transfer',
    'receive',
    'coupon',
    'points',
    'message',
  ]),
  /** `late` prevents buying or is overdue, `soon` has a deadline, `info` has none. */
  urgency: z.literal(['late', 'soon', 'info']),
  title: z.string(),
  /** What to do, and until when. */
  text: z.string(),
  /**
   * Number of orders, coupons, points or messages; 1 for a document. Of `pay` that of the tab 待付款: with the orders whose
   * transfer the shop confirms, which are `transfer` when no order is to be paid.
   */
  count: int,
  /** Of `store_pay`, the store whose orders wait; absent for the stores together that are not listed on their own. */
  store_id: z.optional(id),
})
export type Todo = z.output<typeof todo>

export const userTodo = endpoint({
  name: 'user.todo',
  method: 'GET',
  path: '/api/user/todo',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: z.object({ list: z.array(todo) }),
})
