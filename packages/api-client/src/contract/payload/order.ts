import * as z from 'zod/mini'
import { invoiceChoiceInput, invoiceEmailInput } from '../input/invoice-choice'
import {
  dateInput,
  flagInput,
  idInput,
  idsInput,
  integer,
  optionalId,
  pageInput,
  requiredText,
  text,
} from '../input/wire'

export const orderCreateInput = z.object({
  ids: idsInput(),
  address_id: idInput(),
  /** Coupon to apply; 0 or absent for none. */
  coupon_id: optionalId(),
  /** Cash voucher beside the coupon; 0 or absent for none. */
  voucher_id: optionalId(),
  /** Points to use; 0 or absent for none. */
  points: z.optional(integer()),
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
  /** Default: all stores that the buyer can see. */
  store_id: optionalId(),
}

export const orderListInput = z.object({ ...orderFilters, ...pageInput })

export const orderCancelInput = z.object({ id: idInput(), reason: z.optional(text(100)) })

export const orderCloseInput = z.object({ id: idInput(), reason: requiredText('请选择或填写取消原因', 100) })
