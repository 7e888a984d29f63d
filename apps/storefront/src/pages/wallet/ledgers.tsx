import type { DataOf } from '@yaoji/api-client'
import type {
  PointsEntry,
  userMoneyLog,
  userPointsLog,
  userVoucherLog,
  WalletEntry,
} from '@yaoji/api-client/contract/wallet'
import { type LedgerUse, moneyText, POINTS_RULE, POINTS_USES, VOUCHER_USES, WALLET_USES } from '@yaoji/domain'
import type { RecordColumn } from '@yaoji/ui/records-table'
import type { ReactNode } from 'react'
import { minuteText } from '../../core/clock/minuteText'
import type { LedgerName } from './LedgerExport'
import * as css from './LedgerTable.css'
import { OrderLink } from './OrderLink'
import type { LedgerSheet } from './saveLedger'

/** What the rows of every ledger have. */
export interface LedgerRow {
  readonly id: number
  readonly time: string
  readonly use_type_text: string
  readonly direction: 'in' | 'out'
  readonly order_sn: string | null
  readonly remark: string
}

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
  readonly columns: readonly RecordColumn<Row>[]
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
  columns: columnsOf({
    kindWidth: '72px',
    width: '148px',
    change: { title: '金额', text: row => moneyText(row.amount) },
    after: { title: '余额', text: row => moneyText(row.balance_after) },
  }),
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
  columns: columnsOf({
    kindWidth: '72px',
    width: '112px',
    change: { title: '金额', text: row => moneyText(row.amount) },
    after: { title: '该券剩余', text: row => moneyText(row.balance_after) },
  }),
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
  columns: columnsOf({
    kindWidth: '96px',
    width: '112px',
    change: { title: '积分变动', text: row => String(row.points) },
    after: { title: '变动后积分', text: row => String(row.points_after) },
  }),
  sums: [
    { name: '获得', value: answer => answer.points_in },
    { name: '使用', value: answer => answer.points_out },
    { name: '笔数', value: answer => answer.total },
  ],
  emptyText: POINTS_RULE,
}

interface Amount<Row> {
  readonly title: string
  readonly text: (row: Row) => string
}

interface Columns<Row> {
  readonly kindWidth: string
  /** Of both amounts. */
  readonly width: string
  readonly change: Amount<Row>
  /** What was left after the change. */
  readonly after: Amount<Row>
}

const SIGNS = { in: '+', out: '−' } as const

function columnsOf<Row extends LedgerRow>({
  kindWidth,
  width,
  change,
  after,
}: Columns<Row>): readonly RecordColumn<Row>[] {
  return [
    { key: 'time', title: '时间', width: '148px', render: row => minuteText(row.time) },
    { key: 'kind', title: '类型', width: kindWidth, render: row => row.use_type_text },
    {
      key: 'change',
      title: change.title,
      align: 'end',
      width,
      render: row => (
        <span className={css.amount} data-direction={row.direction}>
          {SIGNS[row.direction]}
          {change.text(row)}
        </span>
      ),
    },
    { key: 'after', title: after.title, align: 'end', width, render: after.text },
    { key: 'reason', title: '说明', render: row => <Reason row={row} /> },
  ]
}

/** Why an amount changed, with a link to its order. */
function Reason({ row: { order_sn, remark } }: { row: LedgerRow }) {
  return (
    <span className={css.reason}>
      {remark}
      {order_sn && <OrderLink sn={order_sn} />}
    </span>
  )
}
