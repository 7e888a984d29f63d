'use client'
import { forwardRef } from 'react'
import { Empty, type EmptyProps } from '../empty'
import { useLabels } from '../labels/useLabels'
import { OrderPadNote, type OrderPadNoteProps } from './OrderPadNote'

export const orderPadEmptyLabels = {
  /** No regular product was bought often enough to compare its prices. */
  notCompared: '还没有可比价的常购商品',
  notComparedText: '同一商品买过三次后，按您上次的成交价比较。',
  /** Prices were compared, and none is lower. */
  notCheaper: '常购商品没有降价',
  notCheaperText: (compared: number) => `已比较 ${compared} 种常购商品的现价和您上次的成交价。`,
  /** Without a last order. */
  noOrder: '还没有已付款的订单',
  none: '没有可以再买的商品',
}

export interface OrderPadEmptyProps
  extends Omit<EmptyProps, 'title' | 'text' | 'links' | 'actions' | 'size'>,
    Pick<OrderPadNoteProps, 'source' | 'listHref'> {
  /** Words in place of those of {@link orderPadEmptyLabels}. */
  labels?: Partial<typeof orderPadEmptyLabels>
}

/** In place of the rows of an OrderPad, for its `empty`: why there are none. Renders Empty. RT-03. */
export const OrderPadEmpty = forwardRef<HTMLDivElement, OrderPadEmptyProps>(function OrderPadEmpty(
  { source, listHref, labels, ...rest },
  ref,
) {
  const words = useLabels('orderPadEmpty', orderPadEmptyLabels, labels)
  return <Empty {...rest} ref={ref} size="s" {...contentOf({ source, listHref }, words)} />
})

function contentOf(
  props: Pick<OrderPadNoteProps, 'source' | 'listHref'>,
  words: typeof orderPadEmptyLabels,
): Pick<EmptyProps, 'title' | 'text'> {
  const { last, cheaper } = props.source
  if (cheaper?.compared === 0) return { title: words.notCompared, text: words.notComparedText }
  if (cheaper) return { title: words.notCheaper, text: words.notCheaperText(cheaper.compared) }
  if (last && !last.order) return { title: words.noOrder }
  return { title: words.none, text: <OrderPadNote as="span" {...props} /> }
}
