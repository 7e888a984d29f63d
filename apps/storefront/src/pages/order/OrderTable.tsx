import type { Order } from '@yaoji/api-client/contract/order'
import { countPurchase, purchaseCountText } from '@yaoji/domain'
import { GoodsTag } from '@yaoji/ui/goods-tag'
import { Link } from '@yaoji/ui/link'
import { orderLinesOfOrder } from '@yaoji/ui/order-lines'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { CopyButton } from '../../core/page/CopyButton'
import { link } from '../../core/page/link.css'
import { giftTag } from '../../features/orders/giftTag.css'
import { OrderActions } from '../../features/orders/OrderActions'
import { OrderCost } from '../../features/orders/OrderCost'
import { href } from '../../routes'
import type { OrdersAnswer } from './OrderResults'
import * as css from './OrderTable.css'
import { PurchaseHead } from './PurchaseHead'

/** Buttons of an order in the list; the other actions are in its menu. */
const LISTED_ACTIONS = 2

/** In a narrower table the other columns give way to the names of the products. */
const COLUMNS: readonly RecordColumn<Order>[] = [
  {
    key: 'order',
    title: '订单',
    width: 'clamp(184px, 22cqi, 208px)',
    narrow: 'plain',
    lines: 3,
    render: order => <OrderNumber order={order} />,
  },
  { key: 'goods', title: '商品', narrow: 'plain', lines: 3, render: order => <OrderGoods order={order} /> },
  {
    key: 'amount',
    title: '订单金额',
    align: 'end',
    width: 'clamp(112px, 17cqi, 164px)',
    render: order => <OrderCost order={order.amounts} />,
  },
  {
    key: 'status',
    title: '状态',
    width: 'clamp(104px, 14cqi, 136px)',
    lines: 2,
    render: order => <OrderStatus order={order} />,
  },
  {
    key: 'actions',
    title: '操作',
    width: 'clamp(104px, 12cqi, 112px)',
    narrow: 'plain',
    lines: 2,
    render: order => (
      <div className={css.actions}>
        <OrderActions order={order} max={LISTED_ACTIONS} size="s" />
      </div>
    ),
  },
]

export interface OrderTableProps {
  /** Undefined while the first answer loads. */
  answer: Pick<OrdersAnswer, 'list' | 'purchases'> | undefined
  refreshing?: boolean
}

/** Orders, one a row; the parts of one purchase are below a head with the numbers of the whole purchase. */
export function OrderTable({ answer, refreshing }: OrderTableProps) {
  const purchases = new Map(answer?.purchases.map(purchase => [purchase.parent_sn, purchase]))
  return (
    <RecordsTable
      className={css.root}
      label="订单"
      columns={COLUMNS}
      rows={answer?.list}
      rowKey={order => order.id}
      refreshing={refreshing}
      stickyHead
      labels={{ loading: '正在加载订单' }}
      groups={{
        keyOf: order => (purchases.has(order.parent_sn) ? order.parent_sn : undefined),
        renderHead(parent_sn, parts) {
          const purchase = purchases.get(parent_sn)
          return purchase && <PurchaseHead purchase={purchase} shown={parts.length} />
        },
      }}
    />
  )
}

function OrderNumber({ order: { id, sn, created_at, warehouse, is_ephedrine } }: { order: Order }) {
  return (
    <div className={css.order}>
      <span className={css.number}>
        <Link href={href('order', { id })} className={link}>
          {sn}
        </Link>
        <CopyButton name={`订单号 ${sn}`} text={sn} />
      </span>
      <span className={css.about}>{created_at}</span>
      <span className={css.about}>
        {warehouse}
        {is_ephedrine === 1 && ' · 含麻'}
      </span>
    </div>
  )
}

function OrderGoods({ order }: { order: Order }) {
  const lines = orderLinesOfOrder(order.lines)
  const more = order.line_count > countPurchase(lines).line_count
  return (
    <ul className={css.goods}>
      {lines.map(line => (
        <li key={line.id} className={css.line}>
          <span className={css.name}>
            {line.is_gift === 1 && <GoodsTag name="赠" className={giftTag} />}
            {line.name} <span className={css.about}>{line.ypgg}</span>
          </span>
          <span className={css.count}>
            ×{line.number} {line.bzdw}
          </span>
        </li>
      ))}
      {more && <li className={css.about}>等 {purchaseCountText(order)}</li>}
    </ul>
  )
}

function OrderStatus({ order: { status, status_text, slip_refused, pay_before } }: { order: Order }) {
  return (
    <div className={css.status}>
      <span className={css.statusText} data-closed={status < 0 ? '' : undefined}>
        {status_text}
      </span>
      {slip_refused && <span className={css.deadline}>转账凭证未通过：{slip_refused}</span>}
      {pay_before && <span className={css.deadline}>{pay_before.slice(5, 16)} 前付款</span>}
    </div>
  )
}
