import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { ORDER, purchaseCountText } from '@yaoji/domain'
import { Link } from '@yaoji/ui/link'
import { Panel } from '../../core/page/Panel'
import { href } from '../../routes'
import { OrderCost } from './OrderCost'
import * as css from './OrderRows.css'

type OrderRow = OrderDetail['siblings'][number]

export interface OrderRowsProps {
  title: string
  orders: readonly OrderRow[]
}

/** Orders, one a row, with links to pay those that are unpaid. Renders nothing without orders. */
export function OrderRows({ title, orders }: OrderRowsProps) {
  if (orders.length === 0) return null
  const unpaid = orders.filter(order => order.status === ORDER.unpaid).length
  return (
    <Panel title={title} aside={unpaid > 0 && <span className={css.unpaid}>{unpaid} 笔待付款</span>}>
      <ul>
        {orders.map(order => (
          <li key={order.id} className={css.row}>
            <span className={css.what}>
              <span>
                {order.warehouse} · {purchaseCountText(order)}
                {order.is_ephedrine === 1 && ' · 含麻，单独付款'}
              </span>
              <span className={css.sn}>{order.sn}</span>
            </span>
            <span className={css.state}>{order.status_text}</span>
            <OrderCost order={order} />
            <OrderLink order={order} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function OrderLink({ order: { id, sn, status } }: { order: OrderRow }) {
  const [text, url] =
    status === ORDER.unpaid ? ['去付款', href('cartPay', { id })] : ['查看', href('order', { id })]
  return (
    <Link href={url} className={css.link} aria-label={`${text} ${sn}`}>
      {text}
    </Link>
  )
}
