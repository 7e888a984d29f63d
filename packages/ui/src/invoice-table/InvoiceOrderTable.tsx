'use client'
import {
  formatAmount,
  type Money,
  type PurchaseCount,
  parseAmount,
  purchaseCountText,
  sumAmounts,
} from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes, useState } from 'react'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import type { Times } from '../formats/times'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { Price } from '../price'
import { RecordCell, type RecordColumn, RecordsTable } from '../records-table'
import * as css from './InvoiceTable.css'

export const invoiceOrderTableLabels = {
  /** Name of the table, for screen readers. */
  table: '可开票的订单',
  loading: '正在加载可开票的订单',
  order: '订单',
  paidAt: '付款时间',
  amount: '可开票金额',
  state: '状态',
  actions: '操作',
  choose: (sn: string) => `选择订单 ${sn}`,
  count: (count: PurchaseCount) => purchaseCountText(count),
  apply: '申请开票',
  /** The button of one order, for screen readers. */
  applyOf: (sn: string) => `申请开票 ${sn}`,
  together: '合并开票',
  /** Before an order is chosen. */
  none: '勾选同一个月付款的订单，可以开在一张发票上',
  chosen: (count: number, amount: string, money: Money) => `已选 ${count} 个订单，合计 ${money.text(amount)}`,
  /** Follows {@link chosen} where the orders cannot be on one invoice. */
  months: '。一张发票只能包含同一个月付款的订单',
}

/** A paid order without an invoice, by the wire's names. */
export interface InvoiceTableOrder extends PurchaseCount {
  order_id: number
  sn: string
  paid_at: string
  /** Month of the payment, `YYYY-MM`: one invoice has orders of one month. */
  period: string
  amount: string
  state_text: string
  /** Why its last invoice was refused or voided; empty otherwise. */
  reason: string
}

export interface InvoiceOrderTableProps<Order extends InvoiceTableOrder = InvoiceTableOrder>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Undefined while the first ones load. */
  orders: readonly Order[] | undefined
  /** Where an order is shown. */
  orderHref: (order: Order) => string
  /** The buyer asks for an invoice of these orders: one, or those that are chosen. */
  onApply?: (orders: readonly Order[]) => void
  /**
   * Other orders are loading in place of those shown.
   * @default false
   */
  refreshing?: boolean
  /**
   * With a border of its own.
   * @default true
   */
  framed?: boolean
  /** Words in place of those of {@link invoiceOrderTableLabels}. */
  labels?: Partial<typeof invoiceOrderTableLabels>
}

/**
 * Paid orders without an invoice: chosen together, when they are of one month, or applied for one by one. Renders `div`
 * around a RecordsTable.
 */
export const InvoiceOrderTable = forwardRef<HTMLDivElement, InvoiceOrderTableProps>(
  function InvoiceOrderTable(props, ref) {
    const { orders, orderHref, onApply, refreshing, framed, labels, className, ...rest } = props
    const words = useLabels('invoiceOrderTable', invoiceOrderTableLabels, labels)
    const times = useTimes()
    const [ids, setIds] = useState<readonly number[]>([])
    const chosen = orders?.filter(({ order_id }) => ids.includes(order_id))

    function choose({ order_id }: InvoiceTableOrder, checked: boolean) {
      const others = ids.filter(id => id !== order_id)
      setIds(checked ? [...others, order_id] : others)
    }

    return (
      <div {...rest} ref={ref} className={joinClass(css.orders, className)}>
        {chosen && <ChosenBar chosen={chosen} words={words} onApply={() => onApply?.(chosen)} />}
        <RecordsTable
          label={words.table}
          columns={columnsOf({ words, times, ids, choose, orderHref, onApply })}
          rows={orders}
          rowKey={({ order_id }) => order_id}
          refreshing={refreshing}
          framed={framed}
          labels={{ loading: words.loading }}
        />
      </div>
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Order extends InvoiceTableOrder>(
  props: InvoiceOrderTableProps<Order> & RefAttributes<HTMLDivElement>,
) => ReactNode

type Words = typeof invoiceOrderTableLabels

interface ChosenBarProps {
  chosen: readonly InvoiceTableOrder[]
  words: Words
  onApply: () => void
}

/** How many orders are chosen, and their sum; orders of several months are no one invoice. */
function ChosenBar({ chosen, words, onApply }: ChosenBarProps) {
  const money = useMoney()
  const isOneMonth = new Set(chosen.map(({ period }) => period)).size <= 1
  const sum = formatAmount(sumAmounts(chosen.map(({ amount }) => parseAmount(amount))))
  return (
    <div className={css.bar} data-part="bar">
      <Button variant="primary" disabled={chosen.length === 0 || !isOneMonth} onClick={onApply}>
        {words.together}
      </Button>
      <p role="status" className={css.sum} data-part="sum">
        {chosen.length === 0 ? words.none : words.chosen(chosen.length, sum, money)}
        {!isOneMonth && words.months}
      </p>
    </div>
  )
}

interface ColumnsProps extends Pick<InvoiceOrderTableProps, 'orderHref' | 'onApply'> {
  words: Words
  times: Times
  /** Ids of the chosen orders. */
  ids: readonly number[]
  choose: (order: InvoiceTableOrder, checked: boolean) => void
}

function columnsOf({
  words,
  times,
  ids,
  choose,
  orderHref,
  onApply,
}: ColumnsProps): readonly RecordColumn<InvoiceTableOrder>[] {
  return [
    {
      key: 'order',
      title: words.order,
      width: '34%',
      narrow: 'plain',
      lines: 2,
      render: order => (
        <div className={css.choice} data-part="choice">
          <Checkbox
            label={words.choose(order.sn)}
            labelHidden
            className={css.check}
            checked={ids.includes(order.order_id)}
            onCheckedChange={checked => choose(order, checked)}
          />
          <RecordCell about={[words.count(order)]}>
            <Link href={orderHref(order)} className={css.link} data-part="order">
              {order.sn}
            </Link>
          </RecordCell>
        </div>
      ),
    },
    { key: 'paid_at', title: words.paidAt, render: ({ paid_at }) => times.second(paid_at) },
    {
      key: 'amount',
      title: words.amount,
      align: 'end',
      render: ({ amount }) => <Price value={amount} tone="ink" />,
    },
    {
      key: 'state',
      title: words.state,
      render: ({ state_text, reason }) => <RecordCell about={[reason]}>{state_text}</RecordCell>,
    },
    {
      key: 'action',
      title: words.actions,
      width: '112px',
      narrow: 'plain',
      render: order => (
        <Button size="s" aria-label={words.applyOf(order.sn)} onClick={() => onApply?.([order])}>
          {words.apply}
        </Button>
      ),
    },
  ]
}
