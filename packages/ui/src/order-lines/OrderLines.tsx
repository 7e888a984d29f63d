'use client'
import { OrderAmounts } from '../order-amounts'
import { joinClass, withClass } from '../part/withClass'
import * as css from './OrderLines.css'
import * as Headless from './OrderLines.headless'

export const OrderLinesRoot = withClass(Headless.OrderLinesRoot, css.root, 'OrderLinesRoot')
export const OrderLinesPart = withClass(Headless.OrderLinesPart, css.part, 'OrderLinesPart')
export const OrderLinesTitle = withClass(Headless.OrderLinesTitle, css.title, 'OrderLinesTitle')
export const OrderLinesReason = withClass(Headless.OrderLinesReason, css.reason, 'OrderLinesReason')
export const OrderLinesMore = withClass(Headless.OrderLinesMore, css.more, 'OrderLinesMore')

export function OrderLinesTable(props: Headless.OrderLinesTableProps) {
  return (
    <Headless.OrderLinesTable
      {...props}
      className={joinClass(css.table, props.className)}
      headClassName={joinClass(css.tableHead, props.headClassName)}
      rowClassName={joinClass(css.row, props.rowClassName)}
      pictureClassName={joinClass(css.picture, props.pictureClassName)}
    />
  )
}

export interface OrderLinesProps
  extends Omit<Headless.OrderLinesRootProps, 'children'>,
    Pick<Headless.OrderLinesTableProps, 'lineHref'> {}

/**
 * What an order holds, to be read only: a table an order, with why it is an order of its own. The first twenty lines
 * stand there at once, the others when asked for.
 */
export function OrderLines({ lineHref, ...root }: OrderLinesProps) {
  return (
    <OrderLinesRoot {...root}>
      {(part, place, count) => (
        <OrderLinesPart part={part} place={place} count={count}>
          <div className={css.head}>
            <OrderLinesTitle />
            <OrderLinesReason />
          </div>
          <OrderLinesTable lineHref={lineHref} />
          <div className={css.foot}>
            <OrderLinesMore />
            {part.amounts && <OrderAmounts amounts={part.amounts} brief payableName="本单应付" />}
          </div>
        </OrderLinesPart>
      )}
    </OrderLinesRoot>
  )
}
