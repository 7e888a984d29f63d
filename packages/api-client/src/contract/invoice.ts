import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { invoiceState, invoiceSummary, invoiceType } from './entity/invoice'
import type { idOnly, noInput } from './input/wire'
import type {
  invoiceChangeInput,
  invoiceCreateInput,
  invoiceListInput,
  invoiceOrdersInput,
  invoiceProfileSaveInput,
} from './payload/invoice'
import { id, int, money, nothing, pageOf, time } from './wire'

/** Who an invoice is made out to. A text that is not known is empty. */
const profile = z.object({
  /** The buyer's licensed company. */
  title: z.string(),
  /** Its credit code. */
  tax_no: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  account: z.string(),
})
export type InvoiceProfile = z.output<typeof profile>

const type = z.object({
  type: invoiceType,
  text: z.string(),
  /** Why the buyer cannot choose it; empty when they can. */
  reason: z.string(),
})

const profileAnswer = z.object({
  /** What invoices have now; null until the licence passed its review. */
  profile: z.nullable(profile),
  /** The last change while it is reviewed or after it was rejected; null otherwise. `profile` stays valid meanwhile. */
  change: z.nullable(
    z.extend(profile, {
      state: z.literal(['reviewing', 'rejected']),
      state_text: z.string(),
      /** Why it was rejected; empty otherwise. */
      reason: z.string(),
      submitted_at: time,
    }),
  ),
  types: z.array(type),
})
export type InvoiceProfileAnswer = z.output<typeof profileAnswer>

export const invoiceProfile = endpoint({
  name: 'invoice.profile',
  method: 'GET',
  path: '/api/invoice/profile',
  access: 'buyer',
  input: payload<typeof noInput>,
  data: profileAnswer,
})

export const invoiceProfileSave = endpoint({
  name: 'invoice.profileSave',
  method: 'PUT',
  path: '/api/invoice/profile',
  access: 'buyer',
  input: payload<typeof invoiceProfileSaveInput>,
  data: profileAnswer,
})

/** Number of entries by tab; `orders` has the orders without an invoice. */
const tabs = z.array(z.object({ tab: z.string(), name: z.string(), count: int }))

/** A paid order for which the buyer can apply for an invoice. */
const invoiceOrder = z.object({
  order_id: id,
  sn: z.string(),
  paid_at: time,
  /** Month of the payment, `YYYY-MM`: an invoice has orders of one month. */
  period: z.string(),
  /** What is invoiced: paid minus refunded. */
  amount: money,
  /** As in the order. */
  line_count: int,
  goods_number: int,
  gift_number: int,
  state: invoiceState,
  state_text: z.string(),
  /** Why its last invoice was rejected or voided; empty otherwise. */
  reason: z.string(),
})
export type InvoiceOrder = z.output<typeof invoiceOrder>

export const invoiceOrders = endpoint({
  name: 'invoice.orders',
  method: 'GET',
  path: '/api/invoice/order',
  access: 'buyer',
  input: payload<typeof invoiceOrdersInput>,
  data: z.object({ ...pageOf(invoiceOrder).shape, tabs }),
})

export const invoice = z.extend(invoiceSummary, {
  type: invoiceType,
  title: z.string(),
  tax_no: z.string(),
  /** Tax in the amount; 0.00 until it is issued. */
  tax_amount: money,
  orders: z.array(z.object({ id, sn: z.string(), amount: money })),
  applied_at: time,
  /** Where it is sent when it is issued; empty for nowhere. */
  email: z.string(),
  /** Whether it is sent: `none` without an address, `failed` when no further attempt follows. */
  mail_state: z.literal(['none', 'waiting', 'sent', 'failed']),
  /** Empty without an address. */
  mail_text: z.string(),
  /** What the buyer may do with it now. */
  actions: z.array(z.literal(['change', 'withdraw'])),
})
export type Invoice = z.output<typeof invoice>

export const invoiceList = endpoint({
  name: 'invoice.list',
  method: 'GET',
  path: '/api/invoice',
  access: 'buyer',
  input: payload<typeof invoiceListInput>,
  data: z.object({ ...pageOf(invoice).shape, tabs }),
})

export const invoiceCreate = endpoint({
  name: 'invoice.create',
  method: 'POST',
  path: '/api/invoice',
  access: 'buyer',
  creates: true,
  input: payload<typeof invoiceCreateInput>,
  data: z.object({ invoice }),
})

export const invoiceChange = endpoint({
  name: 'invoice.change',
  method: 'POST',
  path: '/api/invoice/{id}',
  access: 'buyer',
  input: payload<typeof invoiceChangeInput>,
  data: z.object({ invoice }),
})

export const invoiceWithdraw = endpoint({
  name: 'invoice.withdraw',
  method: 'DELETE',
  path: '/api/invoice/{id}',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: nothing,
})
