import * as z from 'zod/mini'
import {
  invoiceChange,
  invoiceCreate,
  invoiceList,
  invoiceOrders,
  invoiceProfile,
  invoiceProfileSave,
  invoiceWithdraw,
} from '../invoice'
import { type Call, call } from './call'
import { invoiceEmailInput, invoiceTypeInput } from './invoice-choice'
import { idInput, idOnly, idsInput, noInput, pageInput, phoneInput, requiredText, text } from './wire'

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

export const calls: readonly Call[] = [
  call(invoiceProfile, {
    payload: noInput,
    summary:
      'Returns who invoices are made out to, a change that is being reviewed, and the types that can be chosen.',
  }),
  call(invoiceProfileSave, {
    payload: invoiceProfileSaveInput,
    summary:
      'Submits address, phone, bank and account of the invoice profile for review. The old profile stays valid until the new one passes.',
  }),
  call(invoiceOrders, {
    payload: invoiceOrdersInput,
    summary: 'Lists the paid orders without an invoice, the newest payment first.',
  }),
  call(invoiceList, {
    payload: invoiceListInput,
    summary:
      'Lists the buyer’s invoices, newest first, by tab and by the number of an order or of the invoice: applied (default), issued, closed (rejected or voided).',
  }),
  call(invoiceCreate, {
    payload: invoiceCreateInput,
    summary:
      'Applies for one invoice for one or more paid orders of one month. A special invoice needs a complete profile that passed its review.',
  }),
  call(invoiceChange, {
    payload: invoiceChangeInput,
    summary:
      'Changes the type of an invoice that is not issued yet, and the e-mail address to which it is sent.',
  }),
  call(invoiceWithdraw, {
    payload: idOnly,
    summary: 'Withdraws an application; its orders have no invoice then.',
  }),
]
