import { SLIP_FILES_MOST } from '@yaoji/domain'
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

/** One payment for several orders of one buyer. */
export const payTogetherInput = z.object({
  ids: z
    .array(idInput())
    .check(z.minLength(1, '请选择要付款的订单'), z.maxLength(MAX_ORDERS, `一次最多 ${MAX_ORDERS} 个订单`)),
  /** Default: the balance. */
  pay_type: z.optional(z.literal(['balance', 'wechat', 'alipay', 'company'])),
  /** Login password, for methods with `needs_password`. */
  password: z.optional(z.string().check(z.maxLength(128))),
})

export const transferSlipInput = z.object({
  id: idInput(),
  payer: requiredText('请填写付款户名', 60),
  bank_serial: requiredText('请填写银行流水号', 60),
  paid_date: dateInput('请选择付款日期'),
  remark: z.optional(text(100)),
  /** Pictures or PDFs of the bank's receipt, sent with the purpose `transfer_slip`. */
  file_ids: z
    .array(idInput(), '请上传银行回单')
    .check(
      z.minLength(1, '请上传银行回单'),
      z.maxLength(SLIP_FILES_MOST, `银行回单最多 ${SLIP_FILES_MOST} 个文件`),
    ),
})

/** Form for the login password, before a payment by a method that has `needs_password`. */
export const paymentPasswordInput = z.object({
  password: z.string().check(z.minLength(1, '请输入登录密码'), z.maxLength(128)),
})

/** Any value, as text: what is not a text is refused and logged like a wrong one. */
const noticeField = () =>
  z.optional(
    z.pipe(
      z.transform(value => (typeof value === 'string' ? value : JSON.stringify(value))),
      z.string(),
    ),
  )

/** Accepts anything in every field, so that an invalid callback gives no validation error: the service refuses and logs it. */
export const paymentCallbackInput = z.object({
  payment_sn: noticeField(),
  /** In fen. */
  amount: noticeField(),
  gateway_no: noticeField(),
  result: noticeField(),
  timestamp: noticeField(),
  sign: noticeField(),
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
      'Pays several of the buyer’s orders with one payment, all or none: from the balance at once, or at the gateway, whose one callback pays all of them. Orders that are already paid are skipped, and a waiting attempt is returned again, so a second call charges nothing. Refuses ephedrine-type orders, which are paid alone.',
  }),
  call(paymentStateCall, {
    payload: idOnly,
    summary: 'Returns the payment state of an order; the pay page polls it until the payment is final.',
  }),
  call(transferSlip, {
    payload: transferSlipInput,
    summary:
      'Submits a transfer slip: payer, serial number of the bank, payment date, and the files of the slip. Accounting checks it.',
  }),
  call(paymentCallback, {
    payload: paymentCallbackInput,
    summary:
      'Receives the result of a payment from the gateway. Signed with HMAC-SHA256 over the other fields; accepted for 300 seconds after `timestamp`, and applied only once.',
  }),
]
