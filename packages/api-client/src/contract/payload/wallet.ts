import * as z from 'zod/mini'
import { dateInput, integer, pageInput } from '../input/wire'

const filters = {
  use_type: z.optional(integer(1, 8)),
  start_time: z.optional(dateInput()),
  end_time: z.optional(dateInput()),
}

const logInput = { ...filters, ...pageInput }

export const userMoneyLogInput = z.object(logInput)

export const userPointsLogInput = z.object(logInput)

export const userVoucherLogInput = z.object(logInput)

export const userLedgerExportInput = z.object({
  ledger: z.literal(['balance', 'points', 'vouchers']),
  ...filters,
})
