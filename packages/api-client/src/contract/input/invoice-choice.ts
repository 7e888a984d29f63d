import { INVOICE_TYPE_CODES } from '@yaoji/domain'
import * as z from 'zod/mini'

const MESSAGE = '请选择发票类型'

/** Type of an invoice. */
export const invoiceTypeInput = z.enum(INVOICE_TYPE_CODES, MESSAGE)

/** What a buyer chooses for an order at the checkout. */
export const invoiceChoiceInput = z.enum([...INVOICE_TYPE_CODES, 'not_needed'], MESSAGE)
