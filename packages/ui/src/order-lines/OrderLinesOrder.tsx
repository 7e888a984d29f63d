'use client'
import { countPurchase } from '@yaoji/domain'
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
  words: OrderLinesLabels
}

/** One order: its title, why it is one, its lines and what they cost. */
export function OrderLinesOrder(props: OrderProps) {
  const { part, place, lineHref, requestReportHref, folds, startsFolded, words } = props
  const [folded, setFolded] = useState(startsFolded)
  const shown = useShownLines(part.lines, folds)
  const linesId = useId()
  const name = part.warehouse || words.order
  const title = place === null ? name : words.orderOf(place, name)
  const reason = reasonOf({ part, place, words })
  const count = (
    <span className={css.count} data-part="count">
      {words.count(countPurchase(part.lines))}
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
        {folded && <OrderLinesKept lines={part.lines} words={words} />}
      </div>
      {!folded && (
        <div id={linesId} className={css.content} data-part="content">
          <OrderLinesTable
            label={words.linesOf(title)}
            lines={shown.lines}
            lineCount={part.lines.length}
            lineHref={lineHref}
            requestReportHref={requestReportHref}
            words={words}
          />
          <div className={css.foot} data-part="foot">
            <MoreLines shown={shown} all={part.lines} folds={folds} words={words} />
            {part.amounts && (
              <OrderAmounts amounts={part.amounts} brief labels={{ payable_amount: words.payable }} />
            )}
          </div>
        </div>
      )}
    </section>
  )
}

interface ShownLines {
  lines: readonly OrderLine[]
  /** Every line is shown, on request. */
  all: boolean
  more: () => void
  less: () => void
}

function useShownLines(lines: readonly OrderLine[], folds: boolean): ShownLines {
  const begin = folds ? MORE_LINES : FIRST_LINES
  const [most, setMost] = useState(begin)
  return {
    lines: firstLines(lines, most),
    all: most >= lines.length && most > begin,
    more: () => setMost(folds ? most + MORE_LINES : lines.length),
    less: () => setMost(begin),
  }
}

interface MoreLinesProps extends Pick<OrderProps, 'folds' | 'words'> {
  shown: ShownLines
  all: readonly OrderLine[]
}

/** The button for further lines. Where an order folds, its title closes all of them. */
function MoreLines({ shown, all, folds, words }: MoreLinesProps) {
  const { line_count: left } = countPurchase(all.slice(shown.lines.length))
  const closes = shown.all && !folds
  if (left === 0 && !closes) return null
  const opens = folds ? words.next(Math.min(MORE_LINES, left)) : words.more(left)
  return (
    <button
      type="button"
      aria-expanded={folds ? undefined : closes}
      className={css.more}
      data-part="more"
      onClick={closes ? shown.less : shown.more}
    >
      {closes ? words.less : opens}
    </button>
  )
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
