import type { ReactNode } from 'react'
import * as css from './DescriptionList.css'

export type DescriptionRow = readonly [name: string, value: ReactNode]

export interface DescriptionListProps {
  /** Names with their values. A row without a value is left out. */
  rows: readonly DescriptionRow[]
  /** `s` for a narrow column. Default `m`. */
  size?: 's' | 'm'
}

/** Names and values of a record, in two columns: `订单号 2026112200017`. */
export function DescriptionList({ rows, size = 'm' }: DescriptionListProps) {
  return (
    <dl className={css.root} data-size={size}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className={css.row}>
              <dt className={css.name}>{name}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
