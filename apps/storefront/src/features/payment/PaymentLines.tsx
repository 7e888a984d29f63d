import type { Order } from '@yaoji/api-client/contract/order'
import { purchaseCountText } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { OrderLines, orderLinesOfOrder } from '@yaoji/ui/order-lines'
import { Panel } from '@yaoji/ui/panel'
import { useState } from 'react'

export interface PaymentLinesProps {
  order: Order
  /** @default 商品清单 */
  title?: string | undefined
}

/** The lines of an order, collapsed: the buyer has seen them in an earlier step. */
export function PaymentLines({ order, title = '商品清单' }: PaymentLinesProps) {
  const [open, setOpen] = useState(false)
  const toggle = (
    <Button variant="quiet" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? '收起商品' : `查看 ${order.line_count} 种商品`}
    </Button>
  )
  return (
    <Panel title={title} aside={toggle}>
      {open ? <OrderLines parts={[partOf(order)]} /> : <p>共 {purchaseCountText(order)}</p>}
    </Panel>
  )
}

function partOf({ id, warehouse, lines }: Order) {
  return { key: String(id), warehouse, is_ephedrine: 0, lines: orderLinesOfOrder(lines) }
}
