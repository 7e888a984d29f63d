'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { type RecordColumn, RecordsTable } from '../records-table'
import * as css from './LedgerTable.css'

export const ledgerTableLabels = {
  time: '时间',
  kind: '类型',
  /** What a row adds or takes. */
  change: '金额',
  /** What was left after it. */
  after: '余额',
  reason: '说明',
  loading: (name: string) => `正在加载${name}`,
}

/** What the rows of every ledger have, by the wire's names. */
export interface LedgerTableRow {
  readonly id: number
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string
  readonly use_type_text: string
  readonly direction: 'in' | 'out'
  /** The order to which it belongs; null without one. */
  readonly order_sn: string | null
  readonly remark: string
}

/** Where a row of a ledger leads. */
export interface LedgerLink {
  readonly href: string
  /** For screen readers: what it leads to, with the number that is seen. */
  readonly name: string
}

export interface LedgerTableProps<Row extends LedgerTableRow = LedgerTableRow>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the rows are: `收支记录`. */
  name: string
  /** Undefined while the first ones load. */
  rows: readonly Row[] | undefined
  /** What a row adds or takes, in words and without a sign: `¥128.00`. */
  changeOf: (row: Row) => string
  /** What was left after it, in words. */
  afterOf: (row: Row) => string
  /** Where the order of a row is shown. */
  linkOf: (order_sn: string) => LedgerLink
  /**
   * Other rows are loading in place of those shown.
   * @default false
   */
  refreshing?: boolean
  /**
   * With a border of its own.
   * @default true
   */
  framed?: boolean
  /**
   * Rows of the skeleton.
   * @default 5
   */
  skeletonRows?: number
  /** Words in place of those of {@link ledgerTableLabels}. */
  labels?: Partial<typeof ledgerTableLabels>
}

/** The changes of a balance, each with its sign, what was left, and why. Renders a RecordsTable; amounts set `data-direction`. */
export const LedgerTable = forwardRef<HTMLDivElement, LedgerTableProps>(function LedgerTable(
  { name, rows, changeOf, afterOf, linkOf, labels, ...rest },
  ref,
) {
  const words = useLabels('ledgerTable', ledgerTableLabels, labels)
  const times = useTimes()
  return (
    <RecordsTable
      {...rest}
      ref={ref}
      label={name}
      columns={columnsOf({ words, times, changeOf, afterOf, linkOf })}
      rows={rows}
      rowKey={({ id }) => id}
      labels={{ loading: words.loading(name) }}
    />
  )
  // A type parameter does not pass through forwardRef.
}) as <Row extends LedgerTableRow>(props: LedgerTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactNode

const SIGNS = { in: '+', out: '−' } as const

/** Width of both amounts. */
const AMOUNT_WIDTH = 'clamp(104px, 16cqi, 148px)'

type ColumnsProps = Pick<LedgerTableProps, 'changeOf' | 'afterOf' | 'linkOf'> & {
  words: typeof ledgerTableLabels
  times: Times
}

function columnsOf({
  words,
  times,
  changeOf,
  afterOf,
  linkOf,
}: ColumnsProps): readonly RecordColumn<LedgerTableRow>[] {
  return [
    { key: 'time', title: words.time, width: '148px', render: ({ time }) => times.minute(time) },
    { key: 'kind', title: words.kind, width: '88px', render: ({ use_type_text }) => use_type_text },
    {
      key: 'change',
      title: words.change,
      align: 'end',
      width: AMOUNT_WIDTH,
      render: row => (
        <span className={css.amount} data-part="amount" data-direction={row.direction}>
          {SIGNS[row.direction]}
          {changeOf(row)}
        </span>
      ),
    },
    { key: 'after', title: words.after, align: 'end', width: AMOUNT_WIDTH, render: afterOf },
    {
      key: 'reason',
      title: words.reason,
      render: ({ remark, order_sn }) => (
        <span className={css.reason} data-part="reason">
          {remark}
          {order_sn && <OrderLink sn={order_sn} {...linkOf(order_sn)} />}
        </span>
      ),
    },
  ]
}

function OrderLink({ sn, href, name }: LedgerLink & { sn: string }) {
  return (
    <Link href={href} className={css.link} aria-label={name} data-part="link">
      {sn}
    </Link>
  )
}
