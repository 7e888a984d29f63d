'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { Button } from '../button'
import { Empty, type EmptyProps } from '../empty'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { LedgerTable, type LedgerTableProps, type LedgerTableRow } from './LedgerTable'
import { type LedgerName, ledgerPanelLabels } from './ledgerPanelLabels'

/** A row of a ledger, by the wire's names: amounts in yuan, or numbers of points. */
export interface LedgerEntry extends LedgerTableRow {
  readonly amount?: string
  readonly balance_after?: string
  readonly points?: number
  readonly points_after?: number
}

export interface LedgerRowsProps
  extends Omit<LedgerTableProps<LedgerEntry>, 'name' | 'changeOf' | 'afterOf' | 'labels'> {
  ledger: LedgerName
  /** Words in place of those of {@link ledgerPanelLabels}. */
  labels?: Partial<typeof ledgerPanelLabels>
}

/** The rows of a ledger, for a panel. Renders LedgerTable, without a border of its own. */
export const LedgerRows = forwardRef<HTMLDivElement, LedgerRowsProps>(function LedgerRows(
  { ledger, labels, ...rest },
  ref,
) {
  const money = useMoney()
  const textOf = (amount: string | undefined, points: number | undefined) =>
    amount === undefined ? String(points) : money.text(amount)
  const { name, change, after } = useLabels('ledgerPanel', ledgerPanelLabels, labels).ledgers[ledger]
  return (
    <LedgerTable
      framed={false}
      {...rest}
      ref={ref}
      name={name}
      changeOf={({ amount, points }: LedgerEntry) => textOf(amount, points)}
      afterOf={({ balance_after, points_after }: LedgerEntry) => textOf(balance_after, points_after)}
      labels={{ change, after }}
    />
  )
})

export interface LedgerNoneProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'>,
    Pick<EmptyProps, 'size'> {
  ledger: LedgerName
  /** Clears the filters; absent without any. */
  onClear?: (() => void) | undefined
  /** Words in place of those of {@link ledgerPanelLabels}. */
  labels?: Partial<typeof ledgerPanelLabels>
}

/** In place of the rows of a ledger: it has none, or the filters find none. Renders Empty. */
export const LedgerNone = forwardRef<HTMLDivElement, LedgerNoneProps>(function LedgerNone(
  { ledger, onClear, labels, ...rest },
  ref,
) {
  const words = useLabels('ledgerPanel', ledgerPanelLabels, labels)
  const { name, source } = words.ledgers[ledger]
  if (!onClear) return <Empty {...rest} ref={ref} title={words.none(name)} text={source} />
  return (
    <Empty
      {...rest}
      ref={ref}
      title={words.noneFound(name)}
      text={words.widen}
      actions={<Button onClick={onClear}>{words.clear}</Button>}
    />
  )
})
