import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { fileInfo } from './entity/file'
import { paymentState, payType, slipFields } from './entity/payment'
import type { idOnly } from './input/wire'
import type {
  orderPayInput,
  paymentCallbackInput,
  payTogetherInput,
  transferSlipInput,
} from './payload/payment'
import { flag, id, money, nothing, time } from './wire'

export { type PayType, paymentState, payType } from './entity/payment'

const transferAccount = z.object({
  name: z.string(),
  bank: z.string(),
  account: z.string(),
  /** What the transfer must say: the number of the order, or of the purchase where it pays several. */
  remark: z.string(),
  /** What is to be transferred, for all of its orders. */
  amount: money,
  /** The companies from whose account it may come: the buyer, and where the law lets it its head office. */
  payers: z.array(z.string()),
  /** The orders that it pays, this one included: several where the buyer chose one transfer for them. */
  ids: z.array(id),
})

/** The last slip of a bank transfer, when accounting refused it, with what the buyer entered. */
const refusedSlip = z.object({
  reason: z.string(),
  /** What came, and went to the balance. */
  received: money,
  ...slipFields,
  /** Its files, which the next slip can have again. */
  files: z.array(fileInfo),
})

/** A payment method for one order. `reason` says why it cannot be used; empty when it can. */
const payWay = z.object({
  way: payType,
  text: z.string(),
  note: z.string(),
  usable: flag,
  reason: z.string(),
  needs_password: flag,
})

export const payment = z.object({
  order_id: id,
  sn: z.string(),
  state: paymentState,
  state_text: z.string(),
  pay_type: z.nullable(payType),
  amount: money,
  pay_before: z.nullable(time),
  paid_at: z.nullable(time),
  /** Address where the buyer confirms an online payment: a gateway page, in-site by default. */
  gateway_url: z.nullable(z.string()),
  transfer: z.nullable(transferAccount),
  slip_uploaded: flag,
  /** Absent unless the order is to be paid again after its last slip was refused. */
  refused_slip: z.optional(refusedSlip),
  /** Payment methods of this order, in display order; empty when nothing is left to pay. */
  ways: z.array(payWay),
  /** What the buyer can use of the balance, without what orders froze. */
  balance: money,
  /** What the order uses of the balance: frozen when it was placed, and spent when it is paid. Not in `amount`. */
  balance_used: money,
  /**
   * The unpaid orders of the same purchase that one payment can pay, this one included; null where there is no other.
   * Ephedrine-type orders are not among them. Orders that wait for one bank transfer are together; an order that waits for a
   * transfer of its own is alone.
   */
  combined: z.nullable(
    z.object({
      ids: z.array(id),
      amount: money,
      balance_used: money,
      /** Payment methods for all of them. */
      ways: z.array(payWay),
    }),
  ),
})
export type Payment = z.output<typeof payment>

export const orderPay = endpoint({
  name: 'order.pay',
  method: 'POST',
  path: '/api/order/{id}/pay',
  access: 'buyer',
  input: payload<typeof orderPayInput>,
  data: z.object({ payment }),
})

/** Pays several orders with one payment, all or none; or chooses one bank transfer for orders of one purchase. */
export const payTogether = endpoint({
  name: 'payment.together',
  method: 'POST',
  path: '/api/pay',
  access: 'buyer',
  input: payload<typeof payTogetherInput>,
  data: z.object({
    /** The orders of the call: all of them paid now, or waiting for the gateway or the transfer. */
    orders: z.array(z.object({ id, sn: z.string() })),
    /** What was taken from the wallet by this call, with what was frozen for the orders. */
    amount: money,
    balance: money,
    /** Address where the buyer confirms an online payment; null when nothing is left to confirm. */
    gateway_url: z.nullable(z.string()),
  }),
})

export const paymentStateCall = endpoint({
  name: 'order.payment',
  method: 'GET',
  path: '/api/order/{id}/payment',
  access: 'buyer',
  silent: true,
  input: payload<typeof idOnly>,
  data: z.object({ payment }),
})

export const transferSlip = endpoint({
  name: 'order.transferSlip',
  method: 'POST',
  path: '/api/order/{id}/transfer_slip',
  access: 'buyer',
  input: payload<typeof transferSlipInput>,
  data: z.object({ payment }),
})

export const paymentCallback = endpoint({
  name: 'payment.callback',
  method: 'POST',
  path: '/api/pay/callback',
  access: 'anyone',
  concurrent: true,
  input: payload<typeof paymentCallbackInput>,
  data: nothing,
})
