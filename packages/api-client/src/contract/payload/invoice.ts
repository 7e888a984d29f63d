import * as z from 'zod/mini'
import { invoiceEmailInput, invoiceTypeInput } from '../input/invoice-choice'
import { idInput, idsInput, pageInput, phoneInput, requiredText, text } from '../input/wire'

export const invoiceProfileSaveInput = z.object({
  address: requiredText('请填写注册地址，与营业执照一致', 120),
  phone: phoneInput('请填写注册电话'),
  bank: requiredText('请填写开户银行', 60),
  account: z.string().check(
    z.overwrite(value => value.replace(/\s/g, '')),
    z.minLength(1, { error: '请填写银行账号', abort: true }),
    z.regex(/^\d{6,32}$/, '银行账号应为 6 至 32 位数字'),
  ),
})

export const invoiceOrdersInput = z.object({ keywords: z.optional(text(60)), ...pageInput })

export const invoiceListInput = z.object({
  tab: z.optional(z.enum(['applied', 'issued', 'closed'], '没有这个发票分类')),
  keywords: z.optional(text(60)),
  ...pageInput,
})

/** Most orders of one invoice. */
const ORDERS_MOST = 50

export const invoiceCreateInput = z.object({
  order_ids: idsInput().check(z.maxLength(ORDERS_MOST, `一张发票最多包含 ${ORDERS_MOST} 个订单`)),
  type: invoiceTypeInput,
  email: invoiceEmailInput,
})

export const invoiceChangeInput = z.object({
  id: idInput(),
  type: invoiceTypeInput,
  /** Absent to keep it. */
  email: invoiceEmailInput,
})
