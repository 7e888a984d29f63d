'use client'
import { countPurchase, type PurchaseCount } from '@yaoji/domain'
import { useId, useState } from 'react'
import { OrderAmounts } from '../order-amounts'
import { dataAttr } from '../part/dataAttr'
import * as css from './OrderLines.css'
import { OrderLinesFold, OrderLinesKept } from './OrderLinesFold'
import { OrderLinesTable } from './OrderLinesTable'
import type { OrderLinesLabels } from './orderLinesLabels'
import type { OrderLine, OrderLinesPartData } from './orderLineTypes'

/** Lines of an order that are shown before the buyer asks for the others. */
const FIRST_LINES = 20
/** Lines of an order that folds: shown when it is opened, and with each further request. */
const MORE_LINES = 50

interface OrderProps {
  part: OrderLinesPartData
  /** Which of several it is, from 1; null for the only one. */
  place: number | null
  lineHref: ((line: OrderLine) => string | undefined) | undefined
  requestReportHref: string | undefined
  /** Its title opens and closes it. */
  folds: boolean
  startsFolded: boolean
  onMore: ((key: string) => void) | undefined
  words: OrderLinesLabels
}

/** One order: its title, why it is one, its lines and what they cost. */
export function OrderLinesOrder(props: OrderProps) {
  const { part, place, lineHref, requestReportHref, folds, startsFolded, onMore, words } = props
  const [folded, setFolded] = useState(startsFolded)
  const shown = useShownLines(part, folds, onMore)
  const linesId = useId()
  const name = part.warehouse || words.order
  const title = place === null ? name : words.orderOf(place, name)
  const reason = reasonOf({ part, place, words })
  const count = (
    <span className={css.count} data-part="count">
      {words.count(countOf(part))}
    </span>
  )
  return (
    <section
      aria-label={title}
      className={css.order}
      data-part="order"
      data-ephedrine={dataAttr(part.is_ephedrine === 1)}
      data-folded={dataAttr(folded)}
    >
      <div className={css.head} data-part="order-head">
        <h3 className={folds ? css.foldTitle : css.title} data-part="title">
          {folds ? (
            <OrderLinesFold
              {...{ title, count, folded, words }}
              total={part.total}
              controls={linesId}
              onFold={() => setFolded(!folded)}
            />
          ) : (
            <>
              {title} {count}
            </>
          )}
        </h3>
        {reason && (
          <p className={css.reason} data-part="reason">
            {reason}
          </p>
        )}
        {folded && <OrderLinesKept part={part} words={words} />}
      </div>
      {!folded && (
        <div id={linesId} className={css.content} data-part="content">
          <OrderLinesTable
            label={words.linesOf(title)}
            lines={shown.lines}
            lineCount={part.lines.length + shown.absent}
            lineHref={lineHref}
            requestReportHref={requestReportHref}
            words={words}
          />
          <div className={css.foot} data-part="foot">
            <MoreLines shown={shown} part={part} words={words} />
            {part.amounts && (
              <OrderAmounts amounts={part.amounts} brief labels={{ payable_amount: words.payable }} />
            )}
          </div>
        </div>
      )}
    </section>
  )
}

/** What the order holds, with the lines that are not here. */
export function countOf({
  lines,
  line_count,
  goods_number = 0,
  gift_number = 0,
}: OrderLinesPartData): PurchaseCount {
  return line_count === undefined ? countPurchase(lines) : { line_count, goods_number, gift_number }
}

interface ShownLines {
  lines: readonly OrderLine[]
  /** How many lines are not here. */
  absent: number
  /** How many more the button shows; 0 when all are shown. */
  next: number
  more: () => void
  /** Hides again what the button showed; undefined where it hides nothing. */
  less: (() => void) | undefined
  /** Each press shows a part of the others, not all. */
  bySteps: boolean
}

function useShownLines(part: OrderLinesPartData, folds: boolean, onMore: OrderProps['onMore']): ShownLines {
  const { lines } = part
  const begin = folds ? MORE_LINES : FIRST_LINES
  const [most, setMost] = useState(begin)
  const absent = countOf(part).line_count - countPurchase(lines).line_count
  // What is here of an order whose counts come with it was asked for.
  if (part.line_count !== undefined) {
    const next = onMore ? Math.min(MORE_LINES, absent) : 0
    return { lines, absent, next, more: () => onMore?.(part.key), less: undefined, bySteps: true }
  }
  const shown = firstLines(lines, most)
  const left = countPurchase(lines.slice(shown.length)).line_count
  return {
    lines: shown,
    absent,
    next: folds ? Math.min(MORE_LINES, left) : left,
    more: () => setMost(folds ? most + MORE_LINES : lines.length),
    less: !folds && left === 0 && most > begin ? () => setMost(begin) : undefined,
    bySteps: folds,
  }
}

interface MoreLinesProps extends Pick<OrderProps, 'part' | 'words'> {
  shown: ShownLines
}

/** The button for further lines. Where an order folds, its title closes all of them. */
function MoreLines({ shown: { absent, next, more, less, bySteps }, part, words }: MoreLinesProps) {
  if (next === 0 && !less) {
    return (
      absent > 0 && (
        <p className={css.absent} data-part="absent">
          {words.absent(absent)}
        </p>
      )
    )
  }
  return (
    <div className={css.others} data-part="others">
      {part.failure && (
        <p role="alert" className={css.failure} data-part="failure">
          {part.failure}
        </p>
      )}
      <button
        type="button"
        aria-expanded={bySteps ? undefined : less !== undefined}
        aria-disabled={part.loading || undefined}
        className={css.more}
        data-part="more"
        onClick={part.loading ? undefined : (less ?? more)}
      >
        {textOf()}
      </button>
    </div>
  )

  function textOf() {
    if (part.loading) return words.loading
    if (less) return words.less
    return bySteps ? words.next(next) : words.more(next)
  }
}

/** The first lines of an order; a gift is shown with its line. */
function firstLines(lines: readonly OrderLine[], most: number): readonly OrderLine[] {
  const next = lines.slice(most).findIndex(line => line.is_gift !== 1)
  return next < 0 ? lines : lines.slice(0, most + next)
}

/** Why it is an order of its own; empty for the only one without a reason. */
function reasonOf({ part, place, words }: Pick<OrderProps, 'part' | 'place' | 'words'>): string {
  if (part.is_ephedrine === 1) return words.ephedrine
  return place === null ? '' : words.warehouse(part.warehouse)
}
