'use client'
import { parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import type { Times } from '../formats/times'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { type RecordColumn, RecordsTable, type RecordsTableProps } from '../records-table'
import { TextLink } from '../text-link'
import type { CashbackMonth, CashbackOrder } from './cashbackTypes'

type TableProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>

/** A column of amounts; a component renders them, which reads the currency. */
const moneyColumn = <Row,>(
  key: string,
  title: string,
  width: string,
  amount: (row: Row) => string,
): RecordColumn<Row> => ({
  key,
  title,
  align: 'end',
  width,
  render: row => <Amount value={amount(row)} />,
})

const Amount = ({ value }: { value: string }) => useMoney().text(value)

export const cashbackMonthTableLabels = {
  table: '返现记录',
  month: '月份',
  received: '计入金额',
  cashback: '返现',
  state: '状态',
  /** What became of a month, by its state; a month without a reached tier has `none`. */
  running: (payDate: string) => `本月，${payDate} 起存入`,
  runningNone: '本月，还没有达到档位',
  settling: (payDate: string) => `待存入，${payDate} 起，退换货完成后`,
  none: '没有达到档位',
  paid: (time: string) => `${time} 已存入余额`,
}

type MonthWords = typeof cashbackMonthTableLabels

const hasAny = ({ cashback_amount }: CashbackMonth) => parseAmount(cashback_amount) > 0

const STATES: Readonly<
  Record<CashbackMonth['state'], (month: CashbackMonth, words: MonthWords, times: Times) => string>
> = {
  running: (month, words, times) =>
    hasAny(month) ? words.running(times.date(month.pay_date)) : words.runningNone,
  settling: (month, words, times) =>
    hasAny(month) ? words.settling(times.date(month.pay_date)) : words.none,
  missed: (_, words) => words.none,
  paid: ({ settled_time }, words, times) => words.paid(settled_time ? times.minute(settled_time) : ''),
}

export interface CashbackMonthTableProps extends TableProps {
  /** This month first. */
  months: readonly CashbackMonth[]
  /** Words in place of those of {@link cashbackMonthTableLabels}. */
  labels?: Partial<MonthWords>
}

/** What came back for each month. Renders RecordsTable, for a panel. */
export const CashbackMonthTable = forwardRef<HTMLDivElement, CashbackMonthTableProps>(
  function CashbackMonthTable({ months, labels, ...rest }, ref) {
    const words = useLabels('cashbackMonthTable', cashbackMonthTableLabels, labels)
    const times = useTimes()
    return (
      <RecordsTable
        framed={false}
        {...rest}
        ref={ref}
        label={words.table}
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', title: words.month, width: '96px', render: ({ month }) => times.month(month) },
          moneyColumn<CashbackMonth>('received', words.received, '160px', row => row.received_amount),
          moneyColumn<CashbackMonth>('cashback', words.cashback, '140px', row => row.cashback_amount),
          { key: 'state', title: words.state, render: row => STATES[row.state](row, words, times) },
        ]}
      />
    )
  },
)

export const cashbackOrderTableLabels = {
  table: '计入本月的订单',
  loading: '正在加载订单',
  order: '订单',
  time: '收货时间',
  goods: '商品实付',
  refunded: '已退',
  counted: '计入',
}

export interface CashbackOrderTableProps
  extends TableProps,
    Pick<RecordsTableProps<CashbackOrder>, 'refreshing' | 'skeletonRows'> {
  /** Undefined while the first ones load. */
  orders: readonly CashbackOrder[] | undefined
  /** Where an order is shown. */
  hrefOf: (order: CashbackOrder) => string
  /** Words in place of those of {@link cashbackOrderTableLabels}. */
  labels?: Partial<typeof cashbackOrderTableLabels>
}

/** The orders that count for a month. Renders RecordsTable, for a panel. */
export const CashbackOrderTable = forwardRef<HTMLDivElement, CashbackOrderTableProps>(
  function CashbackOrderTable({ orders, hrefOf, labels, ...rest }, ref) {
    const words = useLabels('cashbackOrderTable', cashbackOrderTableLabels, labels)
    const times = useTimes()
    return (
      <RecordsTable
        framed={false}
        skeletonRows={3}
        {...rest}
        ref={ref}
        label={words.table}
        rows={orders}
        rowKey={({ order_id }) => order_id}
        labels={{ loading: words.loading }}
        columns={[
          {
            key: 'order',
            title: words.order,
            render: row => <TextLink href={hrefOf(row)}>{row.order_sn}</TextLink>,
          },
          {
            key: 'time',
            title: words.time,
            width: '148px',
            render: ({ received_time }) => times.minute(received_time),
          },
          moneyColumn<CashbackOrder>('goods', words.goods, '140px', row => row.goods_amount),
          moneyColumn<CashbackOrder>('refunded', words.refunded, '120px', row => row.refunded_amount),
          moneyColumn<CashbackOrder>('counted', words.counted, '140px', row => row.received_amount),
        ]}
      />
    )
  },
)
