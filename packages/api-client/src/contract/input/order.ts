import * as z from 'zod/mini'
import { orderCancel, orderCreate, orderDetail, orderList, orderReceive, orderReorder } from '../order'
import { type Call, call } from './call'
import { flagInput, idInput, idOnly, idsInput, pageInput, requiredText, text } from './wire'

export const orderCreateInput = z.object({
  ids: idsInput(),
  address_id: idInput(),
  coupon_id: z.optional(idInput()),
  use_balance: z.optional(flagInput()),
  expected_total: requiredText('缺少应付总额', 20),
  remark: z.optional(text(200)),
})

export const orderListInput = z.object({
  tab: z.optional(text(20)),
  keywords: z.optional(text(60)),
  ...pageInput,
})

export const orderCancelInput = z.object({ id: idInput(), reason: z.optional(text(100)) })

export const calls: readonly Call[] = [
  call(orderCreate, {
    payload: orderCreateInput,
    summary:
      'Places the order of the lines that checkout’s parts show. When the total would be above `expected_total`, or a line cannot be ordered any more, nothing is ordered: the answer is code 409 with a fresh checkout as its data.',
  }),
  call(orderList, { payload: orderListInput, summary: 'The buyer’s orders, newest first, by tab.' }),
  call(orderDetail, {
    payload: idOnly,
    summary: 'One order with its lines, address, events and the sister orders of the same checkout.',
  }),
  call(orderCancel, {
    payload: orderCancelInput,
    summary: 'Cancels an unpaid order; stock, coupon and balance come back with it.',
  }),
  call(orderReceive, { payload: idOnly, summary: 'Confirms that the goods arrived.' }),
  call(orderReorder, {
    payload: idOnly,
    summary: 'Puts an order’s lines into the cart again, answering line by line.',
  }),
]
