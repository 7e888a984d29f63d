import * as z from 'zod/mini'
import { orderPay, paymentCallback, paymentStateCall, payTogether, payType, transferSlip } from '../payment'
import { type Call, call } from './call'
import { dateInput, idInput, idOnly, requiredText, text } from './wire'

export const orderPayInput = z.object({
  id: idInput(),
  pay_type: payType,
  /** Login password, for methods with `needs_password`. */
  password: z.optional(z.string().check(z.maxLength(128))),
})

/** Maximum number of orders in one call. */
const MAX_ORDERS = 50

/** Payment of several orders of one buyer from the balance. */
export const payTogetherInput = z.object({
  ids: z
    .array(idInput())
    .check(z.minLength(1, '请选择要付款的订单'), z.maxLength(MAX_ORDERS, `一次最多 ${MAX_ORDERS} 个订单`)),
  /** Login password. */
  password: z.optional(z.string().check(z.maxLength(128))),
})

export const transferSlipInput = z.object({
  id: idInput(),
  payer: requiredText('请填写付款户名', 60),
  bank_serial: requiredText('请填写银行流水号', 60),
  paid_date: dateInput('请选择付款日期'),
  remark: z.optional(text(100)),
})

/** Form for the login password, before a payment by a method that has `needs_password`. */
export const paymentPasswordInput = z.object({
  password: z.string().check(z.minLength(1, '请输入登录密码'), z.maxLength(128)),
})

/** Accepts any text in every field, so that an invalid callback gives no validation error: the service refuses and logs it. */
export const paymentCallbackInput = z.object({
  payment_sn: z.optional(z.string()),
  /** In fen. */
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
      'Starts a payment: balance pays at once, transfer returns the bank account, online methods return the address of the gateway. A second call returns the existing payment.',
  }),
  call(payTogether, {
    payload: payTogetherInput,
    summary:
      'Pays several of the buyer’s orders from the balance, all or none. Orders that are already paid are skipped, so a second call charges nothing. Refuses ephedrine-type orders, which the balance cannot pay.',
  }),
  call(paymentStateCall, {
    payload: idOnly,
    summary: 'Returns the payment state of an order; the pay page polls it until the payment is final.',
  }),
  call(transferSlip, {
    payload: transferSlipInput,
    summary:
      'Submits a transfer slip: payer, serial number of the bank, and payment date. Accounting checks it.',
  }),
  call(paymentCallback, {
    payload: paymentCallbackInput,
    summary:
      'Receives the result of a payment from the gateway. Signed with HMAC-SHA256 over the other fields; accepted for 300 seconds after `timestamp`, and applied only once.',
  }),
]
