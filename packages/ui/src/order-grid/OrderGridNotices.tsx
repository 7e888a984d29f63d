'use client'
import { type OrderGrid as Grid, ORDER_GRID_ROWS } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { Button } from '../button'
import { Callout } from '../callout'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './OrderGrid.css'
import { type OrderGridLabels, orderGridLabels } from './orderGridLabels'

export interface OrderGridNoticesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The rows; `useOrderGrid` of `@yaoji/hooks` holds them. */
  grid: Pick<
    Grid,
    'failed' | 'offline' | 'skipped' | 'left_out' | 'learnProblems' | 'retry' | 'closeLearnProblems'
  >
  /** Words in place of those of {@link orderGridLabels}. */
  labels?: Partial<OrderGridLabels>
}

/** Rows that were not matched, lines that were left out, and codes that were not kept. Renders `div`, or nothing without any. */
export const OrderGridNotices = forwardRef<HTMLDivElement, OrderGridNoticesProps>(function OrderGridNotices(
  { grid, labels, className, ...rest },
  ref,
) {
  const words = useLabels('orderGrid', orderGridLabels, labels)
  const { failed, offline, skipped, left_out, learnProblems, retry } = grid
  if (!failed && left_out + skipped.length + learnProblems.length === 0) return null
  const retryButton = (
    <Button size="s" onClick={retry}>
      {words.retry}
    </Button>
  )
  return (
    <div {...rest} ref={ref} className={joinClass(css.notices, className)}>
      {failed && (
        <Callout tone="bad" action={retryButton}>
          {offline ? words.someOffline : words.someFailed}
        </Callout>
      )}
      {skipped.length > 0 && <Callout>{words.skipped(skipped.map(({ text }) => text))}</Callout>}
      {learnProblems.length > 0 && (
        <Callout
          action={
            <Button size="s" onClick={grid.closeLearnProblems}>
              {words.closeNotice}
            </Button>
          }
        >
          {learnProblems.join(words.between)}
        </Callout>
      )}
      {left_out > 0 && <Callout>{words.full(ORDER_GRID_ROWS, left_out)}</Callout>}
    </div>
  )
})
