import * as z from 'zod/mini'
import { date, flag, id, money } from '../wire'

/** Type of an invoice. */
export const invoiceType = z.literal(['digital', 'electronic', 'ordinary', 'special'])

/** State of an order's invoice. */
export const invoiceState = z.literal(['none', 'applied', 'issued', 'rejected', 'voided', 'not_needed'])

/** An invoice in short, for the page of its order; the list of invoices has more. */
export const invoiceSummary = z.object({
  id,
  /** Empty until it is issued. */
  number: z.string(),
  /** 1: a red invoice, which takes back a part of another one. Its amounts are negative. */
  is_red: flag,
  type_text: z.string(),
  state: invoiceState,
  state_text: z.string(),
  /** With tax; until it is issued, what it would be now. On the page of an order, the part of that order. */
  amount: money,
  issued_on: z.nullable(date),
  /** Why it was rejected or voided; of a red invoice, the number of the other one. Empty otherwise. */
  reason: z.string(),
  /** Where the buyer reads the PDF; empty until it is issued, and when it is voided. */
  pdf_url: z.string(),
})
export type InvoiceSummary = z.output<typeof invoiceSummary>
