'use client'
import type { Money } from '@yaoji/domain'
import { forwardRef, type ReactNode, type Ref } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { type ListCounts, ListPanel, type ListPanelProps } from '../list-panel'
import { Select } from '../select'
import { StatList } from '../stat-list'
import { plain } from '../theme/base.css'
import * as css from './LedgerPanel.css'
import { type LedgerName, ledgerPanelLabels } from './ledgerPanelLabels'

/** The answer of a ledger, by the wire's names: sums of all rows that the filters find, in yuan or points. */
export interface LedgerSums extends ListCounts {
  readonly income?: string
  readonly expense?: string
  readonly points_in?: number
  readonly points_out?: number
}

/** A kind of rows. */
export interface LedgerUseOption {
  readonly use_type: number
  readonly text: string
  /** No action of the shop writes it: it is offered only where it is chosen already. */
  readonly dormant?: boolean
}

export interface LedgerPanelProps extends Omit<ListPanelProps, 'name' | 'filters' | 'counts' | 'labels'> {
  ledger: LedgerName
  /** Undefined while the first answer loads. */
  answer: LedgerSums | undefined
  /**
   * The last answer did not arrive: there are no sums.
   * @default false
   */
  failed?: boolean
  /** The kinds of rows to choose from. */
  uses: readonly LedgerUseOption[]
  /** The chosen kind; undefined for all. */
  use_type: number | undefined
  onUseTypeChange: (use_type: number | undefined) => void
  /** Filters and buttons beside the kind: days, export. */
  filters?: ReactNode
  /** What is around the rows: it can take the focus of a button that disappears with them. */
  resultsRef?: Ref<HTMLDivElement>
  /** Words in place of those of {@link ledgerPanelLabels}. */
  labels?: Partial<typeof ledgerPanelLabels>
}

/** A ledger: filters, what the rows of the filters add and take, and the rows, which are its children. Renders ListPanel. */
export const LedgerPanel = forwardRef<HTMLDivElement, LedgerPanelProps>(function LedgerPanel(props, ref) {
  const { ledger, answer, failed, uses, use_type, onUseTypeChange, filters, resultsRef, ...more } = props
  const { labels, children, ...rest } = more
  const words = useLabels('ledgerPanel', ledgerPanelLabels, labels)
  const money = useMoney()
  const options = uses
    .filter(use => !use.dormant || use.use_type === use_type)
    .map(use => ({ value: String(use.use_type), name: use.text }))
  const { name, sums } = words.ledgers[ledger]
  const values = answer && !failed ? valuesOf(answer, money) : []
  return (
    <ListPanel
      {...rest}
      ref={ref}
      name={name}
      counts={answer}
      filters={
        <>
          <Select
            label={words.kind}
            labelHidden
            className={css.kind}
            options={[{ value: '', name: words.allKinds }, ...options]}
            value={String(use_type ?? '')}
            onValueChange={next => onUseTypeChange(next === '' ? undefined : Number(next))}
          />
          {filters}
        </>
      }
    >
      <section aria-label={words.sums} className={plain} data-part="sums">
        <StatList
          inline
          className={css.sums}
          stats={sums.map((sum, at) => ({ name: sum, value: values[at] ?? '—' }))}
        />
      </section>
      <div ref={resultsRef} tabIndex={-1} className={plain} data-part="results">
        {children}
      </div>
    </ListPanel>
  )
})

function valuesOf({ income, expense, points_in, points_out, total }: LedgerSums, money: Money) {
  return [points_in ?? money.text(income), points_out ?? money.text(expense), total]
}
