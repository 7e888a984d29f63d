import * as z from 'zod/mini'

/** Type of an invoice. */
export const invoiceType = z.literal(['digital', 'electronic', 'ordinary', 'special'])

/** State of an order's invoice. */
export const invoiceState = z.literal(['none', 'applied', 'issued', 'rejected', 'voided', 'not_needed'])
