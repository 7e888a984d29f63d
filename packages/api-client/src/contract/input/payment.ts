import * as z from 'zod/mini'
import { orderPay, paymentCallback, paymentStateCall, payType, transferSlip } from '../payment'
import { type Call, call } from './call'
import { dateInput, idInput, idOnly, requiredText, text } from './wire'

export const orderPayInput = z.object({
  id: idInput(),
  pay_type: payType,
  /** Login password, for ways with `needs_password`. */
  password: z.optional(z.string().check(z.maxLength(128))),
})

export const transferSlipInput = z.object({
  id: idInput(),
  payer: requiredText('请填写付款户名', 60),
  bank_serial: requiredText('请填写银行流水号', 60),
  paid_date: dateInput(),
  remark: z.optional(text(100)),
})

/** Anything may come from outside; what does not hold is refused and logged, not validated away. */
export const paymentCallbackInput = z.object({
  payment_sn: z.optional(z.string()),
  /** Fen. */
  amount: z.optional(z.string()),
  gateway_no: z.optional(z.string()),
  result: z.optional(z.string()),
  timestamp: z.optional(z.string()),
  sign: z.optional(z.string()),
})

export const calls: readonly Call[] = [
  call(orderPay, {
    payload: orderPayInput,
    summary:
      'Starts paying: balance pays at once, transfer shows the account, online opens the gateway. Asked again, it answers the attempt that waits or the payment that was made.',
  }),
  call(paymentStateCall, {
    payload: idOnly,
    summary: 'Where the payment of an order stands; the pay page asks until it is settled.',
  }),
  call(transferSlip, {
    payload: transferSlipInput,
    summary:
      'Says that the transfer was made: bank, payer and the slip’s number, to be checked by accounting.',
  }),
  call(paymentCallback, {
    payload: paymentCallbackInput,
    summary:
      'What the gateway says became of a payment. Signed with HMAC-SHA256 over the other fields; taken for 300 seconds after `timestamp`, and applied once however often it comes.',
  }),
]
