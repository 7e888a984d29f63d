'use client'
import { countPurchase } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, useState } from 'react'
import { useLabels } from '../labels/useLabels'
import { OrderAmounts } from '../order-amounts'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './OrderLines.css'
import { OrderLinesTable } from './OrderLinesTable'
import { type OrderLinesLabels, orderLinesLabels } from './orderLinesLabels'
import type { OrderLine, OrderLinesPartData } from './orderLineTypes'

/** Lines of an order that are shown before the buyer asks for the others. */
const FIRST_LINES = 20

export interface OrderLinesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The orders: one, or those into which a checkout splits. */
  parts: readonly OrderLinesPartData[]
  /** The page of a line's product; lines without an address are plain text. */
  lineHref?: ((line: OrderLine) => string | undefined) | undefined
  /** Where the inspection report of a batch without one is requested; without it a missing report is not mentioned. */
  requestReportHref?: string | undefined
  /** Words in place of those of {@link OrderLinesLabels}. */
  labels?: Partial<OrderLinesLabels>
}

/**
 * What orders hold, to be read only: a table for each, with why it is an order of its own. A gift has the tag 赠, a
 * combination is one line with its products under its name. The first twenty lines are shown at once, the others when
 * asked for. Renders `div`; orders set `data-ephedrine`.
 */
export const OrderLines = forwardRef<HTMLDivElement, OrderLinesProps>(function OrderLines(
  { parts, lineHref, requestReportHref, labels, className, ...rest },
  ref,
) {
  const words = useLabels('orderLines', orderLinesLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      {parts.map((part, at) => (
        <Order
          key={part.key}
          part={part}
          place={parts.length > 1 ? at + 1 : null}
          lineHref={lineHref}
          requestReportHref={requestReportHref}
          words={words}
        />
      ))}
    </div>
  )
})

interface OrderProps extends Pick<OrderLinesProps, 'lineHref' | 'requestReportHref'> {
  part: OrderLinesPartData
  /** Which of several it is, from 1; null for the only one. */
  place: number | null
  words: OrderLinesLabels
}

function Order({ part, place, lineHref, requestReportHref, words }: OrderProps) {
  const [all, setAll] = useState(false)
  const { lines, amounts, is_ephedrine } = part
  const name = part.warehouse || words.order
  const title = place === null ? name : words.orderOf(place, name)
  const first = firstLines(lines)
  const hidden = lines.slice(first.length)
  const reason = reasonOf({ part, place, words })
  return (
    <section
      aria-label={title}
      className={css.order}
      data-part="order"
      data-ephedrine={dataAttr(is_ephedrine === 1)}
    >
      <div className={css.head} data-part="order-head">
        <h3 className={css.title} data-part="title">
          {title}{' '}
          <span className={css.count} data-part="count">
            {words.count(countPurchase(lines))}
          </span>
        </h3>
        {reason && (
          <p className={css.reason} data-part="reason">
            {reason}
          </p>
        )}
      </div>
      <OrderLinesTable
        label={words.linesOf(title)}
        lines={all ? lines : first}
        lineCount={lines.length}
        lineHref={lineHref}
        requestReportHref={requestReportHref}
        words={words}
      />
      <div className={css.foot} data-part="foot">
        {hidden.length > 0 && (
          <button
            type="button"
            aria-expanded={all}
            className={css.more}
            data-part="more"
            onClick={() => setAll(!all)}
          >
            {all ? words.less : words.more(countPurchase(hidden).line_count)}
          </button>
        )}
        {amounts && <OrderAmounts amounts={amounts} brief labels={{ payable_amount: words.payable }} />}
      </div>
    </section>
  )
}

/** The lines to show at first; a gift is shown with its line. */
function firstLines(lines: readonly OrderLine[]): readonly OrderLine[] {
  const rest = lines.slice(FIRST_LINES)
  const next = rest.findIndex(line => line.is_gift !== 1)
  return next < 0 ? lines : lines.slice(0, FIRST_LINES + next)
}

/** Why it is an order of its own; empty for the only one without a reason. */
function reasonOf({ part, place, words }: Pick<OrderProps, 'part' | 'place' | 'words'>): string {
  if (part.is_ephedrine === 1) return words.ephedrine
  return place === null ? '' : words.warehouse(part.warehouse)
}
