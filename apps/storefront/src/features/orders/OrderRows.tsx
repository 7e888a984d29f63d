import { Link } from '@yaoji/ui/link'
import { Price } from '@yaoji/ui/price'
import { Panel } from '../../core/page/Panel'
import { href } from '../../routes'
import * as css from './OrderRows.css'

/** Status code of an unpaid order. */
const UNPAID = 10

interface OrderRow {
  readonly id: number
  readonly sn: string
  readonly status: number
  readonly status_text: string
  readonly payable_amount: string
}

export interface OrderRowsProps {
  title: string
  orders: readonly OrderRow[]
}

/** Orders, one a row, with links to pay those that are unpaid. Renders nothing without orders. */
export function OrderRows({ title, orders }: OrderRowsProps) {
  if (orders.length === 0) return null
  const open = orders.filter(order => order.status === UNPAID).length
  return (
    <Panel title={title} aside={open > 0 && <span className={css.open}>{open} 笔待付款</span>}>
      <ul>
        {orders.map(order => (
          <li key={order.id} className={css.row}>
            <span className={css.sn}>{order.sn}</span>
            <span className={css.state}>{order.status_text}</span>
            <Price value={order.payable_amount} />
            <OrderLink order={order} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function OrderLink({ order: { id, sn, status } }: { order: OrderRow }) {
  const text = status === UNPAID ? '去付款' : '查看'
  const there = status === UNPAID ? href('cartPay', { id }) : href('order', { id })
  return (
    <Link href={there} className={css.link} aria-label={`${text} ${sn}`}>
      {text}
    </Link>
  )
}
