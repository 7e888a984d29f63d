import { SLIP_FILES_MOST } from '@yaoji/domain'
import * as z from 'zod/mini'
import { payType } from '../entity/payment'
import { dateInput, idInput, requiredText, text } from '../input/wire'

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
  pay_type: z.optional(payType),
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
