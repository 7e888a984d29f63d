'use client'
import { ORDER, type PurchaseCount, purchaseCountText } from '@yaoji/domain'
import { forwardRef } from 'react'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { OrderCost, type OrderCostAmounts } from '../order-cost'
import { Panel, type PanelProps } from '../panel'
import { plain } from '../theme/base.css'
import * as css from './OrderLinks.css'

/** An order, by the wire's names. */
export interface OrderLinksOrder extends OrderCostAmounts, PurchaseCount {
  id: number
  sn: string
  status: number
  status_text: string
  warehouse: string
  is_ephedrine: number
}

export const orderLinksLabels = {
  /** Where an order is from, and how much it has. */
  order: (warehouse: string, count: PurchaseCount) => `${warehouse} · ${purchaseCountText(count)}`,
  /** After it, where it cannot be paid with the others. */
  ephedrine: ' · 含麻，单独付款',
  /** Beside the title: how many are to be paid. */
  unpaid: (count: number) => `${count} 笔待付款`,
  /** The links. */
  pay: '去付款',
  view: '查看',
}

export interface OrderLinksProps<Order extends OrderLinksOrder = OrderLinksOrder>
  extends Omit<PanelProps, 'children'> {
  /** The orders to name. */
  orders: readonly Order[]
  /** Where an order is shown, or one to pay is paid. */
  hrefOf: (order: Order, page: 'pay' | 'view') => string
  /**
   * The links only show the orders: the reader cannot pay them.
   * @default false
   */
  readOnly?: boolean
  /** Words in place of those of {@link orderLinksLabels}. */
  labels?: Partial<typeof orderLinksLabels>
}

/**
 * Orders, one in a row, each with the link to pay it or to see it. Renders a Panel, or nothing without orders.
 */
export const OrderLinks = forwardRef<HTMLElement, OrderLinksProps>(function OrderLinks(
  { orders, hrefOf, readOnly = false, labels, ...rest },
  ref,
) {
  const words = useLabels('orderLinks', orderLinksLabels, labels)
  if (orders.length === 0) return null
  const unpaid = orders.filter(({ status }) => status === ORDER.unpaid).length
  return (
    <Panel
      aside={
        unpaid > 0 && (
          <span className={css.unpaid} data-part="unpaid">
            {words.unpaid(unpaid)}
          </span>
        )
      }
      {...rest}
      ref={ref}
    >
      <ul className={plain} data-part="list">
        {orders.map(order => (
          <Row key={order.id} {...{ order, hrefOf, readOnly, words }} />
        ))}
      </ul>
    </Panel>
  )
})

interface RowProps extends Pick<OrderLinksProps, 'hrefOf' | 'readOnly'> {
  order: OrderLinksOrder
  words: typeof orderLinksLabels
}

function Row({ order, hrefOf, readOnly, words }: RowProps) {
  const page = order.status === ORDER.unpaid && !readOnly ? 'pay' : 'view'
  return (
    <li className={css.row} data-part="row">
      <span className={css.order} data-part="order">
        <span className={plain} data-part="count">
          {words.order(order.warehouse, order)}
          {order.is_ephedrine === 1 && words.ephedrine}
        </span>
        <span className={css.number} data-part="number">
          {order.sn}
        </span>
      </span>
      <span className={css.status} data-part="status">
        {order.status_text}
      </span>
      <OrderCost amounts={order} />
      <Link
        href={hrefOf(order, page)}
        aria-label={`${words[page]} ${order.sn}`}
        className={css.link}
        data-part="link"
      >
        {words[page]}
      </Link>
    </li>
  )
}
