import {
  userLedgerExportInput,
  userMoneyLogInput,
  userPointsLogInput,
  userVoucherLogInput,
} from '../payload/wallet'
import { userLedgerExport, userMoney, userMoneyLog, userPointsLog, userVoucherLog } from '../wallet'
import { type Call, call } from './call'
import { noInput } from './wire'

export * from '../payload/wallet'

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
