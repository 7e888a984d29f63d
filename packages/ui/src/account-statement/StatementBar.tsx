'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { Button, ButtonRow } from '../button'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { StoreSelect } from '../store-select'
import * as css from './StatementBar.css'

export const statementBarLabels = {
  previous: '上一月',
  next: '下一月',
}

export interface StatementBarProps extends HTMLAttributes<HTMLDivElement> {
  /** The shown month, `YYYY-MM`. */
  month: string
  /** The months beside it; null where there is none. */
  previous_month: string | null
  next_month: string | null
  onMonthChange: (month: string) => void
  /** Whose statements can be seen. With one store there is nothing to choose. */
  stores: readonly { readonly user_id: number; readonly company: string }[]
  /** The chosen store; null for all. */
  store_id: number | null
  onStoreChange: (user_id: number | null) => void
  /** Words in place of those of {@link statementBarLabels}. */
  labels?: Partial<typeof statementBarLabels>
}

/** Which statement is shown: its month, its store, and as children what can be done with it. Renders `div`. */
export const StatementBar = forwardRef<HTMLDivElement, StatementBarProps>(function StatementBar(props, ref) {
  const { month, previous_month, next_month, onMonthChange, stores, store_id, onStoreChange, ...more } = props
  const { labels, className, children, ...rest } = more
  const words = useLabels('statementBar', statementBarLabels, labels)
  const times = useTimes()
  const step = (to: string | null) => ({
    className: css.step,
    'aria-disabled': to === null || undefined,
    onClick: () => to !== null && onMonthChange(to),
  })
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.months} data-part="months">
        <Button {...step(previous_month)}>{words.previous}</Button>
        <span aria-live="polite" className={css.month} data-part="month">
          {times.month(month)}
        </span>
        <Button {...step(next_month)}>{words.next}</Button>
      </div>
      <StoreSelect stores={stores} value={store_id} onValueChange={onStoreChange} />
      <ButtonRow className={css.actions}>{children}</ButtonRow>
    </div>
  )
})
