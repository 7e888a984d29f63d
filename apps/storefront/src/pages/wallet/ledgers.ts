import type { DataOf } from '@yaoji/api-client'
import type {
  PointsEntry,
  userMoneyLog,
  userPointsLog,
  userVoucherLog,
  WalletEntry,
} from '@yaoji/api-client/contract/wallet'
import { type LedgerUse, moneyText, POINTS_RULE, POINTS_USES, VOUCHER_USES, WALLET_USES } from '@yaoji/domain'
import type { LedgerTableProps, LedgerTableRow } from '@yaoji/ui/ledger-table'
import type { ReactNode } from 'react'
import type { LedgerName } from './LedgerExport'
import type { LedgerSheet } from './saveLedger'

/** What the rows of every ledger have. */
export type LedgerRow = LedgerTableRow

/** A page of a ledger; its sums have names of their own. */
export interface LedgerAnswer<Row extends LedgerRow> {
  readonly list: readonly Row[]
  readonly total: number
  readonly page: number
  readonly last_page: number
}

/** How a ledger is shown. */
export interface Ledger<Row extends LedgerRow, Answer extends LedgerAnswer<Row> = LedgerAnswer<Row>> {
  /** What the rows are: `收支记录`. */
  readonly name: string
  /** Its name in the call that exports it, and what its spreadsheet is called. */
  readonly call: LedgerName
  readonly sheet: LedgerSheet
  /** The kinds of its rows; the filter offers those that the shop writes. */
  readonly uses: readonly LedgerUse[]
  /** What its rows show. */
  readonly table: Pick<LedgerTableProps<Row>, 'changeOf' | 'afterOf' | 'labels'>
  /** What the rows of the filter add and take. */
  readonly sums: readonly { readonly name: string; readonly value: (answer: Answer) => ReactNode }[]
  /** What brings rows, for a ledger without any. */
  readonly emptyText: string
}

/** The changes of the balance. */
export const MONEY_LEDGER: Ledger<WalletEntry, DataOf<typeof userMoneyLog>> = {
  name: '收支记录',
  call: 'balance',
  sheet: { name: '余额收支记录', change: '金额', after: '余额', format: '0.00' },
  uses: WALLET_USES,
  table: {
    changeOf: row => moneyText(row.amount),
    afterOf: row => moneyText(row.balance_after),
    labels: { change: '金额', after: '余额' },
  },
  sums: [
    { name: '收入', value: answer => moneyText(answer.income) },
    { name: '支出', value: answer => moneyText(answer.expense) },
    { name: '笔数', value: answer => answer.total },
  ],
  emptyText: '余额付款、退款和返现都会记在这里。',
}

/** The changes of the cash vouchers. */
export const VOUCHER_LEDGER: Ledger<WalletEntry, DataOf<typeof userVoucherLog>> = {
  name: '现金券明细',
  call: 'vouchers',
  sheet: { name: '现金券明细', change: '金额', after: '该券剩余', format: '0.00' },
  uses: VOUCHER_USES,
  table: {
    changeOf: row => moneyText(row.amount),
    afterOf: row => moneyText(row.balance_after),
    labels: { change: '金额', after: '该券剩余' },
  },
  sums: [
    { name: '收入', value: answer => moneyText(answer.income) },
    { name: '支出', value: answer => moneyText(answer.expense) },
    { name: '笔数', value: answer => answer.total },
  ],
  emptyText: '领取、使用、退回和过期的现金券都会记在这里。',
}

/** The changes of the points. */
export const POINTS_LEDGER: Ledger<PointsEntry, DataOf<typeof userPointsLog>> = {
  name: '积分记录',
  call: 'points',
  sheet: { name: '积分记录', change: '积分变动', after: '变动后积分' },
  uses: POINTS_USES,
  table: {
    changeOf: row => String(row.points),
    afterOf: row => String(row.points_after),
    labels: { change: '积分变动', after: '变动后积分' },
  },
  sums: [
    { name: '获得', value: answer => answer.points_in },
    { name: '使用', value: answer => answer.points_out },
    { name: '笔数', value: answer => answer.total },
  ],
  emptyText: POINTS_RULE,
}
