import {
  orderCancel,
  orderClose,
  orderCreate,
  orderDetail,
  orderList,
  orderReceive,
  orderReorder,
} from '../order'
import { orderCancelInput, orderCloseInput, orderCreateInput, orderListInput } from '../payload/order'
import { type Call, call } from './call'
import { idOnly } from './wire'

export * from '../payload/order'

export const calls: readonly Call[] = [
  call(orderCreate, {
    payload: orderCreateInput,
    summary:
      'Places the orders of a checkout. When the total is above `expected_total`, the number of packs is not `expected_count`, or a line can no longer be ordered, no order is placed: the response has code 409 and a new checkout as data.',
  }),
  call(orderList, {
    payload: orderListInput,
    summary:
      'Lists the buyer’s orders, of a head office also those of its stores or of one of them, newest first, each with at most three of its lines: by tab, by the number, a product or its maker, and by the days on which they were placed. The counts of the tabs follow the other filters; an empty filter is none. Days are in China’s time zone, and `to` is inclusive.',
  }),
  call(orderDetail, {
    payload: idOnly,
    summary:
      'Returns one order with its lines, address, events and payments, what happens next, and the other orders of the same checkout. A head office reads those of its stores, without actions.',
  }),
  call(orderCancel, {
    payload: orderCancelInput,
    summary:
      'Cancels an unpaid order and returns its stock and coupon; its part of the balance is free again.',
  }),
  call(orderClose, {
    payload: orderCloseInput,
    summary:
      'Asks the shop to close a paid order that is not shipped. The shop decides; then everything paid is refunded.',
  }),
  call(orderReceive, { payload: idOnly, summary: 'Confirms that the goods arrived.' }),
  call(orderReorder, {
    payload: idOnly,
    summary: 'Adds an order’s lines to the cart again, with results by line.',
  }),
]
