import type { InvoiceOrder } from '@yaoji/api-client/contract/invoice'
import { purchaseCountText } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { Checkbox } from '@yaoji/ui/checkbox'
import { Link } from '@yaoji/ui/link'
import { Price } from '@yaoji/ui/price'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { link } from '../../core/page/link.css'
import { touchTarget } from '../../core/page/touchTarget.css'
import { href } from '../../routes'
import * as css from './InvoicesPage.css'

export interface InvoiceOrderTableProps {
  /** Undefined while the first answer loads. */
  orders: readonly InvoiceOrder[] | undefined
  refreshing?: boolean
  /** Ids of the chosen orders. */
  chosen?: ReadonlySet<number>
  onChoose?: (order: InvoiceOrder, chosen: boolean) => void
  onApply?: (order: InvoiceOrder) => void
}

const NONE: ReadonlySet<number> = new Set()

/** Paid orders without an invoice: chosen together, or applied for one by one. */
export function InvoiceOrderTable({
  orders,
  refreshing,
  chosen = NONE,
  onChoose,
  onApply,
}: InvoiceOrderTableProps) {
  const columns: readonly RecordColumn<InvoiceOrder>[] = [
    {
      key: 'order',
      title: '订单',
      width: '34%',
      lines: 2,
      render: order => (
        <div className={css.chosen}>
          <Checkbox
            label={`选择订单 ${order.sn}`}
            labelHidden
            className={css.check}
            checked={chosen.has(order.order_id)}
            onCheckedChange={checked => onChoose?.(order, checked)}
          />
          <span className={css.cell}>
            <Link href={href('order', { id: order.order_id })} className={link}>
              {order.sn}
            </Link>
            <span className={css.about}>{purchaseCountText(order)}</span>
          </span>
        </div>
      ),
    },
    { key: 'paid_at', title: '付款时间', render: ({ paid_at }) => paid_at },
    {
      key: 'amount',
      title: '可开票金额',
      align: 'end',
      render: ({ amount }) => <Price value={amount} tone="ink" />,
    },
    { key: 'state', title: '状态', render: order => <OrderState order={order} /> },
    {
      key: 'action',
      title: '操作',
      width: '112px',
      narrow: 'plain',
      render: order => (
        <Button
          size="s"
          className={touchTarget}
          aria-label={`申请开票 ${order.sn}`}
          onClick={() => onApply?.(order)}
        >
          申请开票
        </Button>
      ),
    },
  ]
  return (
    <RecordsTable
      className={css.table}
      label="可开票的订单"
      columns={columns}
      rows={orders}
      rowKey={({ order_id }) => order_id}
      refreshing={refreshing}
      labels={{ loading: '正在加载可开票的订单' }}
    />
  )
}

function OrderState({ order: { state_text, reason } }: { order: InvoiceOrder }) {
  return (
    <span className={css.cell}>
      {state_text}
      {reason && <span className={css.about}>{reason}</span>}
    </span>
  )
}
