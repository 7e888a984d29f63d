import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { dateInput, flag, id, idInput, money, nothing, requiredText, text, time } from './wire'

export const payType = z.enum(['balance', 'transfer', 'wechat', 'alipay', 'company'])
export type PayType = z.output<typeof payType>

/** Where a payment stands: `waiting` for the gateway or the bank, `reviewing` a transfer slip, `paid`, `failed`, `closed`. */
export const paymentState = z.enum(['unpaid', 'waiting', 'reviewing', 'paid', 'failed', 'closed'])

const transferAccount = z.object({
  name: z.string(),
  bank: z.string(),
  account: z.string(),
  remark: z.string(),
})

/** A way of paying as offered for one order. `reason` says why it cannot be used now; empty when it can. */
const payWay = z.object({
  way: payType,
  text: z.string(),
  note: z.string(),
  usable: flag,
  reason: z.string(),
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
  /** Where the buyer confirms an online payment: a page of the gateway, in-site by default. */
  gateway_url: z.nullable(z.string()),
  transfer: z.nullable(transferAccount),
  slip_uploaded: flag,
  /** The ways this order can be paid, in the order to show them; empty once nothing is to pay. */
  ways: z.array(payWay),
  /** What the wallet holds. */
  balance: money,
})
export type Payment = z.output<typeof payment>

export const orderPay = endpoint({
  name: 'order.pay',
  method: 'POST',
  path: '/api/order/{id}/pay',
  summary:
    'Starts paying: balance pays at once, transfer shows the account, online opens the gateway. Asked again, it answers the attempt that waits or the payment that was made.',
  access: 'buyer',
  input: z.object({
    id: idInput(),
    pay_type: payType,
    /** Login password, for paying from the balance. */
    password: z.optional(z.string().check(z.maxLength(128))),
  }),
  data: z.object({ payment }),
})

export const paymentStateCall = endpoint({
  name: 'order.payment',
  method: 'GET',
  path: '/api/order/{id}/payment',
  summary: 'Where the payment of an order stands; the pay page asks until it is settled.',
  access: 'buyer',
  silent: true,
  input: z.object({ id: idInput() }),
  data: z.object({ payment }),
})

export const transferSlip = endpoint({
  name: 'order.transferSlip',
  method: 'POST',
  path: '/api/order/{id}/transfer_slip',
  summary: 'Says that the transfer was made: bank, payer and the slip’s number, to be checked by accounting.',
  access: 'buyer',
  input: z.object({
    id: idInput(),
    payer: requiredText('请填写付款户名', 60),
    bank_serial: requiredText('请填写银行流水号', 60),
    paid_date: dateInput(),
    remark: z.optional(text(100)),
  }),
  data: z.object({ payment }),
})

export const paymentCallback = endpoint({
  name: 'payment.callback',
  method: 'POST',
  path: '/api/pay/callback',
  summary:
    'What the gateway says became of a payment. Signed with HMAC-SHA256 over the other fields; taken for 300 seconds after `timestamp`, and applied once however often it comes.',
  access: 'anyone',
  concurrent: true,
  /** Anything may come from outside; what does not hold is refused and logged, not validated away. */
  input: z.object({
    payment_sn: z.optional(z.string()),
    /** Fen. */
    amount: z.optional(z.string()),
    gateway_no: z.optional(z.string()),
    result: z.optional(z.string()),
    timestamp: z.optional(z.string()),
    sign: z.optional(z.string()),
  }),
  data: nothing,
})
