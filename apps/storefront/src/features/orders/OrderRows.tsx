import { Link } from '@yaoji/ui/link'
import { Price } from '@yaoji/ui/price'
import { Panel } from '../../core/page/Panel'
import { href } from '../../routes'
import * as css from './OrderRows.css'

/** Code of an order that waits to be paid. */
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

/** Orders in a line each, with the way to pay those that wait for it; nothing without any. */
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
            <Way order={order} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Way({ order: { id, sn, status } }: { order: OrderRow }) {
  const text = status === UNPAID ? '去付款' : '查看'
  const there = status === UNPAID ? href('cartPay', { id }) : href('order', { id })
  return (
    <Link href={there} className={css.way} aria-label={`${text} ${sn}`}>
      {text}
    </Link>
  )
}
