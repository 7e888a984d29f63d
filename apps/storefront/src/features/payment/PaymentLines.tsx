import type { Order } from '@yaoji/api-client/contract/order'
import { Button } from '@yaoji/ui/button'
import { OrderLines } from '@yaoji/ui/order-lines'
import { useState } from 'react'
import { Panel } from '../../core/page/Panel'

/** The lines of the order, collapsed: the buyer has seen them in the previous step. */
export function PaymentLines({ order }: { order: Order }) {
  const [open, setOpen] = useState(false)
  const toggle = (
    <Button variant="quiet" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? '收起商品' : `查看 ${order.line_count} 种商品`}
    </Button>
  )
  return (
    <Panel title="商品清单" aside={toggle}>
      {open ? (
        <OrderLines
          parts={[{ key: String(order.id), warehouse: order.warehouse, is_ephedrine: 0, lines: order.lines }]}
        />
      ) : (
        <p>
          共 {order.line_count} 种 {order.goods_number} 件
        </p>
      )}
    </Panel>
  )
}
