'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './OrderLines.css'
import { countOf, OrderLinesOrder } from './OrderLinesOrder'
import { type OrderLinesLabels, orderLinesLabels } from './orderLinesLabels'
import type { OrderLine, OrderLinesPartData } from './orderLineTypes'

/** More lines than this, over all orders, begin folded. */
const FEW_LINES = 5

export interface OrderLinesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The orders: one, or those into which a checkout splits. */
  parts: readonly OrderLinesPartData[]
  /** The page of a line's product; lines without an address are plain text. */
  lineHref?: ((line: OrderLine) => string | undefined) | undefined
  /** Where the inspection report of a batch without one is requested; without it a missing report is not mentioned. */
  requestReportHref?: string | undefined
  /**
   * Each order folds to one line with its counts and its amount, below which gifts and near-expiry stock stay visible.
   * Orders with more than five lines together begin folded; an open one shows fifty lines, and fifty more when asked.
   * @default false
   */
  folds?: boolean
  /** Requests further lines of an order that has only its first ones (`line_count`). */
  onMore?: ((key: string) => void) | undefined
  /** Words in place of those of {@link OrderLinesLabels}. */
  labels?: Partial<OrderLinesLabels>
}

/**
 * What orders hold, to be read only: a table for each, with why it is an order of its own. A gift has the tag 赠, a
 * combination is one line with its products under its name. The first twenty lines are shown at once, the others when
 * asked for; those that are not here are requested by `onMore`. Renders `div`; orders set `data-ephedrine`, and
 * `data-folded` while their lines are not shown.
 */
export const OrderLines = forwardRef<HTMLDivElement, OrderLinesProps>(function OrderLines(
  { parts, lineHref, requestReportHref, folds = false, onMore, labels, className, ...rest },
  ref,
) {
  const words = useLabels('orderLines', orderLinesLabels, labels)
  const few = parts.reduce((sum, part) => sum + countOf(part).line_count, 0) <= FEW_LINES
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      {parts.map((part, at) => (
        <OrderLinesOrder
          key={part.key}
          part={part}
          place={parts.length > 1 ? at + 1 : null}
          lineHref={lineHref}
          requestReportHref={requestReportHref}
          folds={folds}
          startsFolded={folds && !few}
          onMore={onMore}
          words={words}
        />
      ))}
    </div>
  )
})
