import { emailProblem, INVOICE_TYPE_CODES } from '@yaoji/domain'
import * as z from 'zod/mini'
import { problemOf, text } from './wire'

const MESSAGE = '请选择发票类型'

/** Type of an invoice. */
export const invoiceTypeInput = z.enum(INVOICE_TYPE_CODES, MESSAGE)

/** What a buyer chooses for an order at the checkout. */
export const invoiceChoiceInput = z.enum([...INVOICE_TYPE_CODES, 'not_needed'], MESSAGE)

/** Where the invoice is sent by e-mail when it is issued; empty for nowhere. VA-02. */
export const invoiceEmailInput = z.optional(
  text(320).check(problemOf(value => (value === '' ? null : emailProblem(value)))),
)
