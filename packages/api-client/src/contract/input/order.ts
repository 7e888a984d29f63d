import * as z from 'zod/mini'
import {
  orderCancel,
  orderClose,
  orderCreate,
  orderDetail,
  orderExport,
  orderList,
  orderReceive,
  orderReorder,
} from '../order'
import { type Call, call } from './call'
import { invoiceChoiceInput, invoiceEmailInput } from './invoice-choice'
import {
  dateInput,
  flagInput,
  idInput,
  idOnly,
  idsInput,
  integer,
  optionalId,
  pageInput,
  requiredText,
  text,
} from './wire'

export const orderCreateInput = z.object({
  ids: idsInput(),
  address_id: idInput(),
  /** Coupon to apply; 0 or absent for none. */
  coupon_id: optionalId(),
  /** Cash voucher beside the coupon; 0 or absent for none. */
  voucher_id: optionalId(),
  use_balance: z.optional(flagInput()),
  expected_total: requiredText('缺少应付总额', 20),
  /** The checkout's `expected_count`; absent where any number of packs is accepted. */
  expected_count: z.optional(integer()),
  /** Type of the invoice for each order of the checkout; absent to decide later. */
  invoice_type: z.optional(invoiceChoiceInput),
  /** Only with a type. */
  invoice_email: invoiceEmailInput,
  remark: z.optional(text(200)),
})

const orderFilters = {
  tab: z.optional(text(20)),
  keywords: z.optional(text(60)),
  from: z.optional(dateInput()),
  to: z.optional(dateInput()),
}

export const orderListInput = z.object({ ...orderFilters, ...pageInput })

export const orderExportInput = z.object(orderFilters)

export const orderCancelInput = z.object({ id: idInput(), reason: z.optional(text(100)) })

export const orderCloseInput = z.object({ id: idInput(), reason: requiredText('请选择或填写取消原因', 100) })

export const calls: readonly Call[] = [
  call(orderCreate, {
    payload: orderCreateInput,
    summary:
      'Places the orders of a checkout. When the total is above `expected_total`, the number of packs is not `expected_count`, or a line can no longer be ordered, no order is placed: the response has code 409 and a new checkout as data.',
  }),
  call(orderList, {
    payload: orderListInput,
    summary:
      'Lists the buyer’s orders, newest first, each with at most three of its lines: by tab, by the number, a product or its maker, and by the days on which they were placed. The counts of the tabs follow the other filters; an empty filter is none. Days are in China’s time zone, and `to` is inclusive.',
  }),
  call(orderDetail, {
    payload: idOnly,
    summary:
      'Returns one order with its lines, address, events and payments, what happens next, and the other orders of the same checkout.',
  }),
  call(orderExport, {
    payload: orderExportInput,
    summary:
      'Lists the lines of the orders that the filters of the order list find, newest first, at most 5,000: for a table of the buyer’s own.',
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
