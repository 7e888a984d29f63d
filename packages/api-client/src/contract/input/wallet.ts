import * as z from 'zod/mini'
import { userLedgerExport, userMoney, userMoneyLog, userPointsLog, userVoucherLog } from '../wallet'
import { type Call, call } from './call'
import { dateInput, integer, noInput, pageInput } from './wire'

const filters = {
  use_type: z.optional(integer(1, 7)),
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

export const calls: readonly Call[] = [
  call(userMoneyLog, {
    payload: userMoneyLogInput,
    row: 'AP-27',
    summary:
      'Lists the changes of the balance, newest first. Dates are in China’s time zone; `end_time` is inclusive.',
  }),
  call(userPointsLog, {
    payload: userPointsLogInput,
    summary:
      'Lists the changes of the points, newest first, with the same filters as the changes of the balance.',
  }),
  call(userVoucherLog, {
    payload: userVoucherLogInput,
    summary:
      'Lists the changes of the cash vouchers, newest first, with the same filters as the changes of the balance.',
  }),
  call(userLedgerExport, {
    payload: userLedgerExportInput,
    summary: 'Returns the changes of one ledger that the filters find, without pages, for a spreadsheet.',
  }),
  call(userMoney, {
    payload: noInput,
    row: 'AP-28',
    summary: 'Returns the balance and the coupons of the wallet.',
  }),
]
