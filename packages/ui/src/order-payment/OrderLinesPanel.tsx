'use client'
import { type PurchaseCount, purchaseCountText } from '@yaoji/domain'
import { forwardRef, useState } from 'react'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { OrderLines, type OrderLinesPartData, orderLinesOfOrder } from '../order-lines'
import { Panel, type PanelProps } from '../panel'
import { plain } from '../theme/base.css'

export const orderLinesPanelLabels = {
  title: '商品清单',
  show: (count: number) => `查看 ${count} 种商品`,
  hide: '收起商品',
  count: (count: PurchaseCount) => `共 ${purchaseCountText(count)}`,
}

/** An order with its lines, by the wire's names. */
export interface OrderLinesPanelOrder extends PurchaseCount {
  readonly id: number
  readonly warehouse: string
  readonly lines: Parameters<typeof orderLinesOfOrder>[0]
}

export interface OrderLinesPanelProps extends Omit<PanelProps, 'title' | 'aside' | 'children'> {
  order: OrderLinesPanelOrder
  /** @default the title of the labels */
  title?: string | undefined
  /** Words in place of those of {@link orderLinesPanelLabels}. */
  labels?: Partial<typeof orderLinesPanelLabels>
}

/** The lines of an order, collapsed: the buyer has seen them in an earlier step. Renders Panel. */
export const OrderLinesPanel = forwardRef<HTMLElement, OrderLinesPanelProps>(function OrderLinesPanel(
  { order, title, labels, ...rest },
  ref,
) {
  const words = useLabels('orderLinesPanel', orderLinesPanelLabels, labels)
  const [open, setOpen] = useState(false)
  const toggle = (
    <Button variant="quiet" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? words.hide : words.show(order.line_count)}
    </Button>
  )
  return (
    <Panel {...rest} ref={ref} title={title ?? words.title} aside={toggle}>
      {open ? (
        <OrderLines parts={[partOf(order)]} />
      ) : (
        <p className={plain} data-part="count">
          {words.count(order)}
        </p>
      )}
    </Panel>
  )
})

function partOf({ id, warehouse, lines }: OrderLinesPanelOrder): OrderLinesPartData {
  return { key: String(id), warehouse, is_ephedrine: 0, lines: orderLinesOfOrder(lines) }
}
